/** Every bound of the measured review, from sections 4, 5, 6 and 13 of the art direction. Frame counts are at 30 fps. */
import type { Energy } from '../../contract/theme.ts';
import { type Format, formatOf } from '../project/format.ts';

export const bounds = {
  /** From this opacity on a text counts as standing there. */
  restOpacity: 0.8,
  /** u per frame: below it a text stands still … */
  restSpeed: 1.5,
  /** … and below it it can be read. */
  readableSpeed: 4,
  /** Seconds that an unreadable state must hold to be an error. */
  heldSeconds: 0.5,
  /** Shares of a text's ink. */
  clippedShare: 0.04,
  offCanvasShare: 0.03,
  coveredShare: 0.12,
  overlapShare: 0.12,
  /** … and of a line by the next line of the same text: display type stands tight. */
  ownOverlapShare: 0.3,
  /** From this share on a text is not there yet (parked behind a mask or beside the frame) instead of spoilt. */
  hiddenShare: 0.98,
  /** WCAG ratios: below the first nobody can read it; below the second not everybody (large text: the first). */
  contrastError: 3,
  contrastWarning: 4.5,
  /** A text that never becomes opaque is held back on purpose: an error only where it is all but gone. */
  contrastFaint: 2,
  largeText: 96,
  /** Share of edge pixels below which a frame shows nothing. */
  blankEdgeShare: 0.00002,
  /** Levels of 255 between the darkest and the brightest of a frame, below which all of it is dim. */
  dimmedSpan: 48,
  /** Frames at 30 fps for which everything may stand still. */
  longestRest: { calm: 180, balanced: 120, energetic: 75 } satisfies Record<Energy, number>,
  readingMinimum: { calm: 42, balanced: 30, energetic: 24 } satisfies Record<Energy, number>,
  readingFactor: { calm: 1.15, balanced: 1, energetic: 0.9 } satisfies Record<Energy, number>,
  /** u by which words that stand may change their place from one frame to the next. */
  jump: 40,
  /** Shares of the width that a hero in landscape takes; beyond `twoZones` it stands in two. */
  proofWidth: { least: 0.6, most: 0.8, twoZones: 0.84, tolerance: 0.04 },
  /** Share of the frame from which the largest fill of a scene is meant to cover it. */
  groundShare: { ground: 0.5, scene: 0.8 },
  /** Share of a scene’s texts that may stand where those of an earlier scene do. */
  alikeShare: 0.8,
  /** u: no text of a format is smaller. */
  typeFloor: { landscape: 24, portrait: 32, square: 28 } satisfies Record<Format, number>,
} as const;

/** Distance that text keeps from each edge, as a share of width or height: the full zone less one percent of tolerance. */
const safeMargins = {
  landscape: { left: 0.05, right: 0.05, top: 0.06, bottom: 0.06 },
  portrait: { left: 0.06, right: 0.06, top: 0.09, bottom: 0.15 },
  strict: { left: 0.05, right: 0.13, top: 0.13, bottom: 0.34 },
  square: { left: 0.06, right: 0.06, top: 0.06, bottom: 0.06 },
};

/** Pixels of one u: the short side is 1080 u. */
export function unitOf({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height) / 1080;
}

export function safeMarginOf(frame: { width: number; height: number; strict: boolean }) {
  const format = formatOf(frame);
  return safeMargins[format === 'portrait' && frame.strict ? 'strict' : format];
}

/** Frames at 30 fps per character, after the script of the words. */
function pacePerCharacter(text: string, language: string): number {
  if (/[぀-ヿ]/u.test(text)) return 6;
  if (/[가-힯]/u.test(text)) return 2.5;
  if (/[一-鿿]/u.test(text)) return language.startsWith('ja') ? 6 : 3;
  return 1.5;
}

/** Characters as read: a figure counts eight, an address or code half as much again, capitals a tenth more. */
function readCharacters(text: string): number {
  const characters = [...text.replace(/\s+/gu, ' ').trim()].length;
  if (isFigure(text)) return Math.min(characters, 8);
  if (/\S[@./_]\S|[{};=<>]/u.test(text)) return characters * 1.5;
  return text === text.toUpperCase() && text !== text.toLowerCase() ? characters * 1.1 : characters;
}

/** A number with its signs and unit, such as `+12,4 %`. */
export function isFigure(text: string): boolean {
  return /^[^\p{L}]*\d[\d\s.,:'’]*\p{L}{0,3}[^\p{L}\d]*$/u.test(text.trim());
}

/** Frames that a text must stand to be read, at the timeline's own rate. */
export function readingFrames(
  text: string,
  { energy, fps, language }: { energy: Energy; fps: number; language: string },
): number {
  const frames = (15 + pacePerCharacter(text, language) * readCharacters(text)) * bounds.readingFactor[energy];
  return Math.round((Math.max(frames, bounds.readingMinimum[energy]) * fps) / 30);
}
