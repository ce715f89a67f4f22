import type { Box } from '../../contract/stage.ts';

interface Point {
  x: number;
  y: number;
}

/** A line's ink as it lies on the screen: upright, or turned about its centre. */
export interface Slab {
  /** The smallest upright box around it. */
  box: Box;
  centre: Point;
  /** Along the line and across it. */
  width: number;
  height: number;
  /** Radians; 0 for what is turned by less than a degree. */
  turn: number;
}

const leastTurn = Math.PI / 180;

/** The slab whose upright box is known, and by how much it is turned; `trim` takes shares off its top and bottom. */
export function slabOf(box: Box, turn: number, height: number, trim: { above: number; below: number }): Slab {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (Math.abs(Math.sin(turn)) < leastTurn)
    return trimmed({ box, centre, width: box.width, height: box.height, turn: 0 }, trim);
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = cos > sin ? (box.width - height * sin) / cos : (box.height - height * cos) / sin;
  return trimmed({ box, centre, width: Math.max(1, width), height, turn }, trim);
}

function trimmed(slab: Slab, { above, below }: { above: number; below: number }): Slab {
  const height = Math.max(1, slab.height * (1 - above - below));
  const centre = pointOf(slab, 0, (above - below) / 2);
  const inked = { ...slab, centre, height };
  const corners = cornersOf(inked);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { ...inked, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}

/** The point at shares of the width and height from the centre, each from -0.5 to 0.5. */
export function pointOf({ centre, width, height, turn }: Slab, along: number, across: number): Point {
  const [dx, dy] = [along * width, across * height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** Clockwise from the start of its upper edge. */
export function cornersOf(slab: Slab): Point[] {
  return [pointOf(slab, -0.5, -0.5), pointOf(slab, 0.5, -0.5), pointOf(slab, 0.5, 0.5), pointOf(slab, -0.5, 0.5)];
}
