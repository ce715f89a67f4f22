import puppeteer, { type Browser, type Page } from 'puppeteer';
import { findTools } from '../../engine/jail/find-tools.ts';
import { openBench } from '../api/open-bench.ts';
import { percentile } from '../api/percentiles.ts';
import type { BenchOptions, BenchPart, BenchRow } from '../row.ts';
import { shellBytes } from './shell-bytes.ts';
import { signedInWithFilm } from './signed-in.ts';

const scenes = 12;

/** The web app as a person meets it: how soon the editor answers, and what is loaded before the first page. */
export const webPart: BenchPart = {
  describe: 'time until the editor answers, in Chromium, and the compressed size of the app shell',
  async run(options) {
    await using bench = await openBench(options);
    const browser = await puppeteer.launch({
      executablePath: (await findTools()).browser ?? undefined,
      headless: 'shell',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--site-per-process'],
      defaultViewport: { width: 1440, height: 900 },
    });
    try {
      options.onStep(`A person with a film of ${scenes} scenes`);
      const { cookies, address } = await signedInWithFilm(browser, bench.url, scenes);
      options.onStep('Opening the editor');
      return [...(await openings(browser, { address, cookies }, options)), await shell(bench.url)];
    } finally {
      await browser.close();
    }
  },
};

type Cookies = Awaited<ReturnType<Browser['cookies']>>;

/** How long the editor takes to answer: by a browser that was never there, and by one that was. */
async function openings(
  browser: Browser,
  { address, cookies }: { address: string; cookies: Cookies },
  { quick }: BenchOptions,
): Promise<BenchRow[]> {
  const first: number[] = [];
  const again: number[] = [];
  // The first one warms the server and is thrown away.
  for (let turn = 0; turn <= (quick ? 2 : 10); turn += 1) {
    const context = await browser.createBrowserContext();
    await context.setCookie(...cookies);
    const page = await context.newPage();
    const [cold, warm] = [await answersAfter(page, address), await answersAfter(page, address)];
    if (turn > 0) {
      first.push(cold);
      again.push(warm);
    }
    await context.close();
  }
  const row = (name: string, times: number[], share: number, detail: Record<string, string | number> = {}) => ({
    ...{ name, value: percentile(times, share), unit: 'ms', bar: { atMost: 1_500 }, detail },
  });
  return [
    row('editor answers, nothing in the browser’s cache, p50', first, 0.5, { scenes, opened: first.length }),
    row('editor answers, nothing in the browser’s cache, p90', first, 0.9),
    row('editor answers, opened again, p50', again, 0.5),
    row('editor answers, opened again, p90', again, 0.9),
  ];
}

/**
 * Milliseconds from the navigation until a letter that is typed stands in the prompt box and a key has moved a scene of
 * the timeline. What was moved is not applied.
 */
async function answersAfter(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('textarea[name=prompt]');
  await page.type('textarea[name=prompt]', 'a');
  const scene = await page.waitForSelector('[data-scene-id]:last-of-type');
  const label = await scene?.evaluate((block) => block.getAttribute('aria-label'));
  await scene?.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    `document.querySelector('textarea[name=prompt]').value === 'a' &&
      document.activeElement.getAttribute('aria-label') !== ${JSON.stringify(label)}`,
    { polling: 'raf' },
  );
  const milliseconds = Number(await page.evaluate('performance.now()'));
  await page.keyboard.press('Escape');
  return milliseconds;
}

async function shell(url: string): Promise<BenchRow> {
  const value = (await shellBytes(url)) / 1_000;
  return { name: 'app shell, compressed', value, unit: 'kB', bar: { atMost: 300 } };
}
