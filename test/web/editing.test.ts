import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { type Browser as Person, signedIn } from '../api/browser.ts';
import { startApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';
import { pixelsOf } from '../engine/stage/film.ts';
import { newPage, openBrowser, signInAt } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let page: Page & { complaints: string[] };
let call: Person['call'];
let projectId: string;
/** Number of the revision in which both scenes stand as they were made. */
let twoScenes: number;

const red = [176, 0, 32];
const green = [0, 105, 92];
const sceneIn = (colour: number[]) => `import { AbsoluteFill } from 'remotion';
export default () => <AbsoluteFill style={{ background: 'rgb(${colour})' }} />;`;

beforeAll(async () => {
  ({ call } = await signedIn(api, 'eda@example.org'));
  projectId = await newProject(call, { width: 640, height: 360, fps: 30 });
  for (const [index, colour] of [red, green].entries()) {
    const body = { name: `Scene ${index}`, code: sceneIn(colour), track: index, startFrame: index * 60 };
    await call('createScene', { params: { projectId }, body: { ...body, durationInFrames: 60 } });
  }
  twoScenes = (await revisionsOf()).revisions[0].number;
  page = await newPage(browser);
  await page.goto(`${api.url}/sign-in`);
  await signInAt(page, api, 'eda@example.org');
  await page.goto(`${api.url}/projects/${projectId}/generate`);
  await page.waitForSelector('[data-scene-id]');
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

/** The label of a scene's block says where it stands. */
const stands = (label: string) => page.waitForSelector(`[data-scene-id][aria-label="${label}"]`);
const revisionsOf = async () => (await call('listRevisions', { params: { projectId } })).body;
const sceneNow = async (name: string) => {
  const { body } = await call('listScenes', { params: { projectId } });
  return (body.scenes as { id: string; name: string; track: number; startFrame: number }[]).find(
    (scene) => scene.name === name,
  );
};

/** Pulls the middle of a scene's block by so many pixels. */
async function drag(name: string, by: number): Promise<void> {
  const block = await page.waitForSelector(`[data-scene-id][aria-label^="${name},"]`);
  const { x = 0, y = 0, width = 0, height = 0 } = (await block?.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Waits until the middle of a frame of the film has this colour. */
async function shows(selector: string, colour: number[]): Promise<void> {
  let seen: number[] = [];
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const box = await (await page.waitForSelector(selector))?.boundingBox();
    if (box) {
      const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 4, height: 4 };
      seen = [
        ...(await pixelsOf(Buffer.from(await page.screenshot({ clip, captureBeyondViewport: false })))).slice(0, 3),
      ];
      if (seen.every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= 2)) return;
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${selector} shows ${seen} instead of ${colour}`);
}
const film = 'section[aria-label=Player] iframe';

test('a scene that is dragged to the start stands there in the timeline and in the player, and undo takes it back', async () => {
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
  const { revisions } = await revisionsOf();
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
  expect((await revisionsOf()).revisions[0].message).toBe(`Revision ${made.number} restored`);
  expect(page.complaints).toEqual([]);
}, 120_000);
