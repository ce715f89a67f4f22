import type { Palette } from './palette.ts';
import { pointsOf, rounded } from './scene.ts';

export type Point = readonly [number, number];
/** What draws a figure at its place in a picture. */
export interface Pen {
  palette: Palette;
  /** A place in the figure: x from its middle and y up from its foot, in shares of its height. */
  at(x: number, y: number): Point;
  size: number;
}

export const poly = ({ at }: Pen, points: readonly Point[], fill: string) =>
  `<polygon points="${pointsOf(points.map(([x, y]) => at(x, y)))}" fill="${fill}"/>`;
export const box = (pen: Pen, x: number, y: number, w: number, h: number, fill: string) =>
  poly(
    pen,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
  );
export const dot = ({ at, size }: Pen, x: number, y: number, r: number, fill: string) => {
  const [cx, cy] = at(x, y);
  return `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r * size)}" fill="${fill}"/>`;
};
export const line = ({ at, size }: Pen, from: Point, to: Point, width: number, stroke: string) => {
  const [[x1, y1], [x2, y2]] = [at(...from), at(...to)];
  return `<line x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}" stroke="${stroke}" stroke-width="${rounded(width * size)}" stroke-linecap="round"/>`;
};
export const ring = ({ at, size }: Pen, x: number, y: number, r: number, width: number, stroke: string) => {
  const [cx, cy] = at(x, y);
  return `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r * size)}" fill="none" stroke="${stroke}" stroke-width="${rounded(width * size)}"/>`;
};
