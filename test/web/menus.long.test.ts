/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, openEditor } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';
import { seriousFaults } from './serious-faults.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'mia@example.org');
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

const item = (name: string) => editor.page.locator(`::-p-aria(${name}[role="menuitem"])`).click();
const at = (path: string) => editor.page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
const openAccountMenu = () => editor.page.locator('header button[aria-haspopup=menu]').click();

test('each entry of the account menu leads where it says, and the appearance stays as it is chosen', async () => {
  const { page } = editor;
  for (const [name, path] of [
    ['API keys', '/account/keys'],
    ['Balance and usage', '/account/billing'],
    ['Webhooks', '/account/webhooks'],
    ['Account', '/account'],
  ] as const) {
    await openAccountMenu();
    await item(name);
    await at(path);
  }
  for (const [name, scheme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await openAccountMenu();
    await item(name);
    await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, {}, scheme);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, {}, scheme);
  }
}, 120_000);

test('a key is made, shown once, and revoked', async () => {
  const { page, call } = editor;
  await page.goto(`${api.url}/account/keys`);
  await page.locator('input[placeholder="What will use it?"]').fill('Robot');
  await page.locator('::-p-text(Spend)').click();
  await page.locator('button[type=submit]').click();
  await page.waitForFunction('/fw_live_\\w+/.test(document.body.innerText)');
  const { keys } = (await call('listKeys', { query: { limit: '100' } })).body;
  const robot = keys.find(({ name }: { name: string }) => name === 'Robot');
  expect([...robot.scopes].sort()).toEqual(['read', 'write']);
  expect(robot.expiresAt).not.toBeNull();
  await page.reload();
  await page.locator('::-p-text(Robot)').wait();
  expect(await page.evaluate('/fw_live_\\w+_\\w+_\\w+/.test(document.body.innerText)')).toBe(false);
  await page.locator('::-p-aria(Revoke[role="button"])').click();
  await page.locator('[role=dialog] ::-p-text(Revoke)').wait();
  await page.waitForSelector('[role=dialog] button[data-variant=filled], [role=dialog] button:last-of-type');
  const confirm = await page.$$('[role=dialog] button');
  await confirm.at(-1)?.click();
  await page.locator('::-p-text(revoked)').wait();
}, 120_000);

test('each entry of a project card acts', async () => {
  const { page, call } = editor;
  const more = () => page.locator('::-p-aria(More for Launch)').click();
  await page.goto(`${api.url}/projects`);
  await more();
  await item('Duplicate');
  await page.waitForFunction("document.querySelectorAll('article').length === 2");
  await more();
  await item('Rename');
  await page.waitForSelector('[role=dialog] input');
  await page.$eval('[role=dialog] input', (field) => (field as HTMLInputElement).select());
  await page.type('[role=dialog] input', 'Renamed');
  await page.keyboard.press('Enter');
  await page.locator('article::-p-aria(Renamed)').wait();
  const { projects } = (await call('listProjects')).body;
  expect(projects.map(({ name }: { name: string }) => name)).toContain('Renamed');
  expect(await seriousFaults(page)).toEqual([]);
}, 120_000);

test('the menus of the editor act: what is drawn over the picture, a note for the brief, the list of shortcuts', async () => {
  const { page, projectId } = editor;
  await page.goto(`${api.url}/projects/${projectId}/generate`);
  await page.locator('::-p-aria(What is drawn over the picture[role="button"])').click();
  await page.locator('::-p-aria(Safe area[role="checkbox"])').click();
  await page.waitForSelector('svg[aria-label="Marks on the picture"] rect');
  await page.keyboard.press('Escape');
  await page.locator('::-p-aria(Brief[role="tab"])').click();
  await page.locator('::-p-text(Add a note)').click();
  await item('Instructions');
  await page.type('textarea[aria-label="New instructions"]', 'Slow and calm.');
  await page.locator('::-p-text(Save the note)').click();
  await page.waitForSelector('textarea[aria-label=Instructions]');
  await page.locator('::-p-aria(Keyboard shortcuts[role="button"])').click();
  await page.locator('::-p-text(Scene: cut, copy, remove)').wait();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await page.evaluate('document.activeElement?.blur()');
  await page.keyboard.down('Alt');
  await page.keyboard.press('2');
  await page.keyboard.up('Alt');
  await page.locator('::-p-text(or drop them here)').wait();
  expect(page.complaints).toEqual([]);
}, 120_000);
