import { readFile } from 'node:fs/promises';
import { stageOrigin } from './page-html.ts';
import type { SceneAssets } from './scene-assets.ts';
import type { StageBundle } from './stage-bundle.ts';

/** What a page may load: contents by path, and fonts that are read when asked for. */
export type PageFiles = Pick<StageBundle, 'files' | 'fonts'>;

/** Path below the stage's origin → the compiled scene. Filled when a project takes the page. */
export type SceneModules = Map<string, string>;

/** What a page may load once a project has taken it. */
export interface SceneFiles {
  modules: SceneModules;
  assets: SceneAssets;
}

/** What a request is answered with. Nothing of its address is kept: it may be megabytes long, and a thousand may wait. */
export interface Source {
  type: string;
  isAsset: boolean;
  /** To be called once; undefined where it could not be read. */
  read(): Promise<Buffer | undefined>;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Undefined where nothing lies at the address. An asset counts as being read from now on. */
export function sourceOf(
  address: string,
  files: PageFiles,
  scene: SceneFiles,
  isWanted: () => boolean,
): Source | undefined {
  const url = URL.parse(address);
  if (url?.origin !== stageOrigin) return undefined;
  const type = typeOf(url.pathname);
  const own = ownFile(url.pathname, files, scene.modules);
  if (own) return { type, isAsset: false, read: own };
  const asset = scene.assets.ask(url.pathname, isWanted);
  return asset && { type, isAsset: true, read: asset };
}

function ownFile(path: string, { files, fonts }: PageFiles, modules: SceneModules): Source['read'] | undefined {
  const module = modules.get(path);
  if (module !== undefined) return async () => Buffer.from(module);
  const font = fonts.get(path);
  if (font !== undefined) return () => readFile(font);
  const file = files.get(path);
  return file && (async () => file);
}

function typeOf(path: string): string {
  const ending = path === '/' ? 'html' : path.slice(path.lastIndexOf('.') + 1);
  return types[ending] ?? 'application/octet-stream';
}
