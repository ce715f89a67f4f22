import { expect, test } from '@jest/globals';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { looksAlike } from '../../../engine/render/looks-alike.ts';

/** A picture with a light edge, and a square of so many pixels and of such a grey in it. */
async function picture(format: 'jpeg' | 'png', side: number, grey: string): Promise<Buffer> {
  const box = `drawbox=x=150:y=60:w=${side}:h=${side}:color=${grey}:t=fill`;
  const source = `color=0xf4ece2:s=320x180:d=0.04:r=25,format=rgb24,drawbox=x=100:w=120:color=0xb4552d:t=fill,${box}`;
  const codec = format === 'jpeg' ? ['-c:v', 'mjpeg', '-q:v', '2'] : ['-c:v', 'png'];
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', source, ...codec, '-frames:v', '1', '-f', 'image2pipe'];
  return (await runFfmpeg([...args, 'pipe:1'])).stdout;
}

test.each(['jpeg', 'png'] as const)('captures as %s are alike but for rounding, and not for a dot', async (format) => {
  const codec = format === 'jpeg' ? ({ format, quality: 92 } as const) : { format };
  const [plain, same, rounded, dotted] = await Promise.all([
    ...[picture(format, 4, '0xb4552d'), picture(format, 4, '0xb4552d')],
    ...[picture(format, 1, '0xb5562e'), picture(format, 3, '0x8a3c1e')],
  ] as [Promise<Buffer>, Promise<Buffer>, Promise<Buffer>, Promise<Buffer>]);
  expect(await looksAlike(plain, same, codec)).toBe(true);
  expect(format === 'png' && plain.equals(rounded)).toBe(false);
  expect(await looksAlike(plain, rounded, codec)).toBe(true);
  expect(await looksAlike(plain, dotted, codec)).toBe(false);
});
