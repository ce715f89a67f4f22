import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Asset } from '../../db/entities/asset.ts';
import { newSound } from '../api/owned-things.ts';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, green, openEditor, red } from './editor-page.ts';
import { listen } from './listen.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;
/** Number of the revision in which both scenes stand as they were made. */
let twoScenes: number;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'eda@example.org');
  twoScenes = (await editor.revisionsOf())[0].number;
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

test('a scene that is dragged to the start stands there in the timeline and in the player, and undo takes it back', async () => {
  const { page, shows, drag, stands, sceneNow } = editor;
  await shows(film, red);
  await drag('Scene 1', -2_000);
  await stands('Scene 1, track 1, 0:00.00 to 0:02.00');
  await shows(film, green);
  expect(await sceneNow('Scene 1')).toMatchObject({ startFrame: 0, track: 1 });
  await page.locator('::-p-aria(Undo[role="button"])').click();
  await stands('Scene 1, track 1, 0:02.00 to 0:04.00');
  await shows(film, red);
  await page.keyboard.down('Control');
  await page.keyboard.press('y');
  await page.keyboard.up('Control');
  await shows(film, green);
}, 120_000);

test('two revisions stand beside each other at the same frame, and the old one is made the film again', async () => {
  const { page, shows, revisionsOf } = editor;
  const revisions = await revisionsOf();
  const made = revisions.find(({ number }: { number: number }) => number === twoScenes) as {
    id: string;
    number: number;
  };
  await page.locator('::-p-aria(History[role="tab"])').click();
  await page.waitForSelector(`[data-revision-id="${revisions[0].id}"]`);
  await page.locator(`[data-revision-id="${made.id}"] button`).click();
  await page.locator('::-p-text(Against the film as it is now)').click();
  await page.waitForSelector('ul[aria-label=Changes] button');
  await shows(`figure:nth-of-type(1) iframe[title="Revision ${made.number}"]`, red);
  await shows('figure iframe[title=Now]', green);
  await page.locator(`::-p-text(Restore revision ${made.number})`).click();
  await page.waitForFunction("!document.querySelector('figure')");
  await shows(film, red);
  expect((await revisionsOf())[0].message).toBe(`Revision ${made.number} restored`);
  expect(page.complaints).toEqual([]);
}, 120_000);

test('a film is heard from where it is played until it is paused, its words stand over the picture, and both can be turned off', async () => {
  const { page, call, projectId, accountId } = editor;
  await newSound(api, { projectId, accountId });
  const words = [{ text: 'Fresh', from: 0.2, to: 0.9 }];
  await api.database.fork().nativeUpdate(Asset, { projectId, name: 'tone' }, { words });
  const played = await listen(page);
  // The file of the voice is gone from the store: the rest is heard without it.
  for (const body of [
    { asset: 'fx:hit', startFrame: 90 },
    { asset: 'tone', role: 'voice', startFrame: 60, durationInFrames: 60 },
  ]) {
    expect((await call('addSound', { params: { projectId }, body })).status).toBe(201);
  }
  await page.waitForSelector('[aria-label="Hide captions (C)"]');
  await page.focus('section[aria-label=Player]');
  await page.keyboard.press('Home');
  await page.keyboard.down('Shift');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await page.locator('[data-caption]::-p-text(Fresh)').wait();
  await page.keyboard.press('c');
  await page.waitForSelector('[data-caption]', { hidden: true });
  await page.keyboard.press('c');
  await page.keyboard.press(' ');
  const [heard] = await played(({ length }) => length > 0);
  expect(heard?.from).toBeCloseTo(70 / 30, 1);
  expect(heard?.peak).toBeGreaterThan(0.1);
  await page.keyboard.press('m');
  await played((all) => all.at(-1)?.volume === 0);
  await page.keyboard.press(' ');
  await played((all) => all.every(({ isOver }) => isOver));
  await page.keyboard.press('m');
  expect(page.complaints).toEqual([]);
}, 120_000);
