import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AssetType } from '../../../contract/assets.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { clipFrame, type StoredClip } from '../../../engine/media/clip-frames.ts';
import { frameRate } from '../../../engine/media/frame-rate.ts';
import { normaliseClip } from '../../../engine/media/normalise-clip.ts';
import { pixelOf } from './pixel-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const normalise = async (path: string, type: AssetType) =>
  normaliseClip(path, type, { folder: await mkdtemp(join(folder, 'work-')) });

/** A clip whose frame n is grey of the level 16 + 3n, `frames` of them. */
async function counted(name: string, args: string[], frames = 60): Promise<string> {
  const path = join(folder, name);
  const grey = `color=black:s=64x36:r=25:d=${frames / 25},format=gray,geq=lum='16+3*N'`;
  await runFfmpeg(['-f', 'lavfi', '-i', grey, ...args, '-metadata', 'title=SECRET-PLACE', path], { outputDir: folder });
  return path;
}

async function stored(path: string, type: AssetType): Promise<StoredClip & { fps: number }> {
  const clip = await normalise(path, type);
  if (!('facts' in clip)) throw new Error('it does not move');
  const file = await readFile(clip.file);
  expect(file.includes('SECRET-PLACE')).toBe(false);
  return { sha256: clip.file, ...clip.facts, read: async (first, last) => file.subarray(first, last + 1) };
}

const lossless = [
  '-c:v',
  'libx264',
  '-pix_fmt',
  'yuv420p',
  '-qp',
  '0',
  '-color_range',
  'tv',
  '-vf',
  'scale=in_range=pc:out_range=tv',
];
test('every frame of a clip is the frame that was sent, in and across its parts, whatever order they are asked for', async () => {
  const clip = await stored(await counted('grey.mp4', lossless), 'video/mp4');
  expect(clip).toMatchObject({ frames: 60, fps: 25, alpha: false });
  expect(clip.parts).toHaveLength(4);
  for (const frame of [59, 0, 23, 24, 1, 47, 48, 30]) {
    const [red] = await pixelOf(await clipFrame(clip, frame, {}), 30, 18);
    // One level is a third of what lies between two frames.
    expect(Math.abs((red ?? 0) - (16 + 3 * frame))).toBeLessThanOrEqual(1);
  }
  await expect(clipFrame(clip, 60, {})).rejects.toThrow();
}, 90_000);

test('an MP4 that holds sound alone is a sound', async () => {
  const path = join(folder, 'talk.mp4');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=440:d=1', path], { outputDir: folder });
  const clip = await normalise(path, 'video/mp4');
  expect(['facts' in clip, Math.round(clip.sound?.facts.seconds ?? 0)]).toEqual([false, 1]);
}, 60_000);

test('clips that are too large, too long, too fast, cut off or none are refused', async () => {
  const make = async (name: string, source: string, args: string[] = []) => {
    await runFfmpeg(
      ['-f', 'lavfi', '-i', source, '-c:v', 'libx264', '-preset', 'ultrafast', ...args, join(folder, name)],
      { outputDir: folder },
    );
    return join(folder, name);
  };
  const whole = await readFile(await make('whole.mp4', 'testsrc2=s=320x180:r=30:d=4', ['-movflags', '+faststart']));
  const cut = join(folder, 'cut.mp4');
  await writeFile(cut, whole.subarray(0, whole.length / 2));
  const list = join(folder, 'list.mp4');
  await writeFile(list, "ffconcat version 1.0\nfile '/etc/passwd'");
  const hostile = [
    await make('wide.mp4', 'color=s=4608x64:d=0.1'),
    await make('long.mp4', 'color=s=16x16:r=1:d=200'),
    await make('fast.mp4', 'color=s=16x16:r=500:d=0.2'),
    cut,
    list,
  ];
  for (const path of hostile)
    await expect(normalise(path, 'video/mp4')).rejects.toMatchObject({ code: 'asset_refused' });
}, 90_000);

test('rates of television stay as they are, all others come to whole frames', () => {
  expect(frameRate('30000/1001', '30000/1001').fraction).toBe('30000/1001');
  expect(frameRate('359/12', '30/1')).toMatchObject({ fps: 30, fraction: '30' });
  expect(frameRate('120/1', '120/1')).toMatchObject({ said: 120, fps: 60 });
  expect(frameRate('0/0', '0/0')).toMatchObject({ fps: 30 });
});
