import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { codeSentTo } from '../api/browser.ts';
import type { TestApi } from '../api/start-api.ts';
import { openWorkingApi } from '../api/working-api.ts';
import { patienceMs } from '../patience.ts';
import { newPage, openBrowser } from './open-browser.ts';
import { seriousFaults } from './serious-faults.ts';

// The API beside real workers, on the servers of this test run: processes of their own are proven end to end.
let api: TestApi;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-journey-'));
  [api, browser] = await Promise.all([openWorkingApi({ BILLING: 'auto' }), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const email = 'mia@example.org';
// Short texts and a short film: what counts is that each step leads to the next.
const prompt = 'A 3 second teaser for Morgenrot: say "Warm bread at six". Calm and dark.';

/** Fills a field in at once: that keys do the same the longer journeys prove. */
const write = (page: Page, selector: string, text: string) => page.locator(selector).fill(text);

const seen = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();

test('a person goes from sign-up to a downloaded MP4, over a reload in mid-generation, with a second window that follows', async () => {
  const page = await newPage(browser);
  const faults: Record<string, string[]> = {};
  await page.goto(`${api.url}/`);
  await write(page, 'input[type=email]', email);
  faults.signIn = await seriousFaults(page);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('input[name=code]');
  await write(page, 'input[name=code]', await codeSentTo(api, email));
  await page.locator('button[type=submit]').click();
  await seen(page, 'Make your first film');
  faults.projects = await seriousFaults(page);

  await page.locator('::-p-text(New project)').click();
  await write(page, '[role=dialog] input[name=name]', 'Morgenrot');
  await page.locator('::-p-aria(Square)').click();
  await page.locator('input::-p-aria(Frames a second)').click();
  await page.locator('::-p-aria(24[role="option"])').click();
  await write(page, 'textarea[name=goal]', 'Bring neighbours in.');
  await write(page, 'textarea[name=requirement]', 'Say "Warm bread at six".');
  await write(page, 'textarea[name=brand]', 'Morgenrot. Colour #b3541e.');
  await page.locator('::-p-text(Create project)').click();
  await page.waitForFunction(String.raw`/^\/projects\/prj_\w+\/generate$/.test(location.pathname)`);

  await write(page, 'textarea[name=prompt]', prompt);
  await seen(page, 'Costs $1.00 – $5.00');
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  faults.promptInTheDark = await seriousFaults(page);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-run=queued], [data-run=running]');
  await page.reload();
  await page.waitForSelector('[data-scene]');
  await page.waitForSelector('[data-run=completed]');
  expect(await page.$$('[data-scene=ready]')).not.toHaveLength(0);
  await page.locator('::-p-text(Not shown of the prompt)').click();
  await seen(page, 'Read as directions. Put words in quotes to have them shown');

  const second = await (await page.browserContext()).newPage();
  second.setDefaultTimeout(patienceMs);
  await second.goto(page.url());
  await seen(second, 'Review now');
  await page.bringToFront();
  await page.locator('::-p-text(Review now)').click();
  // The other window was told by nobody: it sees for itself.
  await second.bringToFront();
  await second.waitForFunction("!document.body.innerText.includes('Review now')");
  await page.bringToFront();
  await page.waitForFunction("!document.body.innerText.includes('Review now')");
  await page.setViewport({ width: 390, height: 844 });
  faults.reviewedOnAPhone = await seriousFaults(page);
  await page.setViewport({ width: 1280, height: 800 });
  expect(await download(page)).toEqual({ format: 'mp4', isWhole: true });
  expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((name) => [name, []])));
  expect(page.complaints).toEqual([]);
});

/** Exports the film in a smaller size than its own, with a reason where a fault is open, and keeps the file as the browser's own download. */
async function download(page: Page): Promise<{ format: string; isWhole: boolean }> {
  await page.locator('::-p-aria(Export[role="tab"])').click();
  // What the review found may still be on its way here.
  const next = await page.waitForSelector('input[name=accept], button[name=export]:not([disabled])');
  if ((await next?.evaluate(({ tagName }) => tagName)) === 'INPUT') {
    await page.locator('input[name=accept]').click();
    await write(page, 'textarea[name=reason]', 'It is a try.');
  }
  await page.locator('input::-p-aria(Size)').click();
  await page.locator('::-p-aria(720p[role="option"])').click();
  await page.locator('button[name=export]').click();
  // When the export has ended its progress goes away and the file below it moves up: a click before that misses it.
  await page.waitForSelector('a[download]');
  await page.waitForSelector('button[name=export]:not([disabled])');
  const client = await page.createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: page.browserContext().id,
  });
  await page.locator('a[download]').click();
  for (let tries = 0; tries < 1_500; tries += 1) {
    const name = (await readdir(folder)).find((entry) => entry.endsWith('.mp4'));
    if (name) {
      const bytes = await readFile(join(folder, name));
      return { format: name.split('.').at(-1) ?? '', isWhole: bytes.includes('ftyp') && bytes.includes('moov') };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no file was downloaded');
}
