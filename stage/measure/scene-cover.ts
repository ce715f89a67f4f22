import type { Box, SceneCover } from '../../contract/stage.ts';

const columns = 32;
const rows = 18;
/** Pixels from the edge at which the outermost points lie: a gap of less is a rounding. */
const inset = 3;
const largeShare = 0.4;

/** What a scene's opaque fills take of the frame; undefined where none of them is large. */
export function sceneCover(fills: readonly Box[]): SceneCover | undefined {
  const largest = Math.max(0, ...fills.map(({ width, height }) => (width * height) / (innerWidth * innerHeight)));
  if (largest < largeShare) return undefined;
  const [top, bottom] = [bareOn(fills, (x) => ({ x, y: 0 }), columns), bareOn(fills, (x) => ({ x, y: 1 }), columns)];
  const [left, right] = [bareOn(fills, (y) => ({ x: 0, y }), rows), bareOn(fills, (y) => ({ x: 1, y }), rows)];
  const lines = Array.from({ length: rows }, (_, row) => bareOn(fills, (x) => ({ x, y: row / (rows - 1) }), columns));
  return {
    largest: Math.min(1, largest),
    covered: 1 - lines.reduce((sum, bare) => sum + bare, 0) / rows,
    bareSides: [top, bottom, left, right].filter((bare) => bare > 0.5).length,
  };
}

/** Share of the points along a line that no fill covers; `at` takes and gives shares of the frame. */
function bareOn(fills: readonly Box[], at: (share: number) => { x: number; y: number }, points: number): number {
  let bare = 0;
  for (let index = 0; index < points; index += 1) {
    const share = at(index / (points - 1));
    const x = inset + share.x * (innerWidth - 2 * inset);
    const y = inset + share.y * (innerHeight - 2 * inset);
    const isCovered = fills.some((box) => {
      return box.x <= x && x <= box.x + box.width && box.y <= y && y <= box.y + box.height;
    });
    if (!isCovered) bare += 1;
  }
  return bare / points;
}
