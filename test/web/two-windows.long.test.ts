/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HTTPRequest, Page } from 'puppeteer';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, openEditor, red, sceneIn } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;
let second: Page;
const blue = [20, 40, 200];
const violet = [90, 20, 120];

beforeAll(async () => {
  editor = await openEditor(api, browser, 'two@example.org');
  second = await editor.secondWindow();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

/** Replaces the text of the scene that the code panel shows, and applies it unless told otherwise. */
async function writeCode(page: Page, code: string, { apply = true } = {}): Promise<void> {
  await page.bringToFront();
  await page.locator('.cm-content').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  // Pasted in one piece: typed, the editor would close brackets and indent.
  await page.$eval(
    '.cm-content',
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    code,
  );
  if (!apply) return;
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
}
async function openCode(page: Page, scene: string): Promise<void> {
  await page.bringToFront();
  await page.locator('::-p-aria(Code[role="tab"])').click();
  await page.waitForSelector('.cm-content');
  await page.click(`[data-scene-id][aria-label^="${scene},"]`);
  await page.waitForFunction(
    (name) => (document.querySelector('input[aria-label=Scene]') as HTMLInputElement | null)?.value.startsWith(name),
    {},
    scene,
  );
}
const codeOf = async (name: string) => {
  const sceneId = (await editor.sceneNow(name))?.id ?? '';
  const { body } = await editor.call('getScene', { params: { projectId: editor.projectId, sceneId } });
  return body.code as string;
};
const untilCode = async (name: string, code: string) => {
  for (let tries = 0; tries < 100 && (await codeOf(name)) !== code; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(await codeOf(name)).toBe(code);
};

test('a drag in one window and code in the other both stay, and each window shows both', async () => {
  const { page, drag, stands, shows } = editor;
  await openCode(second, 'Scene 0');
  await drag('Scene 1', -2_000);
  await stands('Scene 1, track 1, 0:00.00 to 0:02.00', second);
  await writeCode(second, sceneIn(blue));
  await untilCode('Scene 0', sceneIn(blue));
  await drag('Scene 1', 2_000);
  await page.bringToFront();
  await shows(film, blue);
  await second.bringToFront();
  await shows(film, blue, second);
}, 120_000);

test('text that another window has made old is kept beside the newer code, and either can be the film', async () => {
  const { page } = editor;
  await openCode(page, 'Scene 0');
  await writeCode(page, sceneIn(violet), { apply: false });
  await writeCode(second, sceneIn(red));
  await untilCode('Scene 0', sceneIn(red));
  await page.bringToFront();
  await page.locator('::-p-text(The scene was changed elsewhere)').wait();
  expect(await page.$eval('.cm-content', (text) => text.textContent)).toContain(`rgb(${violet})`);
  await page.locator('::-p-text(Apply mine)').click();
  await untilCode('Scene 0', sceneIn(violet));
  // What the other window wrote is still there, as the revision before.
  const [, before] = await editor.revisionsOf();
  const list = await editor.call('listScenes', {
    params: { projectId: editor.projectId },
    query: { revision: before.id },
  });
  expect(list.body.scenes).toHaveLength(2);
  await second.bringToFront();
  await second.waitForFunction(
    (colour) => document.querySelector('.cm-content')?.textContent?.includes(colour),
    {},
    `rgb(${violet})`,
  );
}, 120_000);

test('a move on top of what another window changed meanwhile is refused, stays in sight, and can be applied to the newer film', async () => {
  const { page, call, projectId, drag, sceneNow } = editor;
  const state = (await call('getProject', { params: { projectId } })).body;
  // This window hears nothing new for a while.
  const deafen = (request: HTTPRequest) => {
    if (new URL(request.url()).pathname !== `/api/v1/projects/${projectId}`) return void request.continue();
    void request.respond({ contentType: 'application/json', body: JSON.stringify(state) });
  };
  await page.bringToFront();
  const before = await sceneNow('Scene 0');
  await page.setRequestInterception(true);
  page.on('request', deafen);
  const updates = [{ sceneId: before?.id ?? '', track: 4 }];
  expect((await call('setPositions', { params: { projectId }, body: { updates, apply: true } })).status).toBe(200);
  await drag('Scene 0', 300);
  await page.locator('::-p-text(Apply to the film as it is now)').wait();
  expect(await sceneNow('Scene 0')).toMatchObject({ track: 4, startFrame: before?.startFrame });
  page.off('request', deafen);
  await page.setRequestInterception(false);
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'Heard again' } });
  await page.waitForResponse((reply) => new URL(reply.url()).pathname === `/api/v1/projects/${projectId}`);
  await new Promise((done) => setTimeout(done, 500));
  await page.locator('::-p-text(Apply to the film as it is now)').click();
  await page.waitForFunction(
    `fetch('/api/v1/projects/${projectId}/scenes').then((reply) => reply.json())
      .then(({ scenes }) => scenes.some(({ name, startFrame }) => name === 'Scene 0' && startFrame > 0))`,
    { polling: 500 },
  );
  expect(await sceneNow('Scene 0')).toMatchObject({ track: 4 });
  expect(page.complaints).toEqual([]);
}, 120_000);

test('a note that both windows write is not overwritten unseen: the window that is later shows both and asks', async () => {
  const { page, call, projectId } = editor;
  const texts = async () =>
    (await call('listContexts', { params: { projectId } })).body.contexts.map(({ text }: { text: string }) => text);
  for (const window of [page, second]) {
    await window.bringToFront();
    await window.locator('::-p-aria(Brief[role="tab"])').click();
    await window.waitForSelector('textarea[aria-label=Goal]');
  }
  await page.bringToFront();
  await page.locator('textarea[aria-label=Goal]').fill('Written in the first window');
  await second.bringToFront();
  await second.locator('textarea[aria-label=Goal]').fill('Written in the second window');
  await second.locator('::-p-aria(Keep[role="button"])').click();
  await page.bringToFront();
  await page.locator('::-p-text(Changed elsewhere to “Written in the second window”)').wait();
  expect(await page.$eval('textarea[aria-label=Goal]', (field) => (field as HTMLTextAreaElement).value)).toBe(
    'Written in the first window',
  );
  await page.locator('::-p-aria(Keep mine[role="button"])').click();
  await second.bringToFront();
  await second.waitForFunction(
    "document.querySelector('textarea[aria-label=Goal]').value === 'Written in the first window'",
  );
  expect(await texts()).toContain('Written in the first window');
}, 120_000);

test('a window that was cut off shows what changed meanwhile as soon as it is back', async () => {
  const { page, call, projectId, stands } = editor;
  await page.bringToFront();
  await page.setOfflineMode(true);
  const { id: sceneId = '' } = (await editor.sceneNow('Scene 1')) ?? {};
  await call('renameScene', { params: { projectId, sceneId }, body: { name: 'Renamed meanwhile' } });
  await new Promise((done) => setTimeout(done, 1_500));
  await page.setOfflineMode(false);
  await page.waitForSelector('[data-scene-id][aria-label^="Renamed meanwhile,"]');
  await stands(
    (await second.$eval('[data-scene-id][aria-label^="Renamed"]', (block) => block.getAttribute('aria-label'))) ?? '',
  );
}, 120_000);
