import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, green, openEditor, red } from './editor-page.ts';
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
