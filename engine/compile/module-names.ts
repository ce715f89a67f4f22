import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';

export type ModuleNames = ReadonlyMap<string, ReadonlySet<string>>;

const kitFolder = new URL('../../stage/kit/', import.meta.url);
let known: Promise<ModuleNames> | undefined;

/** The modules a scene may import, each with the names it gives out. Read once. */
export function moduleNames(): Promise<ModuleNames> {
  known ??= readNames();
  return known;
}

async function readNames(): Promise<ModuleNames> {
  await init();
  const [react, runtime, remotion, kit] = await Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('remotion'),
    kitNames(),
  ]);
  return new Map([
    ['react', new Set(Object.keys(react))],
    ['react/jsx-runtime', new Set(Object.keys(runtime))],
    ['react/jsx-dev-runtime', new Set(['jsxDEV', 'Fragment'])],
    ['remotion', new Set(Object.keys(remotion))],
    ['@framewright/kit', kit],
  ]);
}

function kitNames(): Promise<Set<string>> {
  const index = ['index.ts', 'index.tsx'].map((name) => new URL(name, kitFolder)).find((url) => existsSync(url));
  return index ? exportsOf(index) : Promise.resolve(new Set());
}

/** Names that a file gives out, those of `export *` followed file by file. */
async function exportsOf(file: URL): Promise<Set<string>> {
  const source = await readFile(fileURLToPath(file), 'utf8');
  const { code } = await transform(source, { loader: file.pathname.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
  const [, exports] = parse(code);
  const names = new Set(exports.flatMap((one) => ('name' in one ? [one.name] : [])));
  for (const one of exports) {
    if (one.type !== 'reexport-all') continue;
    for (const name of await exportsOf(new URL(one.from, file))) if (name !== 'default') names.add(name);
  }
  return names;
}
