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

/**
 * A stretch of the file that stands still although what was captured went on: each frame of it may be near enough to
 * its own. Grey levels of one pixel of a thumbnail, over a quarter of a second: half a second that two parts share has
 * as much in one of them.
 */
const frozen = { seconds: 0.25, mostStill: 1, leastMoved: 8 };

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
  if (!captured) return;
  for (let frame = 0; frame < frames; frame += 1) {
    const difference = largestDifference([captured, frame], [found, frame]);
    if (difference > mostDifference) {
      throw new AppError('export_check_failed', `Frame ${frame} of a part is not the frame captured (${difference})`);
    }
  }
  const still = firstFrozen(captured, found, expected);
  if (still === null) return;
  throw new AppError('export_check_failed', `A part stands still from frame ${still} on, and what was captured moves`);
}

function firstFrozen(captured: Uint8Array, found: Uint8Array, { frames, settings }: PartExpectation): number | null {
  const length = Math.max(2, Math.round(settings.fps * frozen.seconds));
  for (let first = 0; first + length < frames; first += 1) {
    const last = first + length;
    if (largestDifference([captured, first], [captured, last]) < frozen.leastMoved) continue;
    const isStill = (frame: number) => largestDifference([found, first], [found, frame]) <= frozen.mostStill;
    if (Array.from({ length }, (_, index) => last - index).every(isStill)) return first;
  }
  return null;
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

/** Between a frame of one film and a frame of another or the same. */
function largestDifference([one, at]: [Uint8Array, number], [other, otherAt]: [Uint8Array, number]): number {
  const [from, otherFrom] = [at * thumbnail.bytes, otherAt * thumbnail.bytes];
  let largest = 0;
  for (let index = 0; index < thumbnail.bytes; index += 1) {
    const difference = Math.abs((one[from + index] as number) - (other[otherFrom + index] as number));
    if (difference > largest) largest = difference;
  }
  return largest;
}
