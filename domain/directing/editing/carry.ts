import { formatOf } from '../../project/format.ts';
import type { Json } from '../casting/shot.ts';
import type { EditFilm } from './film-parts.ts';
import { type CodeElement, withProps } from './scene-code.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box that code states in % of its carrier; null for a zone by name. */
export function boxOf(zone: Json | undefined): Box | null {
  if (zone === null || typeof zone !== 'object' || Array.isArray(zone)) return null;
  const { x, y, w, h } = zone;
  return [x, y, w, h].every((side) => typeof side === 'number') ? ({ x, y, w, h } as Box) : null;
}

/** A piece in its part of a box: an explicit box shrinks into it, a zone by name becomes it. */
export function within(element: CodeElement, box: Box): CodeElement {
  const inner = boxOf(element.props.zone) ?? { x: 0, y: 0, w: 100, h: 100 };
  const part = (share: number, start: number, size: number) => Math.round(start + (share / 100) * size);
  return withProps(element, {
    zone: {
      x: part(inner.x, box.x, box.w),
      y: part(inner.y, box.y, box.h),
      w: part(inner.w, 0, box.w),
      h: part(inner.h, 0, box.h),
    },
  });
}

/** Where a scene's pieces may stand in the frame: the main zone of each format. */
const frames: Record<ReturnType<typeof formatOf>, Box> = {
  landscape: { x: 14, y: 14, w: 72, h: 72 },
  portrait: { x: 7, y: 18, w: 86, h: 52 },
  square: { x: 10, y: 12, w: 80, h: 70 },
};

/** Pieces of a scene of its own as the hero's Stage carries them: they fill it, and they leave. */
export const asBeat = (elements: readonly CodeElement[]): CodeElement[] =>
  elements.map((element) => {
    const zone = boxOf(element.props.zone) === null ? undefined : element.props.zone;
    return withProps(element, { zone, exit: element.props.exit === 'none' ? undefined : element.props.exit });
  });

/** Pieces of a beat as they stand in the frame alone; those that end the film stay. */
export const asScene = (
  elements: readonly CodeElement[],
  film: EditFilm,
  isLast: boolean,
  zone: 'close' | 'A' = 'close',
): CodeElement[] =>
  elements.map((element) => {
    const placed =
      boxOf(element.props.zone) === null ? withProps(element, { zone }) : within(element, frames[formatOf(film)]);
    return isLast ? withProps(placed, { exit: 'none' }) : placed;
  });
