import type { BoundingBox, Browser, Page } from 'puppeteer';
import { type Browser as Person, signedIn } from '../api/browser.ts';
import type { TestApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';
import { pixelsOf } from '../engine/stage/film.ts';
import { patienceMs } from '../patience.ts';
import { newPage, signInAt } from './open-browser.ts';

export const red = [176, 0, 32];
export const green = [0, 105, 92];

/** Code of a scene of one colour. */
export const sceneIn = (colour: readonly number[]) => `import { AbsoluteFill } from 'remotion';
export default () => <AbsoluteFill style={{ background: 'rgb(${colour})' }} />;`;

/** Where the film is played. */
export const film = 'section[aria-label=Player] iframe';

interface SceneNow {
  id: string;
  name: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

/** A person's project of two scenes, red for two seconds and then green on the track above, open in a window. */
export interface EditorPage {
  page: Page & { complaints: string[] };
  call: Person['call'];
  projectId: string;
  accountId: string;
  /** The same project in one more window of the same person. */
  secondWindow(): Promise<Page>;
  /** Waits for a scene's block of this label: name, track, beginning and end. */
  stands(label: string, at?: Page): Promise<unknown>;
  sceneNow(name: string): Promise<SceneNow | undefined>;
  /** Waits until the server has the scene at this frame; the page shows a move at once. */
  startsAt(name: string, frame: number): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: the reply of `listRevisions`.
  revisionsOf(): Promise<any[]>;
  /** Pulls the middle of a scene's block by so many pixels. */
  drag(name: string, by: number, at?: Page): Promise<void>;
  /** Waits until the middle of what stands at `selector` has this colour. */
  shows(selector: string, colour: readonly number[], at?: Page): Promise<void>;
}

export async function openEditor(api: TestApi, browser: Browser, email: string): Promise<EditorPage> {
  const { call, accountId } = await signedIn(api, email);
  const projectId = await newProject(call, { width: 640, height: 360, fps: 30 });
  for (const [index, colour] of [red, green].entries()) {
    const body = { name: `Scene ${index}`, code: sceneIn(colour), track: index, startFrame: index * 60 };
    await call('createScene', { params: { projectId }, body: { ...body, durationInFrames: 60 } });
  }
  const page = await newPage(browser);
  await page.goto(`${api.url}/sign-in`);
  await signInAt(page, api, email);
  const open = async (window: Page) => {
    window.setDefaultTimeout(patienceMs);
    await window.goto(`${api.url}/projects/${projectId}/generate`);
    await window.waitForSelector('[data-scene-id]');
    return window;
  };
  await open(page);
  const sceneNow = async (name: string) => {
    const { body } = await call('listScenes', { params: { projectId } });
    return (body.scenes as SceneNow[]).find((scene) => scene.name === name);
  };
  return {
    ...{ page, call, projectId, accountId, sceneNow },
    startsAt: async (name, frame) => {
      while ((await sceneNow(name))?.startFrame !== frame) await new Promise((done) => setTimeout(done, 100));
    },
    secondWindow: async () => open(await page.browserContext().newPage()),
    stands: (label, at = page) => at.waitForSelector(`[data-scene-id][aria-label="${label}"]`),
    revisionsOf: async () => (await call('listRevisions', { params: { projectId } })).body.revisions,
    drag: (name, by, at = page) => drag(at, name, by),
    shows: (selector, colour, at = page) => shows(at, selector, colour),
  };
}

async function drag(page: Page, name: string, by: number): Promise<void> {
  await page.bringToFront();
  const { x, y, width, height } = await placeAtRest(page, `[data-scene-id][aria-label^="${name},"]`);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Where an element stands once it stays there: panels that arrive move what is below them. */
async function placeAtRest(page: Page, selector: string): Promise<BoundingBox> {
  let before = '';
  for (;;) {
    const box = await (await page.waitForSelector(selector))?.boundingBox();
    if (box && JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await new Promise((done) => setTimeout(done, 150));
  }
}

async function shows(page: Page, selector: string, colour: readonly number[]): Promise<void> {
  let seen: number[] = [];
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const box = await (await page.waitForSelector(selector))?.boundingBox();
    if (box) {
      const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 4, height: 4 };
      const picture = await page.screenshot({ clip, captureBeyondViewport: false });
      seen = [...(await pixelsOf(Buffer.from(picture))).slice(0, 3)];
      if (seen.every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= 2)) return;
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${selector} shows ${seen} instead of ${colour}`);
}
