import type { Box } from '../../contract/stage.ts';
import { contrastRatio, luminanceAt } from './luminance.ts';
import { changeAt, quantile } from './painted-contrast.ts';
import { insideOf, type Picture } from './picture.ts';

/** Channel levels by which a pixel changes when the glyphs go, at least. */
const leastChange = 12;
/** Heights of a line without a trace that are no space between words. */
const longestSpace = 1.4;
/** Share of a line’s height that may stay empty at an edge: a line without accents stands low in a box made for them. */
const emptyEdge = 0.45;
/** Ratio under which glyphs leave no trace although nothing lies on them: that is another fault. */
const leastContrast = 1.35;

/**
 * Share of a text's lines on which its glyphs leave no trace in the picture although they would differ from what is
 * painted there: something lies over them that no hit test tells, such as a canvas, a pseudo-element or a mask.
 * `colour` is that of the glyphs, as three levels.
 */
export function untracedShare(
  withText: Picture,
  without: Picture,
  lines: readonly Box[],
  colour: readonly [number, number, number],
): number {
  let [whole, untraced] = [0, 0];
  for (const line of lines) {
    const box = insideOf(withText, line);
    if (!box || box.width < 4 || box.height < 4) continue;
    whole += box.width * box.height;
    for (const hole of holesOf(withText, without, box)) {
      if (differs(without, hole, colour)) untraced += hole.width * hole.height;
    }
  }
  return whole === 0 ? 0 : Math.min(1, untraced / whole);
}

/** Share of the expected ink from which on a text counts as whole: faces and hints differ by less. */
const wholeInk = 0.53;
/** Heights of a line that one tile is wide. */
const tileWidth = 1.5;

/**
 * Share of a text's ink that is not there, where so much is missing that something with many gaps, such as stripes or
 * a hatching, must lie over it; 0 for less. `ink` is the area that its glyphs take by their font.
 */
export function lackingShare(withText: Picture, without: Picture, lines: readonly Box[], ink: number): number {
  let [found, whole, inside] = [0, 0, 0];
  for (const line of lines) {
    whole += line.width * line.height;
    const box = insideOf(withText, line);
    if (!box) continue;
    inside += box.width * box.height;
    const width = Math.ceil(box.height * tileWidth);
    for (let x = box.x; x < box.x + box.width; x += width) {
      found += inkIn(withText, without, { ...box, x, width: Math.min(width, box.x + box.width - x) });
    }
  }
  // What lies outside the frame is another fault.
  const share = found / (ink * Math.min(1, inside / whole));
  return share < wholeInk ? 1 - share : 0;
}

/** Pixels of glyph in a tile; those at an edge count by how much they change. */
function inkIn(withText: Picture, without: Picture, tile: Box): number {
  const levels: number[] = [];
  for (let y = tile.y; y < tile.y + tile.height; y += 1) {
    for (let x = tile.x; x < tile.x + tile.width; x += 1) {
      const change = changeAt(withText.pixels, without.pixels, (y * withText.width + x) * 3);
      if (change >= leastChange) levels.push(change);
    }
  }
  if (levels.length === 0) return 0;
  const core = quantile(levels, 0.9);
  return levels.reduce((sum, change) => sum + Math.min(1, change / core), 0);
}

/** Stretches of a line too long for a space, and an empty upper or lower edge of what is left. */
function holesOf(withText: Picture, without: Picture, box: Box): Box[] {
  const columns = new Uint8Array(box.width);
  const rows = new Uint8Array(box.height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      if (!changes(withText, without, ((box.y + y) * withText.width + box.x + x) * 3)) continue;
      columns[x] = 1;
      rows[y] = 1;
    }
  }
  const holes = runsOfZero(columns)
    .filter(({ length }) => length > box.height * longestSpace)
    .map(({ start, length }) => ({ ...box, x: box.x + start, width: length }));
  if (!rows.includes(1)) return holes;
  const edges = runsOfZero(rows).filter(
    ({ start, length }) => (start === 0 || start + length === box.height) && length > box.height * emptyEdge,
  );
  return [...holes, ...edges.map(({ start, length }) => ({ ...box, y: box.y + start, height: length }))];
}

function runsOfZero(marks: Uint8Array): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  marks.forEach((mark, index) => {
    if (mark === 1) return;
    const open = runs.at(-1);
    if (open && open.start + open.length === index) open.length += 1;
    else runs.push({ start: index, length: 1 });
  });
  return runs;
}

function changes(a: Picture, b: Picture, at: number): boolean {
  return changeAt(a.pixels, b.pixels, at) >= leastChange;
}

/** Whether glyphs of this colour would be seen on most of what is painted there. */
function differs(picture: Picture, hole: Box, colour: readonly [number, number, number]): boolean {
  const glyph = luminanceAt(colour, 0);
  let [seen, differing] = [0, 0];
  for (let y = 0; y < hole.height; y += 3) {
    for (let x = 0; x < hole.width; x += 3) {
      const ground = luminanceAt(picture.pixels, ((hole.y + y) * picture.width + hole.x + x) * 3);
      seen += 1;
      if (contrastRatio(glyph, ground) >= leastContrast) differing += 1;
    }
  }
  return differing > seen * 0.6;
}
