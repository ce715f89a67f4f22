import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuiltWebApp, buildWebApp } from './build-web-app.ts';

/** The web app as it is served: built once for its sources, each text file with its compressed forms. */
export interface WebApp extends Pick<BuiltWebApp, 'script' | 'style' | 'preload'> {
  /** Names below `/app/`. */
  names: ReadonlySet<string>;
  /** Folder with each file, and beside a text `<name>.br` and `<name>.gz`. */
  folder: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What decides the bundle: the rooms that it is made of, the packages, and how it is built. */
const sources = ['web', 'stage', 'contract', 'domain', 'api/web-app'];
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const opened = new Map<string, Promise<WebApp>>();

/**
 * Opens the web app from the first of `caches` that has it; where its sources have changed, it is built anew, which takes
 * seconds, and kept in the first that can be written. Asked again with the same folders, it is open already.
 */
export function openWebApp(caches: readonly string[]): Promise<WebApp> {
  const key = caches.join('\n');
  const opening = opened.get(key) ?? findOrBuild(caches);
  opened.set(key, opening);
  opening.catch(() => opened.delete(key));
  return opening;
}

async function findOrBuild(caches: readonly string[]): Promise<WebApp> {
  const name = `web-${await versionOfSources()}`;
  for (const cache of caches) {
    const found = await readManifest(join(cache, name));
    if (found) return found;
  }
  const built = await buildWebApp();
  let refusal: unknown;
  for (const cache of caches) {
    try {
      const kept = await keep(join(cache, name), built);
      await removeOld(cache);
      return kept;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

/** Versions that nobody has built for so long go when another one comes. */
const oldMs = 14 * 86_400_000;

async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!/^web-[0-9a-f]{24}(\.|$)/.test(name)) continue;
    const { mtimeMs } = await stat(join(cache, name));
    if (Date.now() - mtimeMs > oldMs) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** Whether `name` is kept compressed: fonts are so already. */
export const isText = (name: string) => /\.(js|css|svg)$/.test(name);

async function versionOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package.json')));
  for (const room of sources) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
    const paths = entries.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
    const contents = await Promise.all(paths.sort().map((path) => readFile(path)));
    for (const [index, content] of contents.entries()) {
      hash.update(`${paths[index]?.slice(root.length)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 24);
}

interface Manifest extends Pick<BuiltWebApp, 'script' | 'style' | 'preload'> {
  names: string[];
}

async function readManifest(folder: string): Promise<WebApp | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = JSON.parse(text) as Manifest;
  return { ...manifest, names: new Set(manifest.names), folder };
}

/** Written beside and moved, so a folder of this name is always whole; a twin that was faster is as good. */
async function keep(folder: string, { files, script, style, preload }: BuiltWebApp): Promise<WebApp> {
  await mkdir(join(folder, '..'), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  const write = (name: string, content: Uint8Array | string) => writeFile(join(draft, name), content);
  // One after the other: all encoders at once take two hundred MiB from an API that serves uploads meanwhile.
  for (const { name, content } of files) {
    await write(name, content);
    if (!isText(name)) continue;
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await write(`${name}.br`, await compressBrotli(content, quality));
    await write(`${name}.gz`, await compressGzip(content, { level: 9 }));
  }
  const names = files.map(({ name }) => name);
  await write('manifest.json', JSON.stringify({ script, style, preload, names } satisfies Manifest));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return { script, style, preload, names: new Set(names), folder };
}
