import puppeteer, { type Browser, type Page } from 'puppeteer';
import { findTools } from '../../engine/jail/find-tools.ts';
import { codeSentTo } from '../api/browser.ts';
import type { TestApi } from '../api/start-api.ts';
import { patienceMs } from '../patience.ts';

/** A Chromium that keeps each site in a process of its own, as a person's does. */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  return puppeteer.launch({
    executablePath: (await findTools()).browser ?? undefined,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--site-per-process', ...flags],
    defaultViewport: { width: 1280, height: 800 },
    timeout: patienceMs,
    protocolTimeout: patienceMs,
  });
}

/** A page of a person of its own that notes what its console and its policy complain of. */
export async function newPage(browser: Browser): Promise<Page & { complaints: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage();
  const complaints: string[] = [];
  page.setDefaultTimeout(patienceMs);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // A question that is answered by 401 or 404 is logged by the browser itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return Object.assign(page, { complaints });
}

/** Signs up or in at the page's own form, by the code that was sent. */
export async function signInAt(page: Page, api: Pick<TestApi, 'url' | 'database'>, email: string): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto(`${api.url}/sign-in`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('::-p-text(Send me a code)').click();
  await page.waitForSelector('input[name=code]');
  await page.locator('input[name=code]').fill(await codeSentTo(api, email));
  await page.locator('button[type=submit]').click();
  await page.waitForFunction("!location.pathname.startsWith('/sign-in')");
}
