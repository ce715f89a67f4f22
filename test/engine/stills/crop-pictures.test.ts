import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { decodePictures } from '../../../engine/review/decode-pictures.ts';
import { cropPictures } from '../../../engine/stills/crop-pictures.ts';

test('crops show the part that was asked for, in the order given, and no side is longer than 640 pixels', async () => {
  const drawn = 'color=red:s=1280x720,drawbox=x=640:y=0:w=640:h=720:color=blue:t=fill';
  const { stdout } = await runFfmpeg([
    ...['-f', 'lavfi', '-i', drawn, '-frames:v', '1', '-q:v', '2', '-f', 'image2pipe', '-c:v', 'mjpeg', 'pipe:1'],
  ]);
  const [right, whole, left] = await cropPictures([
    { picture: stdout, box: { x: 960, y: 540, width: 320, height: 180 } },
    { picture: stdout, box: { x: 0, y: 0, width: 1280, height: 720 } },
    { picture: stdout, box: { x: 0, y: 0, width: 320, height: 180 } },
  ]);
  expect([right, whole, left].map((crop) => `${crop?.width}x${crop?.height}`)).toEqual([
    '320x180',
    '640x360',
    '320x180',
  ]);
  const size = { width: 320, height: 180 };
  const jpegs = Readable.from([right, left, right].map((crop) => crop?.picture ?? stdout));
  const red: boolean[] = [];
  await decodePictures(jpegs, size, ({ pixels }) => red.push((pixels[0] ?? 0) > (pixels[2] ?? 0)));
  expect(red).toEqual([false, true, false]);
  await expect(decodePictures(Readable.from([stdout]), { width: 320, height: 181 }, () => undefined)).rejects.toThrow(
    'another size',
  );
}, 60_000);
