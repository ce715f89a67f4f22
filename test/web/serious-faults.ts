import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core calls serious or critical about a page, by the rules of WCAG AA: rule and where. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Through the debugger, since the page's own policy lets nothing foreign in.
  await page.evaluate(await source);
  // Colours are judged at rest.
  await new Promise((resolve) => setTimeout(resolve, 400));
  return page.evaluate(`axe
    .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], iframes: false })
    .then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(', ')))`) as Promise<
    string[]
  >;
}
