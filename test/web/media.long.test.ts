/// <reference lib="dom" />
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer';
import type { TestApi } from '../api/start-api.ts';
import { openWorkingApi } from '../api/working-api.ts';
import { sampleImages } from '../domain/media/sample-images.ts';
import { type EditorPage, film, openEditor } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';

// Real workers look into the files, in the jail.
let api: TestApi;
let browser: Browser;
let editor: EditorPage;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-media-'));
  api = await openWorkingApi();
  browser = await openBrowser();
  editor = await openEditor(api, browser, 'mel@example.org');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await api?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const blue = [0, 0, 255];
const svg = sampleImages.svg('<rect width="40" height="20" fill="#0000ff"/>');

test('a file is dropped in, shown with its facts, inserted, and kept while the film shows it; what is no picture is refused', async () => {
  const { page, call, projectId, shows } = editor;
  await page.locator('::-p-aria(Media[role="tab"])').click();
  await page.locator('::-p-text(or drop them here)').wait();
  // A drop as the browser makes it, over the whole panel.
  await page.$eval(
    '[role=tabpanel] > div',
    (place, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'Blue Logo.svg', { type: 'image/svg+xml' }));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    String(svg),
  );
  await page.waitForSelector('[data-asset=ready]');
  const words = await page.$eval('[data-asset=ready]', (card) => card.textContent);
  expect(words).toMatch(/blue-logo.*SVG · \d+×\d+/);
  const isSeen = await page.$eval('[data-asset=ready] img', async (picture) => {
    await (picture as HTMLImageElement).decode();
    return (picture as HTMLImageElement).naturalWidth > 0;
  });
  expect(isSeen).toBe(true);

  await writeFile(join(folder, 'broken.png'), 'not a picture');
  const field = await page.$('input[name=files]');
  await (field as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(join(folder, 'broken.png'));
  await page.waitForSelector('[data-upload=refused] [role=alert]');
  await page.locator('::-p-aria(Take broken.png off the list)').click();
  await page.waitForSelector('[data-upload]', { hidden: true });

  await page.locator('[data-asset=ready] ::-p-text(Insert)').click();
  await page.waitForSelector('[data-scene-id][aria-label^="blue-logo,"]');
  await shows(film, blue);
  await page.locator('::-p-aria(More about blue-logo)').click();
  await page.locator('::-p-aria(Delete[role="menuitem"])').click();
  await page.locator('::-p-text(A revision shows)').wait();
  expect((await call('listAssets', { params: { projectId } })).body.assets).toHaveLength(1);
  expect(page.complaints).toEqual([]);
}, 120_000);

test('another window shows a file that came by the API, and one that was taken away', async () => {
  const { page, call, projectId } = editor;
  const second = await editor.secondWindow();
  await second.locator('::-p-aria(Media[role="tab"])').click();
  await second.waitForSelector('[data-asset=ready]');
  await page.bringToFront();
  await page.evaluate(
    async (id, text) => {
      await fetch(`/api/v1/projects/${id}/assets?name=spare`, {
        method: 'POST',
        headers: { 'content-type': 'image/svg+xml' },
        body: text,
      });
    },
    projectId,
    `${svg}<!-- spare -->`,
  );
  await second.bringToFront();
  await second.waitForFunction("document.querySelectorAll('[data-asset=ready]').length === 2");
  const { body } = await call('listAssets', { params: { projectId } });
  const spare = body.assets.find(({ name }: { name: string }) => name === 'spare');
  await call('deleteAsset', { params: { projectId, assetId: spare.id } });
  await second.waitForFunction("document.querySelectorAll('[data-asset=ready]').length === 1");
}, 120_000);
