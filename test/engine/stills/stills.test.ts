import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SceneFault } from '../../../contract/stage.ts';
import { BrowserPool } from '../../../engine/stage/browser-pool.ts';
import { contactSheet } from '../../../engine/stills/contact-sheet.ts';
import { renderStills } from '../../../engine/stills/render-stills.ts';
import { descendants, isBrowser, survivors } from '../../attacks/process-tree.ts';
import { filmOf, pixelsOf, testBundle } from '../stage/film.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
let folder: string;
beforeAll(async () => {
  stage = await testBundle();
  folder = await mkdtemp(join(tmpdir(), 'framewright-stills-'));
});
afterAll(async () => {
  await stage.cleanUp();
  await rm(folder, { recursive: true, force: true });
});

const greyByFrame = `
import { AbsoluteFill, useCurrentFrame } from 'remotion';
export default function Scene() {
  const grey = useCurrentFrame() * 4;
  if (grey === 80) throw new Error('at twenty');
  return <AbsoluteFill style={{ background: \`rgb(\${grey}, \${grey}, \${grey})\` }} />;
}`;

/** Red, green and blue of one pixel. */
const pixel = (pixels: Buffer, width: number, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('stills come in the order asked for, of the frames asked for, in the size of the film', async () => {
  await using pool = new BrowserPool({ bundle: stage.bundle, size: 1 });
  const film = await filmOf([{ code: greyByFrame }]);
  let faults: SceneFault[] = [];
  const stills = await renderStills({
    bundle: stage.bundle,
    ...film,
    page: await pool.take(),
    frames: [50, 0, 20, 50],
    directory: join(folder, 'new', 'stills'),
    format: 'png',
    onFaults: (found) => {
      faults = found;
    },
  });
  expect(stills.map(({ frame, width, height }) => [frame, width, height])).toEqual(
    [50, 0, 20, 50].map((frame) => [frame, 320, 180]),
  );
  const centre = async (index: number) =>
    pixel(await pixelsOf(await readFile(stills[index]?.path ?? '')), 320, 160, 90);
  expect(await centre(0)).toEqual([200, 200, 200]);
  expect(await centre(1)).toEqual([0, 0, 0]);
  expect(faults).toMatchObject([{ key: 's0', frame: 20, message: 'Error: at twenty' }]);
});

test('a contact sheet shows every still in reading order above a legible label, in the size it says', async () => {
  const film = await filmOf([{ code: greyByFrame }]);
  const frames = [10, 30, 50, 55, 59];
  const stills = await renderStills({
    bundle: stage.bundle,
    ...film,
    frames,
    directory: join(folder, 'sheet'),
    format: 'png',
  });
  const sheet = await contactSheet({ stills, fps: 30, path: join(folder, 'sheet.png') });
  const pixels = await pixelsOf(await readFile(sheet.path));
  expect(pixels.length).toBe(sheet.width * sheet.height * 3);
  const cell = (sheet.width - 16) / 4;
  const rows = (sheet.height - 16) / 2;
  const shown = frames.map(
    (_, index) =>
      pixel(
        pixels,
        sheet.width,
        Math.round((index % 4) * cell + 100),
        Math.round(Math.floor(index / 4) * rows + 100),
      )[0],
  );
  expect(shown).toEqual(frames.map((frame) => frame * 4));
  const label = pixels.subarray(Math.round(rows - 40) * sheet.width * 3, Math.round(rows + 10) * sheet.width * 3);
  expect(label.filter((value) => value > 240).length).toBeGreaterThan(2000);
});

test('a warm page that died is passed over, and nothing outlives the pool', async () => {
  {
    await using pool = new BrowserPool({ bundle: stage.bundle, size: 1 });
    const first = await pool.take();
    await first.browser.end();
    const second = await pool.take();
    expect(second.browser.alive).toBe(true);
    expect(await second.evaluate('typeof stage')).toBe('object');
    await second.browser.end();
  }
  expect(
    await survivors(
      descendants()
        .filter(isBrowser)
        .map(({ pid }) => pid),
    ),
  ).toEqual([]);
});
