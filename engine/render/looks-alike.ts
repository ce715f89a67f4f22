import type { Codec } from '../../domain/render/codecs.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';

/**
 * Most that a channel of a pixel may be off, of 255. At the edges of shapes a busy compositor now and then rounds one
 * pixel to the level beside, and JPEG spreads that over the 64 pixels around it; what a scene shows otherwise differs by
 * far more.
 */
const levelsAtMost = 8;

/** Whether two captures of one frame show the same picture: every pixel within 8 levels of 255. */
export async function looksAlike(
  one: Uint8Array,
  other: Uint8Array,
  { format }: Codec['picture'],
  options: Pick<FfmpegOptions, 'signal' | 'allowUnsandboxed'> = {},
): Promise<boolean> {
  if (Buffer.compare(one, other) === 0) return true;
  const args = ['-loglevel', 'error', '-f', `${format}_pipe`, '-i', 'pipe:0', '-pix_fmt', 'rgba', '-f', 'rawvideo'];
  const { stdout } = await runFfmpeg([...args, 'pipe:1'], { ...options, stdin: [one, other] });
  const half = stdout.length / 2;
  if (!Number.isInteger(half) || half === 0) return false;
  for (let at = 0; at < half; at += 1) {
    if (Math.abs((stdout[at] as number) - (stdout[half + at] as number)) > levelsAtMost) return false;
  }
  return true;
}
