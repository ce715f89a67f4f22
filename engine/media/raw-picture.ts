import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import { readImageHeader } from '../../domain/media/image-header.ts';
import type { Pixels } from '../../domain/media/picture/pixels.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';

type PictureOptions = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed' | 'signal'> & { folder: string };

/** The pixels of a PNG or JPEG, decoded in the jail; with `side`, scaled so that the long side is at most that. */
export async function readPixels(picture: Buffer, { folder, ...run }: PictureOptions): Promise<Pixels> {
  const size = readImageHeader(picture)?.size;
  if (!size) throw new AppError('asset_refused', 'the picture cannot be read');
  const own = await mkdtemp(join(folder, 'pixels-'));
  try {
    const path = join(own, 'picture');
    await writeFile(path, picture);
    const { stdout } = await runFfmpeg(['-i', path, '-frames:v', '1', '-pix_fmt', 'rgba', '-f', 'rawvideo', '-'], {
      ...run,
      inputs: [path],
      timeoutSeconds: 60,
    });
    if (stdout.length !== size.width * size.height * 4) throw new AppError('internal', 'the picture has another size');
    return { ...size, data: stdout };
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** A PNG of the pixels. */
export async function writePng(
  { width, height, data }: Pixels,
  { folder: _, ...run }: PictureOptions,
): Promise<Buffer> {
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`];
  const { stdout } = await runFfmpeg(
    [...size, '-i', 'pipe:0', '-frames:v', '1', '-c:v', 'png', '-pred', 'mixed', '-f', 'image2pipe', '-'],
    { ...run, stdin: [data], timeoutSeconds: 120 },
  );
  return stdout;
}
