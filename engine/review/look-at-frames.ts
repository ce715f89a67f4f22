import { Readable } from 'node:stream';
import { AppError } from '../../contract/errors.ts';
import type { FrameMeasure } from '../../contract/stage.ts';
import { bounds } from '../../domain/review/bounds.ts';
import type { Sample } from '../../domain/review/finding.ts';
import { type DecodeOptions, decodePictures } from './decode-pictures.ts';
import type { ReviewStage } from './measure-timeline.ts';
import { paintedContrast } from './painted-contrast.ts';
import { lackingShare, untracedShare } from './painted-trace.ts';
import { colourShares, type Picture, pictureFacts } from './picture.ts';
import type { PictureMarks } from './picture-marks.ts';

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

/**
 * Captures frames, with and without their words, and reads from the pixels what the page cannot tell. Frames are decoded
 * and looked at while the next ones are captured.
 */
export async function lookAtFrames(
  stage: ReviewStage,
  measures: readonly FrameMeasure[],
  options: DecodeOptions & { marks: PictureMarks; onLook(frame: number): void },
): Promise<{ seen: Map<number, Seen>; stills: Still[] }> {
  const seen = new Map<number, Seen>();
  const stills: Still[] = [];
  if (measures.length === 0) return { seen, stills };
  const shots: Shot[] = [];
  const jpegs = new Readable({ read: () => undefined });
  const decoding = decodePictures(jpegs, options, pictureReader(shots, seen, options.marks));
  // Heard of below; until then a failure of the decoder is no unhandled one.
  decoding.catch(() => undefined);
  try {
    for (const measure of measures) {
      options.signal?.throwIfAborted();
      options.onLook(measure.frame);
      const shot = await shoot(stage, measure);
      shots.push(shot);
      stills.push({ frame: measure.frame, picture: shot.withText });
      for (const jpeg of [shot.withText, shot.without]) if (jpeg) jpegs.push(jpeg);
    }
  } finally {
    jpegs.push(null);
    await decoding.catch(() => undefined);
  }
  await decoding;
  if (seen.size < shots.length) throw new AppError('internal', 'A capture could not be decoded');
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

/** Takes decoded pictures in the order of the shots; a shot is looked at when its last one is there. */
function pictureReader(
  shots: readonly Shot[],
  seen: Map<number, Seen>,
  marks: PictureMarks,
): (picture: Picture) => void {
  let withText: Picture | undefined;
  return (picture) => {
    const shot = shots[seen.size] as Shot;
    if (shot.without && !withText) {
      withText = picture;
      return;
    }
    seen.set(shot.measure.frame, factsOf(shot, withText ?? picture, withText && picture, marks));
    withText = undefined;
  };
}

function factsOf(
  { measure, withText: jpeg }: Shot,
  withText: Picture,
  ground: Picture | undefined,
  marks: PictureMarks,
): Seen {
  const contrasts = ground ? contrastsOf(measure, withText, ground) : undefined;
  return {
    picture: pictureFacts(withText),
    print: marks.markOf(jpeg, withText),
    colours: colourShares(withText),
    contrasts,
    untraced: ground && contrasts ? tracesOf(measure, withText, ground, contrasts) : undefined,
  };
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
function tracesOf(
  { texts }: FrameMeasure,
  withText: Picture,
  ground: Picture,
  contrasts: Readonly<Record<string, number>>,
): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const { element, lines, text, colour, quads, spaced, shown, opacity, ink, clipped } of texts) {
    const levels = levelsOf(colour);
    if (!levels || quads || spaced || shown < 1 || opacity < 0.8 || !/[\p{L}\p{N}]/u.test(text)) continue;
    const bare = untracedShare(withText, ground, lines, levels);
    // Ink that hardly differs from its ground is another fault.
    const isSeen = (contrasts[element] ?? 0) >= bounds.contrastError;
    const share = Math.max(bare, ink && isSeen ? lackingShare(withText, ground, lines, ink * (1 - clipped)) : 0);
    if (share > 0) shares[element] = share;
  }
  return shares;
}

/** Levels of an opaque computed colour such as `rgb(1, 2, 3)`. */
function levelsOf(colour: string): readonly [number, number, number] | undefined {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(colour);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
