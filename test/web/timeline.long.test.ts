/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, openEditor, sceneIn } from './editor-page.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'tim@example.org');
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

const focus = (name: string) => editor.page.focus(`[data-scene-id][aria-label^="${name},"]`);
/** Waits until a move has arrived. */
const settled = () =>
  editor.page.waitForFunction(
    "!/not applied yet|applying/.test(document.querySelector('section[aria-label=Timeline] [role=status]').innerText)",
  );
/** Presses a key, such as `Control+ArrowRight`. */
async function press(combination: string): Promise<void> {
  const keys = combination.split('+');
  const last = keys.pop() ?? '';
  for (const key of keys) await editor.page.keyboard.down(key as 'Control');
  await editor.page.keyboard.press(last as 'Enter');
  for (const key of keys) await editor.page.keyboard.up(key as 'Control');
}

test('keys alone move, pull, change the track, apply, take back, copy, find and remove a scene', async () => {
  const { page, stands, sceneNow } = editor;
  await focus('Scene 1');
  for (const key of ['ArrowRight', 'Control+ArrowRight', 'ArrowUp']) await press(key);
  await stands('Scene 1, track 2, 0:02.11 to 0:04.11');
  expect(await sceneNow('Scene 1')).toMatchObject({ track: 1, startFrame: 60 });
  await press('Enter');
  await settled();
  expect(await sceneNow('Scene 1')).toMatchObject({ track: 2, startFrame: 71, durationInFrames: 60 });
  await focus('Scene 1');
  await press('Control+ArrowLeft');
  await press('Escape');
  await stands('Scene 1, track 2, 0:02.11 to 0:04.11');
  for (const key of ['Shift+ArrowRight', 'Alt+ArrowRight', 'ArrowDown']) await press(key);
  await stands('Scene 1, track 1, 0:02.12 to 0:04.12');
  await press('Enter');
  await settled();
  expect(await sceneNow('Scene 1')).toMatchObject({ track: 1, startFrame: 72, durationInFrames: 60 });
  await focus('Scene 1');
  await press(',');
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toContain('Scene 0,');
  await press('d');
  await page.waitForSelector('[data-scene-id][aria-label^="Scene 0 copy,"]');
  await focus('Scene 0 copy');
  await press('Delete');
  await page.waitForSelector('[data-scene-id][aria-label^="Scene 0 copy,"]', { hidden: true });
  await focus('Scene 1');
  await press('g');
  await page.waitForFunction("document.body.innerText.includes('frame 72')");
}, 120_000);

test('a move that would lie over another scene says so and is not made', async () => {
  const { page, drag, sceneNow, stands } = editor;
  await focus('Scene 1');
  await press('ArrowDown');
  await press('Control+ArrowLeft');
  await press('Control+ArrowLeft');
  await page.waitForSelector('[data-scene-id][data-wrong]');
  await press('Enter');
  await press('Escape');
  expect(await sceneNow('Scene 1')).toMatchObject({ track: 1, startFrame: 72 });
  await drag('Scene 1', 40);
  await settled();
  expect((await sceneNow('Scene 1'))?.startFrame).toBeGreaterThan(72);
  const { id: sceneId = '' } = (await sceneNow('Scene 1')) ?? {};
  const updates = [{ sceneId, startFrame: 60, track: 1, durationInFrames: 60 }];
  await editor.call('setPositions', { params: { projectId: editor.projectId }, body: { updates, apply: true } });
  await stands('Scene 1, track 1, 0:02.00 to 0:04.00');
}, 120_000);

test('a scene that is cut goes on in its later part where it was, and one undo makes it whole', async () => {
  const { page, call, projectId, shows, stands, sceneNow, revisionsOf } = editor;
  const code = `import { AbsoluteFill, useCurrentFrame } from 'remotion';
export default function Clock() {
  return <AbsoluteFill style={{ background: \`rgb(\${useCurrentFrame() * 3}, 40, 90)\` }} />;
}`;
  const { id: sceneId = '' } = (await sceneNow('Scene 0')) ?? {};
  await call('setSceneCode', { params: { projectId, sceneId }, body: { code } });
  await page.focus('section[aria-label=Player]');
  await press('Home');
  for (let count = 0; count < 4; count += 1) await press('Shift+ArrowRight');
  await shows(film, [120, 40, 90]);
  const { number } = (await revisionsOf())[0];
  await focus('Scene 0');
  await press('s');
  await stands('Scene 0, track 0, 0:00.00 to 0:01.10');
  await stands('Scene 0 2, track 0, 0:01.10 to 0:02.00');
  await shows(film, [120, 40, 90]);
  expect((await revisionsOf())[0]).toMatchObject({ number: number + 1, message: 'Scene Scene 0 cut in two' });
  await page.locator('::-p-aria(Undo[role="button"])').click();
  await page.waitForSelector('[data-scene-id][aria-label^="Scene 0 2,"]', { hidden: true });
  await stands('Scene 0, track 0, 0:00.00 to 0:02.00');
  await shows(film, [120, 40, 90]);
}, 120_000);

test('two hundred scenes stand in the timeline, one of them is dragged, and all of it is zoomed', async () => {
  const { page, call, drag, projectId, sceneNow } = editor;
  for (let index = 0; index < 198; index += 1) {
    const place = { track: 10 + (index % 5), startFrame: Math.floor(index / 5) * 60, durationInFrames: 60 };
    const body = { name: `Many ${index}`, code: sceneIn([index, 90, 90]), ...place };
    expect((await call('createScene', { params: { projectId }, body })).status).toBe(201);
  }
  await page.waitForSelector('[data-scene-id][aria-label^="Many 197,"]');
  expect(await page.$$('[data-scene-id]')).toHaveLength(200);
  const from = (await sceneNow('Many 197'))?.startFrame ?? 0;
  await drag('Many 197', 40);
  await settled();
  expect((await sceneNow('Many 197'))?.startFrame).toBeGreaterThan(from);
  await page.focus('[aria-label="Zoom of the timeline"]');
  for (let step = 0; step < 10; step += 1) await press('ArrowRight');
  await page.waitForSelector('[data-scene-id][aria-label^="Scene 0,"]');
  expect(page.complaints).toEqual([]);
}, 240_000);
