import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori';

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const white = '#ffffff';
const black = '#000000';

export function lchOf(hex: string): Lch {
  const colour = oklch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
}

/** sRGB hex; chroma falls at fixed lightness and hue until it is in gamut. Yellows turn towards orange as they darken. */
export function hexOf({ l, c, h }: Lch): string {
  const isYellow = h >= 85 && h <= 110;
  const turned = isYellow && l < 0.84 ? h - 20 * Math.min(1, (0.84 - l) / 0.44) : h;
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: turned }, 'oklch')) ?? black;
}

export const contrast = (one: string, other: string) => wcagContrast(one, other);

/** Same hue, lightness moved the shortest way that reaches `ratio` against every one of `grounds`. */
export function legible(hex: string, grounds: readonly string[], ratio: number): string {
  const start = lchOf(hex);
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  if (worst(hex) >= ratio) return hex;
  const towards = worst(white) >= worst(black) ? 1 : -1;
  for (let step = 1; step <= 100; step += 1) {
    const l = start.l + (towards * step) / 100;
    if (l < 0 || l > 1) break;
    const candidate = hexOf({ ...start, l });
    if (worst(candidate) >= ratio) return candidate;
  }
  return towards === 1 ? white : black;
}

/** `share` of `over` laid on `under`, as the stage paints it. */
export const blend = (under: string, over: string, share: number): string =>
  formatHex(interpolate([under, over], 'rgb')(share)) ?? under;

/** Distance in OKLab. */
export function distance(one: string, other: string): number {
  const [a, b] = [lchOf(one), lchOf(other)];
  const point = ({ l, c, h }: Lch) =>
    [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  const [p, q] = [point(a), point(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
