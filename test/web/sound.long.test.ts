import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, openEditor } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'sam@example.org');
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

test('a sound that is laid under the film stands below its scenes, is dragged and moved by keys, and is taken out', async () => {
  const { page, call, projectId } = editor;
  const soundNow = async () => (await call('listSound', { params: { projectId } })).body.clips[0];
  const settled = async (startFrame: number) => {
    for (let tries = 0; tries < 100 && (await soundNow())?.startFrame !== startFrame; tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
    }
    expect((await soundNow())?.startFrame).toBe(startFrame);
  };
  const body = { asset: 'fx:whoosh', startFrame: 10 };
  expect((await call('addSound', { params: { projectId }, body })).status).toBe(201);
  await page.waitForSelector('[data-sound-id]');
  await page.focus('[data-sound-id]');
  await page.keyboard.press('ArrowRight');
  await settled(11);
  await page.waitForSelector('[data-sound-id][aria-label*="0:00.11"]');
  const { x = 0, y = 0, width = 0, height = 0 } = (await (await page.$('[data-sound-id]'))?.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 900, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await settled(0);
  await page.waitForSelector('[data-sound-id][aria-label*="0:00.00"]');
  await page.focus('[data-sound-id]');
  await page.keyboard.press('Delete');
  await page.waitForSelector('[data-sound-id]', { hidden: true });
  expect(await soundNow()).toBeUndefined();
  expect(page.complaints).toEqual([]);
}, 120_000);
