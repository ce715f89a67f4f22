import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AssetType } from '../../../contract/assets.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { clipFrame, type StoredClip } from '../../../engine/media/clip-frames.ts';
import { normaliseClip } from '../../../engine/media/normalise-clip.ts';
import { pixelOf } from './pixel-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const normalise = async (path: string, type: AssetType) =>
  normaliseClip(path, type, { folder: await mkdtemp(join(folder, 'work-')) });

async function stored(path: string, type: AssetType): Promise<StoredClip & { fps: number }> {
  const clip = await normalise(path, type);
  if (!('facts' in clip)) throw new Error('it does not move');
  const file = await readFile(clip.file);
  expect(file.includes('SECRET-PLACE')).toBe(false);
  return { sha256: clip.file, ...clip.facts, read: async (first, last) => file.subarray(first, last + 1) };
}

test('what can be seen through stays so, to the level', async () => {
  const path = join(folder, 'veil.webm');
  const veil = 'color=red@0.5:s=64x36:r=25:d=2,format=yuva420p';
  await runFfmpeg(['-f', 'lavfi', '-i', veil, '-c:v', 'libvpx-vp9', '-auto-alt-ref', '0', '-crf', '10', path], {
    outputDir: folder,
  });
  const clip = await stored(path, 'video/webm');
  expect(clip).toMatchObject({ frames: 50, alpha: true });
  const [red = 0, green = 0, , alpha = 0] = await pixelOf(await clipFrame(clip, 30, {}), 30, 18);
  expect([red > 245, green < 10, Math.abs(alpha - 128) < 4]).toEqual([true, true, true]);
}, 90_000);

test('a clip is turned upright, made square, brought to its size; its sound is told beside it', async () => {
  const path = join(folder, 'phone.mov');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=2200x400:r=30:d=1', '-f', 'lavfi', '-i', 'sine=440:d=1'];
  await runFfmpeg([...source, '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', join(folder, 'flat.mov')], {
    outputDir: folder,
  });
  await runFfmpeg(['-i', join(folder, 'flat.mov'), '-c', 'copy', '-metadata:s:v:0', 'rotate=90', path], {
    inputs: [folder],
    outputDir: folder,
  });
  const clip = await normalise(path, 'video/quicktime');
  expect(clip).toMatchObject({ facts: { width: 348, height: 1920, fps: 30, frames: 30 } });
  expect(clip.sound?.facts.loudness).toBeLessThan(-10);
}, 90_000);
