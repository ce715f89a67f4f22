import type { CDPSession, Protocol } from 'puppeteer';
import { contentPolicy } from './page-html.ts';
import { type PageFiles, type SceneFiles, type Source, sourceOf } from './source-of.ts';
import { Turns } from './turns.ts';

/**
 * An answer takes several times its content until the browser has it, and a scene may ask a thousand times a second. What
 * waits for its turn holds no content.
 */
const answersAtOnce = 8;

/**
 * Answers every request of the page from memory and refuses all others; there is no server. The document is given out
 * once: a page that loads itself again would have lost its film.
 */
export async function answerRequests(page: CDPSession, files: PageFiles, scene: SceneFiles): Promise<void> {
  // What is slow to read keeps no code from its scene.
  const [own, assets] = [new Turns(answersAtOnce), new Turns(answersAtOnce)];
  const isWanted = () => !page.detached;
  let opened = false;
  page.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const isRefused = resourceType === 'Document' && opened;
    if (resourceType === 'Document') opened = true;
    const source = isRefused ? undefined : sourceOf(request.url, files, scene, isWanted);
    if (source) void (source.isAsset ? assets : own).take(() => answer(page, requestId, source));
    else void refuse(page, requestId);
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

/** Resolves when the browser has it, or is gone. */
async function answer(page: CDPSession, requestId: string, { type, read }: Source): Promise<void> {
  const body = await read().catch(() => undefined);
  if (page.detached) return;
  if (!body) return refuse(page, requestId);
  const content = { responseCode: 200, responseHeaders: headers(type), body: body.toString('base64') };
  await page.send('Fetch.fulfillRequest', { requestId, ...content }).catch(() => undefined);
}

/** "Aborted" leaves the page where it is when a scene tries to navigate; other reasons would show an error page. */
async function refuse(page: CDPSession, requestId: string): Promise<void> {
  await page.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
}

function headers(type: string): Protocol.Fetch.HeaderEntry[] {
  return [
    { name: 'content-type', value: type },
    { name: 'content-security-policy', value: contentPolicy },
    { name: 'x-content-type-options', value: 'nosniff' },
    { name: 'cache-control', value: 'no-store' },
  ];
}
