/** Where texts stand in a frame and how large they are: what the stage sets by and the director plans by. */
import type { KitZone } from './kit.ts';

export type Format = 'landscape' | 'portrait' | 'square';

type Row = readonly [x: number, y: number, w: number, h: number];

const landscape: Record<KitZone, Row> = {
  full: [6, 7, 88, 86],
  main: [14, 14, 72, 72],
  A: [6, 14, 56, 72],
  B: [66, 20, 28, 60],
  head: [6, 8, 88, 16],
  low: [6, 76, 56, 17],
  close: [18, 24, 64, 52],
};
const strictPortrait: Record<KitZone, Row> = {
  full: [6, 14, 80, 51],
  main: [6, 18, 80, 42],
  A: [6, 14, 80, 31],
  B: [6, 47, 80, 18],
  head: [6, 14, 80, 9],
  low: [6, 54, 70, 11],
  close: [14, 22, 72, 36],
};
const freePortrait: Record<KitZone, Row> = {
  full: [7, 10, 86, 73],
  main: [7, 14, 86, 66],
  A: [7, 11, 86, 44],
  B: [7, 58, 86, 26],
  head: [7, 10, 86, 12],
  low: [7, 70, 78, 12],
  close: [7, 26, 86, 42],
};
const square: Record<KitZone, Row> = {
  full: [7, 7, 86, 84],
  main: [10, 12, 80, 70],
  A: [7, 8, 86, 50],
  B: [7, 62, 86, 30],
  head: [7, 7, 86, 16],
  low: [7, 78, 72, 15],
  close: [10, 22, 80, 56],
};

/** A zone of the layout table in % of the frame. Source: art direction, section 6. */
export function percentOf(
  zone: KitZone,
  format: Format,
  strict: boolean,
): { x: number; y: number; w: number; h: number } {
  const portrait = strict ? strictPortrait : freePortrait;
  const table = { landscape, portrait, square }[format];
  const [x, y, w, h] = table[zone];
  return { x, y, w, h };
}

export type TypeRole = 'figure' | 'display' | 'headline' | 'title' | 'body' | 'label' | 'code';

type Range = readonly [min: number, max: number];
/** Sizes of the type roles in u, per format. Source: art direction, section 5. */
export const typeSizes: Record<TypeRole, Record<Format, Range>> = {
  figure: { landscape: [260, 420], portrait: [240, 360], square: [220, 320] },
  display: { landscape: [150, 240], portrait: [140, 220], square: [130, 190] },
  headline: { landscape: [92, 132], portrait: [92, 128], square: [84, 112] },
  title: { landscape: [54, 72], portrait: [60, 76], square: [52, 66] },
  body: { landscape: [36, 44], portrait: [44, 52], square: [38, 46] },
  label: { landscape: [26, 30], portrait: [32, 36], square: [28, 32] },
  code: { landscape: [30, 38], portrait: [32, 38], square: [28, 34] },
};

/** The next role down, for text that does not fit its own. */
export const roleBelow: Partial<Record<TypeRole, TypeRole>> = {
  figure: 'display',
  display: 'headline',
  headline: 'title',
  title: 'body',
  body: 'label',
};

/** Smallest size of any text, in u. */
export const floorSize: Record<Format, number> = { landscape: 24, portrait: 32, square: 28 };
