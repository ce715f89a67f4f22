import { afterAll, expect, test } from '@jest/globals';
import puppeteer, { type Page } from 'puppeteer';
import { findTools } from '../../engine/jail/find-tools.ts';
import { patienceMs } from '../patience.ts';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi({ env: { BILLING: 'auto' } });
const browser = await puppeteer.launch({
  executablePath: (await findTools()).browser ?? undefined,
  headless: 'shell',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  timeout: patienceMs,
});
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

const call = await newCaller(api.url);
const balance = async () => (await call('balance')).body.available;
const words = (page: Page) => page.$eval('main', (main) => main.textContent ?? '');

/** A page in which no script runs, as a careful person has it. */
async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.setJavaScriptEnabled(false);
  await page.goto(url);
  return page;
}

test('a person pays by the button of the page in a real browser without scripts, and the page then says so', async () => {
  const { body } = await call('topUp', { body: { amount_cents: 750 } });
  const page = await openPage(body.checkoutUrl);
  expect(await words(page)).toContain('This is the local checkout. No money moves.');
  await Promise.all([page.waitForNavigation(), page.click('button')]);
  expect(await words(page)).toContain('$7.50 added');
  expect(await words(page)).toContain('no money moved');
  expect(await page.$('button')).toBeNull();
  expect(await balance()).toBe(7.5);
}, 120_000);

test('a form on a page of another site cannot press the button', async () => {
  const { body } = await call('topUp', { body: { amount_cents: 500 } });
  const before = await balance();
  const page = await openPage('about:blank');
  await page.setContent(`<form method="post" action="${body.checkoutUrl}"><button>Win</button></form>`);
  await Promise.all([page.waitForNavigation(), page.click('button')]);
  expect(await page.content()).toContain('cross_site');
  expect(await balance()).toBe(before);
}, 120_000);
