import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { thumbnail, toThumbnails } from './colour-filter.ts';

/**
 * Grey levels by which one pixel of a thumbnail, the mean of a few hundred of the frame, may differ. Encoding moves such
 * means by two or three; a frame lost or repeated moves some of them by far more.
 */
const mostDifference = 24;

export interface PartExpectation {
  frames: number;
  /** Thumbnails of the captured frames, one after another. */
  captured: Uint8Array;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Decodes a part to its end and compares every frame with the one captured: count, order, no frame black or lost. */
export async function checkPart(path: string, expected: PartExpectation): Promise<void> {
  const { frames, captured, signal, allowUnsandboxed } = expected;
  const { stdout } = await runFfmpeg(
    ['-xerror', '-i', path, '-vf', toThumbnails, '-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'],
    { inputs: [path], signal, allowUnsandboxed },
  );
  const found = stdout.length / thumbnail.bytes;
  if (found !== frames || captured.length !== stdout.length) {
    throw new AppError('export_check_failed', `A part has ${found} frames instead of ${frames}`);
  }
  for (let frame = 0; frame < frames; frame += 1) {
    const difference = largestDifference(captured, stdout, frame * thumbnail.bytes);
    if (difference > mostDifference) {
      throw new AppError('export_check_failed', `Frame ${frame} of a part is not the frame captured (${difference})`);
    }
  }
}

function largestDifference(a: Uint8Array, b: Uint8Array, from: number): number {
  let largest = 0;
  for (let index = from; index < from + thumbnail.bytes; index += 1) {
    largest = Math.max(largest, Math.abs((a[index] as number) - (b[index] as number)));
  }
  return largest;
}
