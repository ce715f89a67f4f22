import { createHash } from 'node:crypto';
import type { FrameMeasure } from '../../contract/stage.ts';
import type { Sample } from '../../domain/review/finding.ts';
import { type DecodeOptions, decodePictures } from './decode-pictures.ts';
import type { ReviewStage } from './measure-timeline.ts';
import { paintedContrast } from './painted-contrast.ts';
import { untracedShare } from './painted-trace.ts';
import { colourShares, type Picture, pictureFacts } from './picture.ts';

/** Pixels that decoding may hold at once, in bytes. */
const mostBytes = 96 * 1024 * 1024;
/** Frames decoded together: so few that most decoding falls into the time in which others are captured. */
const mostTogether = 4;

/** A captured frame: the picture as seen, for the contact sheet. */
export interface Still {
  frame: number;
  /** JPEG. */
  picture: Uint8Array;
}

type Seen = Pick<Sample, 'picture' | 'print' | 'contrasts' | 'untraced' | 'colours'>;

/** One frame as JPEG, with and without its words. */
interface Shot {
  measure: FrameMeasure;
  withText: Uint8Array;
  without: Uint8Array | undefined;
}

/** Captures frames, with and without their words, and reads from the pixels what the page cannot tell. */
export async function lookAtFrames(
  stage: ReviewStage,
  measures: readonly FrameMeasure[],
  options: DecodeOptions,
): Promise<{ seen: Map<number, Seen>; stills: Still[] }> {
  const seen = new Map<number, Seen>();
  const stills: Still[] = [];
  const batchSize = Math.max(1, Math.min(mostTogether, Math.floor(mostBytes / (options.width * options.height * 6))));
  let decoding: Promise<void> = Promise.resolve();
  for (let first = 0; first < measures.length; first += batchSize) {
    const shots: Shot[] = [];
    for (const measure of measures.slice(first, first + batchSize)) {
      options.signal?.throwIfAborted();
      shots.push(await shoot(stage, measure));
    }
    stills.push(...shots.map(({ measure, withText }) => ({ frame: measure.frame, picture: withText })));
    // The next frames are captured while these are decoded; two batches at most are held.
    await decoding;
    decoding = readShots(shots, options, seen);
    decoding.catch(() => undefined);
  }
  await decoding;
  return { seen, stills };
}

async function shoot(stage: ReviewStage, measure: FrameMeasure): Promise<Shot> {
  const jpeg = { format: 'jpeg', quality: 95 } as const;
  const withText = await stage.capture(measure.frame, jpeg);
  if (measure.texts.length === 0) return { measure, withText, without: undefined };
  await stage.hideText(true);
  const without = await stage.capture(measure.frame, jpeg);
  await stage.hideText(false);
  return { measure, withText, without };
}

async function readShots(shots: readonly Shot[], options: DecodeOptions, seen: Map<number, Seen>): Promise<void> {
  const jpegs = shots.flatMap(({ withText, without }) => (without ? [withText, without] : [withText]));
  const pictures = await decodePictures(jpegs, options);
  for (const { measure, without, withText: jpeg } of shots) {
    const withText = pictures.shift() as Picture;
    const ground = without ? pictures.shift() : undefined;
    seen.set(measure.frame, {
      picture: pictureFacts(withText),
      print: createHash('sha1').update(jpeg).digest('base64url'),
      colours: colourShares(withText),
      contrasts: ground ? contrastsOf(measure, withText, ground) : undefined,
      untraced: ground ? tracesOf(measure, withText, ground) : undefined,
    });
  }
}

/** By element. Glyphs that leave no trace have the contrast of nothing, 1; pictures such as emoji have none. */
function contrastsOf({ texts }: FrameMeasure, withText: Picture, ground: Picture): Record<string, number> {
  const ratios: Record<string, number> = {};
  for (const { element, lines, text } of texts) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    ratios[element] = paintedContrast(withText, ground, lines) ?? 1;
  }
  return ratios;
}

/** By element, of upright texts that are all there in one plain colour: the share of their lines without a trace. */
function tracesOf({ texts }: FrameMeasure, withText: Picture, ground: Picture): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const { element, lines, text, colour, quads, spaced, shown, opacity } of texts) {
    const levels = levelsOf(colour);
    if (!levels || quads || spaced || shown < 1 || opacity < 0.8 || !/[\p{L}\p{N}]/u.test(text)) continue;
    const share = untracedShare(withText, ground, lines, levels);
    if (share > 0) shares[element] = share;
  }
  return shares;
}

/** Levels of an opaque computed colour such as `rgb(1, 2, 3)`. */
function levelsOf(colour: string): readonly [number, number, number] | undefined {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(colour);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
