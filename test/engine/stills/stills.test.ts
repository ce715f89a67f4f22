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
  // Side by side, so that no browser finds the machine idle.
  const sheets = await Promise.all(
    [0, 1, 2, 3].map((number) => contactSheet({ stills, fps: 30, path: join(folder, `sheet-${number}.png`) })),
  );
  for (const sheet of sheets) {
    const pixels = await pixelsOf(await readFile(sheet.path));
    expect(pixels.length).toBe(sheet.width * sheet.height * 3);
    expect(frames.map((_, index) => pictureAt(pixels, sheet, index))).toEqual(frames.map((frame) => frame * 4));
    const labelled = Math.round((sheet.height - 16) / 2);
    const label = pixels.subarray((labelled - 40) * sheet.width * 3, (labelled + 10) * sheet.width * 3);
    expect(label.filter((value) => value > 240).length).toBeGreaterThan(2000);
  }
});

/** Brightness within the picture at a place of a sheet of two rows of four. */
function pictureAt(pixels: Buffer, sheet: { width: number; height: number }, index: number): number | undefined {
  const x = Math.round((index % 4) * ((sheet.width - 16) / 4) + 100);
  const y = Math.round(Math.floor(index / 4) * ((sheet.height - 16) / 2) + 100);
  return pixel(pixels, sheet.width, x, y)[0];
}

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
