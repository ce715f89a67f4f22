import { readFile } from 'node:fs/promises';
import type { CDPSession, Protocol } from 'puppeteer';
import { contentPolicy, stageOrigin } from './page-html.ts';
import type { SceneAssets } from './scene-assets.ts';
import type { StageBundle } from './stage-bundle.ts';

/** What a page may load: contents by path, and fonts that are read when asked for. */
export type PageFiles = Pick<StageBundle, 'files' | 'fonts'>;

/** Path below the stage's origin → the compiled scene. Filled when a project takes the page. */
export type SceneModules = Map<string, string>;

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

/**
 * Answers every request of the page from memory and refuses all others; there is no server. The document is given out
 * once: a page that loads itself again would have lost its film.
 */
export async function answerRequests(
  page: CDPSession,
  files: PageFiles,
  { modules, assets }: { modules: SceneModules; assets: SceneAssets },
): Promise<void> {
  let opened = false;
  page.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const isRefused = resourceType === 'Document' && opened;
    if (resourceType === 'Document') opened = true;
    const content = isRefused ? Promise.resolve(undefined) : contentOf(request.url, files, modules, assets);
    content
      .catch(() => undefined)
      .then((body) => answer(page, requestId, request.url, body))
      .catch(() => undefined);
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function answer(page: CDPSession, requestId: string, url: string, body: Buffer | undefined): Promise<void> {
  // "Aborted" leaves the page where it is when a scene tries to navigate; other reasons would show an error page.
  if (!body) return void (await page.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
  await page.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: headers(new URL(url).pathname),
    body: body.toString('base64'),
  });
}

async function contentOf(
  address: string,
  files: PageFiles,
  modules: SceneModules,
  assets: SceneAssets,
): Promise<Buffer | undefined> {
  const url = URL.parse(address);
  if (url?.origin !== stageOrigin) return undefined;
  const module = modules.get(url.pathname);
  if (module !== undefined) return Buffer.from(module);
  const asset = await assets.read(url.pathname);
  if (asset) return asset;
  const font = files.fonts.get(url.pathname);
  return font ? readFile(font) : files.files.get(url.pathname);
}

function headers(path: string): Protocol.Fetch.HeaderEntry[] {
  const ending = path === '/' ? 'html' : path.slice(path.lastIndexOf('.') + 1);
  return [
    { name: 'content-type', value: types[ending] ?? 'application/octet-stream' },
    { name: 'content-security-policy', value: contentPolicy },
    { name: 'x-content-type-options', value: 'nosniff' },
    { name: 'cache-control', value: 'no-store' },
  ];
}
