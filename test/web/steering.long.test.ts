/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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
const many =
  'A 40 second film for Nimbus, a database. 99.99% uptime. 3 regions. It took 900 ms before and takes 40 ms now. First back up, then fail over, then rest. "It never sleeps," says Ada. Fast, calm, exact. End on "Start free".';
const seen = (words: string) => page.locator(`::-p-text(${words})`).wait();
const press = (name: string) => page.locator(`[data-run] ::-p-aria(${name}[role="button"])`).click();
const stands = (words: string) =>
  page.waitForFunction((wanted) => document.querySelector('[data-run]')?.textContent?.includes(wanted), {}, words);

async function write(selector: string, text: string): Promise<void> {
  await page.locator(selector).wait();
  await page.type(selector, text);
}

/** Another text in a field than the one that stands there. */
async function rewrite(selector: string, text: string): Promise<void> {
  await page.locator(selector).click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
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
  // Until a dialog is gone, what is pressed behind it is lost.
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
  await page.locator('::-p-aria(Balance $104.00. Top up)').wait();
}, 120_000);

test('a prompt shows its plan and price first, and is thrown away in its midst without cost', async () => {
  await openNewProject('Steering');
  await page.locator('::-p-text(Create project)').click();
  // So many scenes that it is still under way when it is stopped.
  await write('textarea[name=prompt]', many);
  await page.locator('::-p-text(Mode, budget, plan first)').click();
  await page.locator('::-p-text(Plan first)').click();
  await page.locator('button[type=submit]').click();
  await stands('Making this plan costs');
  await page.locator('::-p-text(Plan first)').click();
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-run=running] [data-scene=writing]');
  // However slow this browser is, the prompt is not done before it is stopped.
  process.kill(stack.pids().worker, 'SIGSTOP');
  await press('Cancel');
  await page.locator('::-p-aria(Stop and throw everything away[role="menuitem"])').click();
  process.kill(stack.pids().worker, 'SIGCONT');
  await page.waitForSelector('[data-run=cancelled]');
  await seen('No scene yet');
}, 180_000);

test('a loop pauses, gets more budget, goes on, and is cancelled', async () => {
  await page.locator('::-p-text(Loop until clean)').click();
  await rewrite('textarea[name=prompt]', 'no error is open');
  await rewrite('input[placeholder="No cap of your own"]', '2');
  await page.locator('button[type=submit]').click();
  await stands('Loop running');
  await press('Pause');
  await stands('Loop paused');
  await press('Raise budget');
  await page.locator('::-p-text(Raise it)').click();
  await page.locator('::-p-aria(Runs[role="tab"])').click();
  await seen('Budget $7.00');
  await page.keyboard.press('Escape');
  await press('Resume');
  await stands('Loop running');
  await press('Cancel');
  await stands('Loop cancelled');
  await page.waitForSelector('[data-run=cancelled]');
}, 240_000);

test('a production that asks is sent back with a note, asks again, and is approved until its file is there', async () => {
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
  // Asked from here: one wait inside the page may last three minutes at most.
  for (let shown = ''; !shown.includes('Production done'); await delay(1_000)) {
    shown = await page.$eval('[data-run]', (run) => run.textContent ?? '');
    if (shown.includes('waits for approval')) await press('Approve').catch(() => undefined);
  }
  await page.locator('::-p-aria(Export[role="tab"])').click();
  await page.waitForSelector('a[download]');
  expect(page.complaints).toEqual([]);
}, 600_000);
