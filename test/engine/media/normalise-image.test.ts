import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readImageHeader } from '../../../domain/media/image-header.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { normaliseImage } from '../../../engine/media/normalise-image.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';
import { StagePage } from '../../../engine/stage/stage-page.ts';
import { loopbackCanary } from '../../attacks/loopback-canary.ts';
import { sampleImages } from '../../domain/media/sample-images.ts';
import { pixelOf } from './pixel-of.ts';

let folder: string;
let bundle: StageBundle;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'normalise-'));
  bundle = await stageBundle(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const normalise = async (source: Buffer, type: string) => normaliseImage(await StagePage.open(bundle), source, type);

/** A JPEG that lies on its side: `wide` red on the left and blue on the right, with an orientation of 6 and a comment. */
async function sidewaysPhoto(): Promise<Buffer> {
  const source = ['-f', 'lavfi', '-i', 'color=red:s=64x32,drawbox=32:0:32:32:blue:fill'];
  const { stdout } = await runFfmpeg([...source, '-frames:v', '1', '-f', 'mjpeg', '-q:v', '2', '-']);
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('SECRET-PLACE')]);
  const length = Buffer.from([(exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
  return Buffer.concat([stdout.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, stdout.subarray(2)]);
}

test('a photograph is turned upright and loses its metadata', async () => {
  const source = await sidewaysPhoto();
  expect(source.includes('SECRET-PLACE')).toBe(true);
  const image = await normalise(source, 'image/jpeg');
  expect(image).toMatchObject({ type: 'image/jpeg', width: 32, height: 64, alpha: false });
  expect(image.picture.includes('SECRET-PLACE')).toBe(false);
  const [top, bottom] = [await pixelOf(image.picture, 16, 10), await pixelOf(image.picture, 16, 54)];
  expect([top[0] ?? 0, bottom[2] ?? 0].every((value) => value > 200)).toBe(true);
}, 60_000);

test('a drawing is rasterised large and see-through; its scripts do not run and it reaches nothing', async () => {
  await using canary = await loopbackCanary();
  const address = `http://127.0.0.1:${canary.port}`;
  const inside = `<style>@import url(${address}/a);</style>
    <image href="${address}/b.png" width="9" height="9"/>
    <rect width="20" height="20" fill="#00ff00" onload="this.setAttribute('fill','red')"/>`;
  const image = await normalise(sampleImages.svg(inside), 'image/svg+xml');
  expect(image).toMatchObject({ type: 'image/png', width: 2048, height: 1024, alpha: true });
  expect(await pixelOf(image.picture, 700, 500)).toEqual([0, 255, 0, 255]);
  expect(await pixelOf(image.picture, 1500, 500)).toEqual([0, 0, 0, 0]);
  expect(readImageHeader(image.thumbnail)?.size).toEqual({ width: 480, height: 240 });
  expect(canary.hits()).toBe(0);
}, 60_000);

test('a file that only begins like a picture is refused, and so is one whose data is broken', async () => {
  for (const [source, type] of [
    [sampleImages.png(40, 40), 'image/png'],
    [sampleImages.svg('<rect'), 'image/svg+xml'],
    [sampleImages.avif(40, 40), 'image/avif'],
  ] as const) {
    await expect(normalise(source, type)).rejects.toMatchObject({ code: 'asset_refused' });
  }
}, 90_000);
