/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { newPage, openBrowser } from './open-browser.ts';

let stack: RunningStack;
let browser: Browser;
let page: Page & { complaints: string[] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-steering-'));
  stack = await startStack({ dataDir: join(folder, 'data'), durable: false, readyTimeoutMs: 120_000 });
  browser = await openBrowser();
  page = await newPage(browser);
  page.setDefaultTimeout(90_000);
  await page.setViewport({ width: 1440, height: 900 });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const email = 'stella@example.org';
const seen = (words: string) => page.locator(`::-p-text(${words})`).wait();
const press = (name: string) => page.locator(`[data-run] ::-p-aria(${name}[role="button"])`).click();
const stands = (words: string) =>
  page.waitForFunction((wanted) => document.querySelector('[data-run]')?.textContent?.includes(wanted), {}, words);

async function write(selector: string, text: string): Promise<void> {
  await page.locator(selector).wait();
  await page.type(selector, text);
}

async function openNewProject(name: string): Promise<void> {
  await page.locator('::-p-text(New project)').click();
  await write('[role=dialog] input[name=name]', name);
  await write('textarea[name=goal]', 'Announce Nimbus to engineers.');
  await write('textarea[name=requirement]', 'Four seconds. Say "Nimbus never sleeps".');
  await write('textarea[name=brand]', 'Nimbus. Deep green #0b6e4f on paper, calm.');
}

test('the balance grows in sight of the person who pays at the checkout', async () => {
  await page.goto(`${stack.apiUrl}/`);
  await write('input[type=email]', email);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('input[name=code]');
  const html = await (await fetch(`${stack.apiUrl}/mailbox`)).text();
  await write('input[name=code]', /\d{4} \d{4}/.exec(html.slice(html.indexOf(email)))?.[0] ?? '');
  await page.locator('button[type=submit]').click();
  await page.locator('::-p-aria(Balance $4.00. Top up)').click();
  await page.locator('::-p-text($100)').click();
  const opened = new Promise<Page | null>((done) => page.once('popup', done));
  await page.locator('::-p-text(Go to the checkout)').click();
  const checkout = await opened;
  await checkout?.locator('button').click();
  await checkout?.locator('::-p-text($100.00 added)').wait();
  await checkout?.close();
  await page.bringToFront();
  await seen('$100.00 added');
  await page.locator('::-p-text(Done)').click();
  await page.locator('::-p-aria(Balance $104.00. Top up)').wait();
}, 120_000);

test('a production that asks is sent back with a note, asks again, is approved and goes on', async () => {
  await page.goto(`${stack.apiUrl}/projects`);
  await openNewProject('Whole film');
  await page.locator('::-p-text(Make the whole film from these notes)').click();
  await page.locator('::-p-text(Produce the film)').click();
  await stands('Production waits for approval');
  await press('Send back');
  await write('[role=dialog] textarea', 'Make the title larger.');
  await page.locator('[role=dialog] ::-p-aria(Send back[role="button"])').click();
  await stands('Production running');
  await stands('Production waits for approval');
  await press('Approve');
  await stands('Production running');
  const projectId = /prj_\w+/.exec(page.url())?.[0];
  const steps = await page.evaluate(
    (id) => fetch(`/api/v1/runs?projectId=${id}`).then((reply) => reply.json()),
    projectId,
  );
  expect(steps.runs.at(-1)).toMatchObject({ kind: 'production', endedAt: null });
  expect(page.complaints).toEqual([]);
}, 300_000);
