import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FontFacts } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import { readFontHeader } from '../../domain/media/font-header.ts';
import { readImageHeader } from '../../domain/media/image-header.ts';
import { within } from '../stage/deadline.ts';
import type { StagePage } from '../stage/stage-page.ts';
import { decoding, refusedFile } from './sealed-source.ts';

export interface NormalFont {
  /** The typeface without what no text needs, as the browser's sanitiser takes it. */
  font: Buffer;
  type: 'font/ttf' | 'font/otf' | 'font/woff2';
  facts: FontFacts;
  /** PNG of 480 × 270: two of its letters and a line. */
  specimen: Buffer;
}

const decodeSeconds = 20;
const readerPath = '/stage/read-font.js';
const sourcePath = '/stage/font-source.js';

/**
 * Reads a typeface in the jailed browser: its sanitiser must take it, its tables are told, and what no text needs is
 * left behind. The page is used up. Throws `asset_refused`.
 */
export async function normaliseFont(page: StagePage, source: Buffer, signal?: AbortSignal): Promise<NormalFont> {
  return decoding(signal, async () => {
    try {
      page.modules.set(readerPath, await fontReader());
      page.modules.set(sourcePath, `export default '${source.toString('base64')}';`);
      const modules = `Promise.all([import('${readerPath}'), import('${sourcePath}')])`;
      const reading = page.evaluate<unknown>(`${modules}.then(([{ readFont }, source]) => readFont(source.default))`);
      const late = () => refusedFile('The typeface could not be read in time.');
      return readReply(await within(decodeSeconds, page.clock.while(reading), late));
    } finally {
      await page[Symbol.asyncDispose]();
    }
  });
}

let reader: Promise<string> | undefined;

/** The page's code, with the library that reads tables; bundled once per process. */
function fontReader(): Promise<string> {
  const entry = fileURLToPath(new URL('../../stage/fonts/read-font.ts', import.meta.url));
  reader ??= build({
    ...{ entryPoints: [entry], bundle: true, write: false, format: 'esm', target: 'chrome120', platform: 'browser' },
    ...{ minify: true, legalComments: 'none', logLevel: 'silent', tsconfigRaw: '{}' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return reader;
}

/** What a page says is what a hostile file may have made it say: all of it is looked at again. */
function readReply(reply: unknown): NormalFont {
  const told = reply as Record<string, unknown>;
  const font = Buffer.from(String(told.font), 'base64');
  const specimen = Buffer.from(String(told.specimen), 'base64');
  const header = readFontHeader(font);
  const facts = FontFacts.safeParse(told.facts);
  if (!header || !facts.success || font.length > limits.fontBytes) {
    throw refusedFile('The typeface could not be written anew.', facts.error);
  }
  if (readImageHeader(specimen)?.type !== 'image/png') throw refusedFile('The typeface cannot be shown.');
  return { font, type: header.type, facts: facts.data, specimen };
}
