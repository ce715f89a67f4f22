/// <reference lib="dom" />
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { runs } from '../../db/repositories/runs.ts';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, openEditor } from './editor-page.ts';
import { newPage, openBrowser, signInAt } from './open-browser.ts';

const email = 'olga@example.org';
const api = await startApi({ env: { BILLING: 'auto' } });
const browser = await openBrowser();
const folder = await mkdtemp(join(tmpdir(), 'framewright-account-'));
let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor(api, browser, email);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const go = (path: string) => editor.page.goto(`${api.url}${path}`);
const press = (name: string, page: Page = editor.page) => page.locator(`::-p-aria(${name}[role="button"])`).click();
const seen = (words: string, page: Page = editor.page) => page.locator(`::-p-text(${words})`).wait();
const shownSecret = () => editor.page.$eval('[data-secret]', ({ textContent }) => textContent);
/** Answers the question that lies over the page, which takes every click until it is gone. */
async function confirm(name: string): Promise<void> {
  await editor.page.locator(`[role=dialog] ::-p-aria(${name}[role="button"])`).click();
  await editor.page.waitForSelector('[role=dialog]', { hidden: true });
}

/** A run of the person's project that ends now, as a worker would end it. */
async function endRun(): Promise<void> {
  const run = await editor.call('startReview', { params: { projectId: editor.projectId }, body: {} });
  await runs.finish(api.database.fork(), run.body.id, {
    state: 'completed',
    event: { type: 'run.completed', body: { summary: 'Done.', spent: 0 } },
  });
}

/** Clicks what downloads, and reads what arrived. */
async function downloaded(selector: string): Promise<string> {
  const client = await editor.page.createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: editor.page.browserContext().id,
  });
  await editor.page.locator(selector).click();
  for (let tries = 0; tries < 100; tries += 1) {
    const [name] = (await readdir(folder)).filter((entry) => !entry.endsWith('.crdownload'));
    const text = name ? await readFile(join(folder, name), 'utf8') : '';
    if (name && text.length > 0) {
      await rm(join(folder, name));
      return text;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nothing was downloaded');
}

test('the account gets another name, and that name stands wherever it is read', async () => {
  await go('/account');
  const name = 'input[name=account]';
  await editor.page.waitForSelector(name);
  await editor.page.locator(name).fill('Studio Olga');
  await press('Save');
  await editor.page.waitForFunction(
    "fetch('/api/v1/account').then((reply) => reply.json()).then(({ name }) => name === 'Studio Olga')",
    { polling: 200 },
  );
  await editor.page.reload();
  await editor.page.waitForFunction("document.querySelector('input[name=account]')?.value === 'Studio Olga'");
}, 60_000);

test('a webhook is added, its secret is shown once, it lists what was sent, rests, wakes, gets a new secret and goes', async () => {
  const { page } = editor;
  await go('/account/webhooks');
  await seen('No webhook yet');
  await page.locator('input[type=url]').fill('https://127.0.0.1/hook');
  await press('Add webhook');
  await page.waitForSelector('[role=alert]');
  await page.locator('input[type=url]').fill('https://example.com/hook');
  await press('Add webhook');
  await seen('whsec_');
  const secret = await shownSecret();
  expect(secret).toMatch(/^whsec_/);
  await press('I have it');
  await page.waitForFunction('!document.body.innerText.includes("whsec_")');
  await endRun();
  await press('Deliveries');
  await seen('run.completed');
  await press('Disable');
  await press('Enable');
  await page.locator('::-p-aria(Disable[role="button"])').wait();
  await press('New secret');
  await confirm('Make a new secret');
  await seen('whsec_');
  expect(await shownSecret()).not.toBe(secret);
  await press('I have it');
  await press('Delete');
  await confirm('Delete it');
  await seen('No webhook yet');
  expect((await editor.call('listWebhooks')).body.webhooks).toEqual([]);
}, 60_000);

test('the statement and all that is kept of the account are files of the person', async () => {
  await go('/account/billing');
  await seen('Starting balance');
  const csv = await downloaded('a[download][href*=ledger]');
  expect(csv).toMatch(/grant/);
  await go('/account');
  await editor.page.waitForSelector('a[download][href*=export]');
  const data = JSON.parse(await downloaded('a[download][href*=export]'));
  expect(JSON.stringify(data)).toContain(editor.projectId);
  expect(JSON.stringify(data)).toContain('Studio Olga');
}, 60_000);

test('who signs out everywhere is signed out in every browser, at once', async () => {
  const elsewhere = await newPage(browser);
  await elsewhere.goto(`${api.url}/sign-in`);
  await signInAt(elsewhere, api, email);
  await editor.page.bringToFront();
  await editor.page.locator('header button[aria-haspopup=menu]').click();
  await editor.page.locator('::-p-aria(Sign out everywhere[role="menuitem"])').click();
  await seen('Sign in or sign up');
  await elsewhere.bringToFront();
  await elsewhere.goto(`${api.url}/projects`);
  await elsewhere.waitForFunction("location.pathname === '/sign-in'");
  await elsewhere.close();
}, 60_000);

test('an account that is deleted is gone with all that it had, and its address begins anew without a second starting balance', async () => {
  const { page } = editor;
  await page.bringToFront();
  await signInAt(page, api, email);
  await go('/account');
  await press('Delete account');
  await confirm('Keep it');
  await press('Delete account');
  await page.locator('[role=dialog] input').fill('Studio Olga');
  await confirm('Delete it for good');
  await seen('Sign in or sign up');
  await signInAt(page, api, email);
  await seen('Make your first film');
  await page.locator('::-p-aria(Balance $0.00. Top up)').wait();
  expect((await editor.call('getProject', { params: { projectId: editor.projectId } })).status).toBe(401);
  expect(page.complaints).toEqual([]);
}, 120_000);
