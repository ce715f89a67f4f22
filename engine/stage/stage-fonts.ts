import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface StageFonts {
  /** One stylesheet with every face; its urls point below /fonts/ of the stage. */
  css: string;
  /** Path below the stage's origin → file on disk, read when a page asks for it. */
  files: Map<string, string>;
}

const require = createRequire(import.meta.url);

/** Reads the stylesheets of font packages (`@fontsource/inter/400.css`) and makes their faces local to the stage. */
export async function stageFonts(stylesheets: readonly string[]): Promise<StageFonts> {
  const files = new Map<string, string>();
  const parts = await Promise.all(
    stylesheets.map(async (stylesheet) => {
      const path = require.resolve(stylesheet);
      return localise(await readFile(path, 'utf8'), path, stylesheet, files);
    }),
  );
  return { css: parts.join('\n'), files };
}

/** Older formats are dropped: the stage's browser reads woff2, and one url per face keeps the sheet small. */
function localise(css: string, path: string, stylesheet: string, files: Map<string, string>): string {
  return css
    .replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '')
    .replaceAll(/font-display:\s*\w+/g, 'font-display: block')
    .replaceAll(/url\((['"]?)(?!data:)([^'")]+)\1\)/g, (_match, _quote, url: string) => {
      const served = `/fonts/${join(dirname(stylesheet), url)}`;
      files.set(served, join(dirname(path), url));
      return `url(${served})`;
    });
}
