/** Durations, springs and curves. Times are in fr: frames at 30 per second. Source: art direction, section 7. */
import { Easing } from 'remotion';
import type { Energy } from '../../contract/theme.ts';

const row = (calm: number, balanced: number, energetic: number): Record<Energy, number> => ({
  calm,
  balanced,
  energetic,
});

export const durations = {
  tick: row(9, 7, 5),
  word: row(18, 13, 9),
  card: row(21, 15, 11),
  hero: row(33, 20, 15),
  count: row(54, 42, 30),
  draw: row(48, 36, 26),
  camera: row(60, 42, 26),
  ground: row(36, 24, 14),
  exit: row(11, 8, 6),
  heroExit: row(20, 14, 9),
  gap: row(5, 3, 2),
  gapCap: row(24, 18, 12),
} as const;
export type Role = keyof typeof durations;

const springs = {
  glide: { damping: 40, stiffness: 60, mass: 1.6 },
  heavy: { damping: 60, stiffness: 40, mass: 2 },
  settle: { damping: 40, stiffness: 120, mass: 1.2 },
  firm: { damping: 40, stiffness: 200, mass: 1 },
  snap: { damping: 40, stiffness: 340, mass: 0.8 },
  alive: { damping: 22, stiffness: 180, mass: 1 },
  pop: { damping: 18, stiffness: 220, mass: 0.9 },
} as const;
export type SpringName = keyof typeof springs;

/** The hero's spring of each energy. */
export const heroSpring: Record<Energy, SpringName> = { calm: 'glide', balanced: 'settle', energetic: 'firm' };

/**
 * Position of a spring from 0 to 1 at `fr`, in closed form; at ζ ≥ 1 critically damped, as Remotion computes it.
 * Seekable in constant time, unlike stepping.
 */
export function springAt(fr: number, name: SpringName): number {
  if (fr <= 0) return 0;
  const { damping, stiffness, mass } = springs[name];
  const t = fr / 30;
  const omega = Math.sqrt(stiffness / mass);
  const zeta = damping / (2 * Math.sqrt(stiffness * mass));
  if (zeta >= 1) return settled(1 - (1 + omega * t) * Math.exp(-omega * t));
  const damped = omega * Math.sqrt(1 - zeta * zeta);
  const decay = Math.exp(-zeta * omega * t);
  return settled(1 - decay * (Math.cos(damped * t) + ((zeta * omega) / damped) * Math.sin(damped * t)));
}

/** A spring that is within a thousandth of its end rests there, so that a hold is still to the pixel. */
function settled(value: number): number {
  return Math.abs(value - 1) < 0.001 ? 1 : value;
}

const curves = {
  enter: Easing.bezier(0.16, 1, 0.3, 1),
  exit: Easing.bezier(0.7, 0, 0.84, 0),
  soft: Easing.bezier(0.25, 0.6, 0.3, 1),
  move: Easing.bezier(0.65, 0, 0.35, 1),
  camera: Easing.bezier(0.5, 0, 0.15, 1),
  linear: (p: number) => p,
} as const;
export type CurveName = keyof typeof curves;

/** Eased progress 0–1 of `fr` in a span that starts at `start` and lasts `length`. */
export function progress(fr: number, start: number, length: number, curve: CurveName = 'enter'): number {
  if (length <= 0) return fr >= start ? 1 : 0;
  const p = Math.min(1, Math.max(0, (fr - start) / length));
  return p === 0 || p === 1 ? p : curves[curve](p);
}

export function mix(from: number, to: number, p: number): number {
  return from + (to - from) * p;
}

/** Start of each of `n` staggered parts: gap = min(table, cap / (n − 1)), each gap × .92 of the last. */
export function staggerStarts(n: number, gap: number, cap: number): number[] {
  const first = n > 1 ? Math.min(gap, cap / (n - 1)) : 0;
  const starts: number[] = [];
  let at = 0;
  for (let i = 0; i < n; i++) {
    starts.push(at);
    at += first * 0.92 ** i;
  }
  return starts;
}

/** Start of reveal i of n in a scene of `length` fr: 4 + (0.60 · length − 4) · i / (n − 1), at most `gap` apart. */
export function revealStarts(n: number, length: number, gap = Number.POSITIVE_INFINITY): number[] {
  const span = Math.max(0, 0.6 * length - 4);
  const step = n > 1 ? Math.min(gap, span / (n - 1)) : 0;
  return Array.from({ length: n }, (_, i) => 4 + step * i);
}
