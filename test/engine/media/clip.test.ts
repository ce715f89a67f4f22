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

/** A GIF of 64 × 36 points whose left half is red, green, then blue for 10, 50 and 20 hundredths of a second. */
async function squares(name: string, { seenThrough }: { seenThrough: boolean }): Promise<string> {
  const colours = [0xffffff, 0xff0000, 0x00ff00, 0x0000ff];
  const palette = Buffer.alloc(128 * 3);
  for (const [index, colour] of colours.entries()) palette.writeUIntBE(colour, index * 3, 3);
  const picture = (colour: number, hundredths: number) => {
    const points = Array.from({ length: 64 * 36 }, (_, at) => (at % 64 < 32 ? colour : 0));
    // Codes of eight bits, as the table is emptied before it grows to nine.
    const rows = Array.from({ length: 36 }, (_, row) => [128, ...points.slice(row * 64, row * 64 + 64)]);
    const codes = [...rows.flat(), 129];
    const blocks = Array.from({ length: Math.ceil(codes.length / 255) }, (_, index) => {
      const block = codes.slice(index * 255, index * 255 + 255);
      return [block.length, ...block];
    });
    const control = [0x21, 0xf9, 4, seenThrough ? 0x09 : 0x04, hundredths, 0, 0, 0];
    return Buffer.from([...control, 0x2c, 0, 0, 0, 0, 64, 0, 36, 0, 0, 7, ...blocks.flat(), 0]);
  };
  const head = Buffer.from([...Buffer.from('GIF89a'), 64, 0, 36, 0, 0xf6, 0, 0]);
  const path = join(folder, name);
  await writeFile(
    path,
    Buffer.concat([head, palette, picture(1, 10), picture(2, 50), picture(3, 20), Buffer.from(';')]),
  );
  return path;
}

test('an animated GIF is a clip at the rate that holds each of its pictures, seen through where it is', async () => {
  const clip = await stored(await squares('solid.gif', { seenThrough: false }), 'image/gif');
  expect(clip).toMatchObject({ fps: 10, frames: 8, alpha: false, width: 64, height: 36 });
  const colours = await Promise.all(
    [0, 1, 5, 6, 7].map(async (frame) => pixelOf(await clipFrame(clip, frame, {}), 10, 18)),
  );
  const named = colours.map(([red = 0, green = 0]) => (red > 200 ? 'red' : green > 200 ? 'lime' : 'blue'));
  expect(named).toEqual(['red', 'lime', 'lime', 'blue', 'blue']);
  const veil = await stored(await squares('veil.gif', { seenThrough: true }), 'image/gif');
  expect(veil).toMatchObject({ fps: 10, frames: 8, alpha: true });
  const [, , , alpha = 255] = await pixelOf(await clipFrame(veil, 2, {}), 50, 18);
  expect(alpha).toBeLessThan(10);
}, 90_000);
