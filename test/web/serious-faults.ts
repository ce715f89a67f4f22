import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours are judged at rest: after frames enough for a change to begin, nothing that ends by itself is under way. */
const atRest = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const underWay = ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  await new Promise((done) => setTimeout(done, 400));
  for (let still = 0; still < 3; still = document.getAnimations().some(underWay) ? 0 : still + 1) await frame();
})()`;

/** What axe-core calls serious or critical about a page, by the rules of WCAG AA: rule and where. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Through the debugger, since the page's own policy lets nothing foreign in.
  await page.evaluate(await source);
  await page.evaluate(atRest);
  return page.evaluate(`axe
    .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], iframes: false })
    .then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(', ')))`) as Promise<
    string[]
  >;
}
