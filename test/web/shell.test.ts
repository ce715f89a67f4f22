import { afterAll, expect, test } from '@jest/globals';
import { codeSentTo } from '../api/browser.ts';
import { startApi } from '../api/start-api.ts';
import { newPage, openBrowser, signInAt } from './open-browser.ts';

const api = await startApi({ env: { BILLING: 'auto' } });
const browser = await openBrowser();
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

test('what a person loads before the first page stands is at most 300 kB compressed, and is kept for ever', async () => {
  const page = await fetch(`${api.url}/projects`);
  const html = await page.text();
  const names = [...html.matchAll(/\/app\/[\w.-]+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(2);
  let bytes = 0;
  for (const name of names) {
    const reply = await fetch(`${api.url}${name}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    bytes += Number(reply.headers.get('content-length'));
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300_000);
});

test('the page runs nothing that is written into it, and no other site may frame it', async () => {
  const reply = await fetch(`${api.url}/sign-in`);
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe/);
  expect(await reply.text()).not.toMatch(/<script(?![^>]*src=)|style="|<style/);
});

test('a person signs up by the code, lands where they wanted, makes a project, and takes its deletion back', async () => {
  const page = await newPage(browser);
  await page.goto(`${api.url}/projects`);
  await page.waitForSelector('input[type=email]');
  await signInAt(page, api, 'ada@example.org');
  await page.locator('::-p-text(Make your first film)').wait();
  await page.locator('::-p-aria(Balance $4.00. Top up)').wait();
  await page.locator('::-p-text(New project)').click();
  await page.locator('::-p-aria(Name[role="textbox"])').fill('Launch film');
  await page.locator('::-p-aria(Portrait)').click();
  await page.locator('::-p-text(Create project)').click();
  await page.waitForFunction(String.raw`/^\/projects\/prj_\w+\/generate$/.test(location.pathname)`);
  await page.goto(`${api.url}/projects`);
  await page.locator('::-p-text(1080×1920)').wait();
  await page.locator('::-p-aria(More for Launch film)').click();
  await page.locator('::-p-text(Delete)').click();
  await page.locator('::-p-text(Undo)').click();
  await page.locator('article::-p-aria(Launch film)').wait();
  expect(page.complaints).toEqual([]);
});

test('sign-out everywhere ends the session of another window too', async () => {
  const first = await newPage(browser);
  await first.goto(`${api.url}/sign-in`);
  await signInAt(first, api, 'grace@example.org');
  await first.locator('::-p-text(Make your first film)').wait();
  const second = await newPage(browser);
  await second.goto(`${api.url}/sign-in`);
  await signInAt(second, api, 'grace@example.org');
  await second.locator('::-p-text(Make your first film)').wait();
  await second.locator('header button[aria-haspopup=menu]').click();
  await second.locator('::-p-text(Sign out everywhere)').click();
  await second.waitForSelector('input[type=email]');
  await first.reload();
  await first.waitForSelector('input[type=email]');
});

test('a code that is wrong is refused with what to do', async () => {
  const page = await newPage(browser);
  await page.goto(`${api.url}/sign-in`);
  await page.locator('input[type=email]').fill('eve@example.org');
  await page.locator('::-p-text(Send me a code)').click();
  const code = await page.waitForSelector('input[name=code]').then(() => codeSentTo(api, 'eve@example.org'));
  await page.locator('input[name=code]').fill(code === '0000 0000' ? '1111 1111' : '0000 0000');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[role=alert]');
  expect(
    await page.$eval('[role=alert]', (alert) => (alert as unknown as { textContent: string }).textContent),
  ).toContain('code');
});
