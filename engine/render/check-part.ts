import { createReadStream } from 'node:fs';
import { AppError } from '../../contract/errors.ts';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { thumbnail, toThumbnails } from './colour-filter.ts';
import { pictureInput } from './encoder-arguments.ts';

/**
 * Grey levels by which one pixel of a thumbnail, the mean of a few hundred of the frame, may differ. Encoding moves such
 * means by two or three; a frame lost or repeated moves some of them by far more.
 */
const mostDifference = 24;

export interface PartExpectation {
  frames: number;
  settings: EncoderSettings;
  /** Thumbnails of the captured frames, one after another; absent where the part is the captured pictures. */
  captured?: Uint8Array;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Decodes a part to its end and compares every frame with the one captured: count, order, no frame black or lost. */
export async function checkPart(path: string, expected: PartExpectation): Promise<void> {
  const { frames, captured } = expected;
  const found = await thumbnailsOf(path, expected);
  if (found.length / thumbnail.bytes !== frames || (captured && captured.length !== found.length)) {
    throw new AppError(
      'export_check_failed',
      `A part has ${found.length / thumbnail.bytes} frames instead of ${frames}`,
    );
  }
  for (let frame = 0; captured && frame < frames; frame += 1) {
    const difference = largestDifference(captured, found, frame * thumbnail.bytes);
    if (difference > mostDifference) {
      throw new AppError('export_check_failed', `Frame ${frame} of a part is not the frame captured (${difference})`);
    }
  }
}

async function thumbnailsOf(path: string, expected: PartExpectation): Promise<Buffer> {
  const { settings, signal, allowUnsandboxed } = expected;
  const output = ['-vf', toThumbnails, '-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'];
  const arePictures = settings.encoder.length === 0;
  const input = arePictures ? pictureInput(settings) : ['-threads', '1', '-i', path];
  const source = arePictures ? { stdin: createReadStream(path) } : { inputs: [path] };
  const { stdout } = await runFfmpeg(['-xerror', ...input, ...output], { ...source, signal, allowUnsandboxed });
  return stdout;
}

function largestDifference(a: Uint8Array, b: Uint8Array, from: number): number {
  let largest = 0;
  for (let index = from; index < from + thumbnail.bytes; index += 1) {
    largest = Math.max(largest, Math.abs((a[index] as number) - (b[index] as number)));
  }
  return largest;
}
