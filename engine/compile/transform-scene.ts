import { init, parse } from 'es-module-lexer';
import { type Message, type TransformOptions, transform } from 'esbuild';
import type { FieldError } from '../../contract/errors.ts';
import { checkImports, requireName } from './check-imports.ts';
import { checkText } from './check-text.ts';
import type { CompileReply } from './compile-pool.ts';
import { moduleNames } from './module-names.ts';

const options: TransformOptions = {
  loader: 'tsx',
  format: 'esm',
  target: 'chrome120',
  charset: 'utf8',
  jsx: 'automatic',
  jsxDev: true,
  legalComments: 'none',
  sourcefile: 'scene.tsx',
  sourcesContent: false,
  logLevel: 'silent',
  logLimit: 20,
  define: { require: requireName },
};

/** Compiles and checks one scene; for use in the killable child only. */
export async function transformScene(code: string): Promise<CompileReply> {
  const early = checkText(code);
  if (early.length > 0) return { errors: early };
  try {
    // Imports that only types use are dropped from the output; `verbatim` shows what else the author asked for.
    const [output, verbatim] = await Promise.all([
      transform(code, { ...options, sourcemap: 'inline', tsconfigRaw: '{}' }),
      transform(code, { ...options, tsconfigRaw: '{"compilerOptions":{"verbatimModuleSyntax":true}}' }),
    ]);
    const { imports, errors } = checkImports({ code, js: output.code, verbatim: verbatim.code }, await moduleNames());
    const missing = errors.length === 0 ? checkDefaultExport(output.code) : [];
    const all = [...errors, ...missing];
    return all.length > 0 ? { errors: all } : { js: output.code, imports };
  } catch (error) {
    return { errors: messagesOf(error) };
  }
}

/** The first use is slow; it is paid before a scene waits. */
export async function warmUp(): Promise<void> {
  await Promise.all([init(), moduleNames()]);
  await transformScene('export default () => <div />');
}

function checkDefaultExport(js: string): FieldError[] {
  const [, exports] = parse(js);
  if (exports.some((one) => 'name' in one && one.name === 'default')) return [];
  return [
    { path: '1:1', message: 'The scene has no default export. End it with `export default function Scene() { … }`.' },
  ];
}

/** An error without messages is esbuild's own end; it is passed on, so that the child is replaced. */
function messagesOf(error: unknown): FieldError[] {
  const messages = (error as { errors?: Message[] }).errors;
  if (!messages?.length) throw error;
  return messages.slice(0, 20).map(({ text, location }) => ({
    path: location ? `${location.line}:${location.column + 1}` : '1:1',
    message: text.slice(0, 500),
  }));
}
