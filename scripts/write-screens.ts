/** Writes docs/pictures/app-*.png: screens of the web app, of a film that it makes on a stack of its own. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import { findTools } from '../engine/jail/find-tools.ts';
import { startStack } from './embedded/stack.ts';

const folder = resolve('docs/pictures');
const email = 'you@example.com';
const brief = {
  goal: 'Announce Nimbus to engineers.',
  requirement: 'Ten seconds. Calm and exact; no jargon.',
  brand: 'Nimbus. Deep green #0b6e4f on paper, calm, plain words.',
};
const prompt =
  'A 10 second launch film for Nimbus, a database that never sleeps. 99.99% uptime. 3 regions. End on "Start free". With calm music.';

async function writeScreens(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir('.data', { recursive: true });
  const dataDir = await mkdtemp(resolve('.data', 'screens-'));
  const browser = await puppeteer.launch({
    executablePath: (await findTools()).browser ?? undefined,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--site-per-process', '--font-render-hinting=none'],
    defaultViewport: { width: 1440, height: 900 },
  });
  try {
    await using stack = await startStack({ dataDir, onStep: (line) => console.log(`  ${line}`) });
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await signUp(page, stack.apiUrl);
    await makeFilm(page);
    await screensOf(page, stack.apiUrl);
  } finally {
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function signUp(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/`);
  await page.waitForSelector('input[type=email]');
  await keep(page, 'sign-in');
  await page.type('input[type=email]', email);
  await page.click('button[type=submit]');
  await page.waitForSelector('input[name=code]');
  const mailbox = await (await fetch(`${base}/mailbox`)).text();
  await page.type('input[name=code]', /\d{4} \d{4}/.exec(mailbox)?.[0] ?? '');
  await page.click('button[type=submit]');
  await page.locator('::-p-text(Make your first film)').wait();
}

async function makeFilm(page: Page): Promise<void> {
  await page.locator('::-p-text(New project)').click();
  await page.waitForSelector('input[name=name]');
  await page.type('input[name=name]', 'Nimbus launch');
  for (const [label, text] of Object.entries(brief)) await page.type(`textarea[name=${label}]`, text);
  await page.locator('::-p-text(Create project)').click();
  await page.waitForSelector('textarea[name=prompt]');
  await page.type('textarea[name=prompt]', prompt);
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-run=completed]');
  await page.locator('::-p-text(Review now)').click();
  await page.waitForSelector('[data-verdict]');
}

async function screensOf(page: Page, base: string): Promise<void> {
  // A frame in which something stands.
  await page.evaluate("document.querySelector('[role=slider]')?.focus()");
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await keep(page, 'editor');
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await keep(page, 'editor-dark');
  await page.setViewport({ width: 390, height: 844 });
  await keep(page, 'phone');
  await page.setViewport({ width: 1440, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.goto(`${base}/projects`);
  await page.waitForSelector('article img');
  await keep(page, 'projects');
}

/** One picture, once nothing moves any more. */
async function keep(page: Page, name: string): Promise<void> {
  await new Promise((done) => setTimeout(done, 2_000));
  await page.screenshot({ path: resolve(folder, `app-${name}.png`) as `${string}.png` });
  console.log(`docs/pictures/app-${name}.png`);
}

await writeScreens();
