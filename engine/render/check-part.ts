import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { thumbnail, toThumbnails } from './colour-filter.ts';

/** Mean difference of two thumbnails in grey levels, from which on they are not the same picture. */
const mostDifference = 8;

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
    const difference = meanDifference(captured, stdout, frame * thumbnail.bytes);
    if (difference > mostDifference) {
      throw new AppError('export_check_failed', `Frame ${frame} of a part is not the frame captured (${difference})`);
    }
  }
}

function meanDifference(a: Uint8Array, b: Uint8Array, from: number): number {
  let sum = 0;
  for (let index = from; index < from + thumbnail.bytes; index += 1) {
    sum += Math.abs((a[index] as number) - (b[index] as number));
  }
  return sum / thumbnail.bytes;
}
