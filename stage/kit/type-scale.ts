/** Sizes of the type roles in u, per format. Source: art direction, section 5. */
import type { Format } from './layout.ts';

export type TypeRole = 'figure' | 'display' | 'headline' | 'title' | 'body' | 'label' | 'code';

export interface TypeSpec {
  min: number;
  max: number;
  /** Tracking in em. */
  tracking: number;
  leading: number;
}

type Range = readonly [min: number, max: number];
const sizes: Record<TypeRole, Record<Format, Range>> = {
  figure: { landscape: [260, 420], portrait: [240, 360], square: [220, 320] },
  display: { landscape: [150, 240], portrait: [140, 220], square: [130, 190] },
  headline: { landscape: [92, 132], portrait: [92, 128], square: [84, 112] },
  title: { landscape: [54, 72], portrait: [60, 76], square: [52, 66] },
  body: { landscape: [36, 44], portrait: [44, 52], square: [38, 46] },
  label: { landscape: [26, 30], portrait: [32, 36], square: [28, 32] },
  code: { landscape: [30, 38], portrait: [32, 38], square: [28, 34] },
};
const rhythm: Record<TypeRole, { tracking: number; leading: number }> = {
  figure: { tracking: -0.03, leading: 0.9 },
  display: { tracking: -0.035, leading: 0.98 },
  headline: { tracking: -0.025, leading: 1.05 },
  title: { tracking: -0.01, leading: 1.14 },
  body: { tracking: 0, leading: 1.32 },
  label: { tracking: 0.04, leading: 1.2 },
  code: { tracking: 0, leading: 1.45 },
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

export function typeSpec(role: TypeRole, format: Format): TypeSpec {
  const [min, max] = sizes[role][format];
  return { min, max, ...rhythm[role] };
}
