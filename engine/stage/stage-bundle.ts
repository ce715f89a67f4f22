import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fontStylesheets } from '../../contract/fonts.ts';
import { entryPlugin, entryPoints } from './bundle-entries.ts';
import { pageHtml } from './page-html.ts';
import { type StageFonts, stageFonts } from './stage-fonts.ts';

/** The stage's own code, built once per content, and the fonts it may use. */
export interface StageBundle {
  /** Hash of everything below: page, modules, kit and font faces. */
  version: string;
  /** Folder that holds the same files, for whoever serves the stage to a person's browser. */
  folder: string;
  /** Path below the stage's origin → contents. */
  files: ReadonlyMap<string, Buffer>;
  /** Path below the stage's origin → font file on disk. */
  fonts: ReadonlyMap<string, string>;
}

const stageFolder = fileURLToPath(new URL('../../stage/', import.meta.url));

/** Bundles `stage/`, react, remotion and the kit as ES modules that share their parts; about half a second. */
export async function stageBundle(cacheDir: string): Promise<StageBundle> {
  const [modules, fonts] = await Promise.all([buildModules(), stageFonts(fontStylesheets)]);
  const files = new Map([['/', Buffer.from(pageHtml())], ['/fonts.css', Buffer.from(fonts.css)], ...modules]);
  const version = versionOf(files);
  const folder = await keep(join(cacheDir, `stage-${version}`), files);
  return { version, folder, files, fonts: fonts.files };
}

/** The two cuts of the one family that is installed in the jail, as web fonts for who shows films elsewhere. */
export function installedFonts(): Promise<StageFonts> {
  return stageFonts(['@fontsource/manrope/400.css', '@fontsource/manrope/700.css']);
}

async function buildModules(): Promise<[string, Buffer][]> {
  const result = await build({
    entryPoints,
    plugins: [entryPlugin(stageFolder, createRequire(import.meta.url))],
    absWorkingDir: dirname(stageFolder),
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    target: 'chrome120',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    keepNames: true,
    legalComments: 'none',
    outdir: '/stage',
    chunkNames: 'chunk-[hash]',
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  return result.outputFiles.map((file) => [file.path, Buffer.from(file.contents)]);
}

function versionOf(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0`).update(files.get(path) ?? '');
  return hash.digest('hex').slice(0, 24);
}

/** Written beside and moved, so a folder of this name is always whole; a twin that was faster is as good. */
async function keep(folder: string, files: Map<string, Buffer>): Promise<string> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  for (const [path, body] of files) {
    const file = join(draft, path === '/' ? 'index.html' : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}
