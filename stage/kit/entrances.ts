/** The nine signatures and the plain entrances, as numbers that combine. Source: art direction, section 7. */
import type { CSSProperties } from 'react';
import type { Signature, Theme } from '../../contract/theme.ts';
import { mix, progress, type Role, springAt } from './motion.ts';
import { pick, seeded } from './random.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Plain = 'none' | 'fade' | 'clip' | 'zoom' | Direction;
export type Kind = Plain | Signature;

/** Offsets in u, blur in u, clip as the share hidden from each side (top, right, bottom, left). */
export interface Motion {
  x: number;
  y: number;
  scale: number;
  opacity: number;
  blur: number;
  clip: readonly [number, number, number, number] | null;
}

export const still: Motion = { x: 0, y: 0, scale: 1, opacity: 1, blur: 0, clip: null };

/** What motion needs to know of the film. */
interface MovedFilm {
  seed: number;
  rtl: boolean;
  theme: Pick<Theme, 'energy' | 'playful'>;
  /** Frames at 30 per second. */
  lasts(role: Role): number;
}

export interface Mover {
  film: MovedFilm;
  target: 'text' | 'shape';
  /** Tells movers of one film apart, so that entrances vary inside the signature. */
  id: string;
  /** Heroes travel further. */
  hero?: boolean;
}

const vectors: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

function towards(direction: Direction, distance: number, film: MovedFilm): { x: number; y: number } {
  const [x, y] = vectors[direction];
  return { x: x * distance * (film.rtl ? -1 : 1), y: y * distance };
}

/** Direction of travel of a mover under a signature. */
function heading(kind: Kind, { film, id, target }: Mover): Direction {
  if (kind in vectors) return kind as Direction;
  if (kind === 'machined') {
    return target === 'text'
      ? pick(['right', 'left'], film.seed, 'heading')
      : pick(['right', 'left', 'up'], film.seed, id);
  }
  return 'up';
}

/** Where a mover is `fr` after its entrance began. */
export function enterMotion(kind: Kind, time: number, mover: Mover): Motion {
  if (kind === 'none') return still;
  const fr = kind === 'step' ? Math.floor(time / 2.5) * 2.5 : time;
  if (fr < 0) return { ...still, opacity: 0 };
  const { film, target, hero } = mover;
  const fade = progress(fr, 0, film.lasts('word') * 0.7, 'soft');
  const offset = (distance: number, left: number): Motion => {
    const way = towards(heading(kind, mover), distance * (hero ? 2 : 1), film);
    return { ...still, x: -way.x * left, y: -way.y * left, opacity: fade };
  };
  switch (kind) {
    case 'machined':
      return offset(target === 'text' ? 90 : 120, 1 - springAt(fr, 'firm'));
    case 'float':
      return offset(18, 1 - springAt(fr, 'glide'));
    case 'unmask':
      return unmasking(fr, mover);
    case 'emerge': {
      const p = springAt(fr * 1.4, 'heavy');
      // Sharp before it is opaque: blurred words that already stand have too little contrast to be read.
      return {
        ...{ ...still, scale: mix(1.06, 1, p), opacity: progress(fr, 0, 16, 'soft') },
        blur: mix(12, 0, progress(fr, 0, 10, 'soft')),
      };
    }
    case 'slam':
      return { ...still, scale: mix(1.25, 1, progress(fr, 0, 8)), opacity: progress(fr, 0, 4, 'linear') };
    case 'pop':
      return target === 'text'
        ? offset(40, 1 - springAt(fr, 'settle'))
        : {
            ...still,
            scale: mix(0.7, 1, springAt(fr, film.theme.playful ? 'pop' : 'snap')),
            opacity: progress(fr, 0, 5, 'linear'),
          };
    case 'assemble':
      return scattered(1 - springAt(fr, 'settle'), fade, mover);
    case 'fade':
      return { ...still, opacity: progress(fr, 0, film.lasts('card'), 'soft') };
    case 'clip':
      return { ...still, clip: [0, (1 - progress(fr, 0, film.lasts('card') * 1.3)) * 100, 0, 0] };
    case 'zoom':
      return { ...still, scale: mix(0.9, 1, springAt(fr, 'settle')), opacity: fade };
    case 'settle':
    case 'step':
      return offset(42, 1 - springAt(fr, 'settle'));
    default:
      return offset(
        target === 'text' ? 120 : 200,
        1 - springAt(fr, film.theme.energy === 'energetic' ? 'firm' : 'settle'),
      );
  }
}

/** Text climbs from behind its baseline (the block masks it), shapes open from one edge. */
function unmasking(fr: number, { film, target, id }: Mover): Motion {
  const left = 1 - progress(fr, 0, film.lasts(target === 'text' ? 'word' : 'hero') * 1.35);
  if (target === 'text') return { ...still, clip: [left * 100, 0, 0, 0] };
  return {
    ...still,
    clip: pick(
      [
        [left * 100, 0, 0, 0],
        [0, left * 100, 0, 0],
      ] as const,
      film.seed,
      id,
    ),
  };
}

function scattered(left: number, opacity: number, { film, id, target }: Mover): Motion {
  const angle = seeded(film.seed, `${id}angle`) * Math.PI * 2;
  const reach = (target === 'text' ? 60 : 110) + 60 * seeded(film.seed, `${id}reach`);
  return { ...still, x: Math.cos(angle) * reach * left, y: Math.sin(angle) * reach * left, opacity };
}

/** Where a mover is at `p` (0–1) of its exit: onwards along the axis it came by, and gone at 1. */
export function exitMotion(kind: Kind, p: number, mover: Mover): Motion {
  if (kind === 'none' || p <= 0) return still;
  const { film, hero } = mover;
  const gone = progress(p, 0, 1, 'exit');
  const opacity = 1 - progress(p, 0.35, 0.65, 'linear');
  switch (kind) {
    case 'fade':
      return { ...still, opacity: 1 - progress(p, 0, 1, 'soft') };
    case 'clip':
      return { ...still, clip: [0, 0, 0, progress(p, 0, 1, 'move') * 100], opacity: p >= 1 ? 0 : 1 };
    case 'unmask':
      return { ...still, y: -30 * gone, clip: [0, 0, progress(p, 0, 1, 'move') * 100, 0], opacity: p >= 1 ? 0 : 1 };
    case 'emerge':
      return { ...still, scale: mix(1, 0.96, gone), blur: 10 * gone, opacity };
    case 'slam':
    case 'pop':
      return { ...still, scale: mix(1, 0.82, gone), opacity };
    case 'zoom':
      return { ...still, scale: mix(1, 1.12, gone), opacity };
    default: {
      // Whatever leaves goes the way of the words that come next: both sides of a change share axis and direction.
      const way = towards(heading(kind, { ...mover, target: 'text' }), (hero ? 220 : 110) * gone, film);
      return { ...still, ...way, opacity };
    }
  }
}

export function together(a: Motion, b: Motion): Motion {
  return {
    x: a.x + b.x,
    y: a.y + b.y,
    scale: a.scale * b.scale,
    opacity: a.opacity * b.opacity,
    blur: Math.max(a.blur, b.blur),
    clip: tighter(a.clip, b.clip),
  };
}

function tighter(a: Motion['clip'], b: Motion['clip']): Motion['clip'] {
  if (!a || !b) return a ?? b;
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** CSS of a motion; nothing at all at rest, so that a hold paints as if it had never moved. */
export function motionStyle({ x, y, scale, opacity, blur, clip }: Motion, u: number): CSSProperties {
  const style: CSSProperties = {};
  const parts: string[] = [];
  if (x !== 0 || y !== 0) parts.push(`translate(${round(x * u)}px, ${round(y * u)}px)`);
  if (scale !== 1) parts.push(`scale(${round(scale)})`);
  if (parts.length > 0) style.transform = parts.join(' ');
  if (opacity !== 1) style.opacity = round(Math.max(0, opacity));
  if (blur > 0.05) style.filter = `blur(${round(blur * u)}px)`;
  if (clip?.some((side) => side > 0))
    style.clipPath = `inset(${clip.map((side) => (side > 0 ? `${round(side)}%` : '-20%')).join(' ')})`;
  return style;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
