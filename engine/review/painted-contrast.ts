import type { Box } from '../../contract/stage.ts';
import { contrastRatio, luminanceAt } from './luminance.ts';
import { insideOf, type Picture } from './picture.ts';

/** Channel levels by which a pixel changes when the glyphs go, at least, to belong to a glyph. */
const leastChange = 12;
/** Pixels of glyph that a tile needs to be judged by itself. */
const leastInk = 30;

/**
 * WCAG 2 contrast of painted glyphs, from the frame with its text and the same frame without. Each line is judged in
 * tiles about as wide as it is high, so one bad stretch of a gradient or picture is not averaged away; the worst tile
 * counts. Undefined where no glyph left a trace.
 */
export function paintedContrast(withText: Picture, without: Picture, lines: readonly Box[]): number | undefined {
  const ratios: number[] = [];
  for (const line of lines) {
    const box = insideOf(withText, line);
    if (!box) continue;
    const tiles = Math.max(1, Math.round(box.width / (box.height * 1.5)));
    const width = Math.ceil(box.width / tiles);
    for (let x = box.x; x < box.x + box.width; x += width) {
      const ratio = tileContrast(withText, without, { ...box, x, width: Math.min(width, box.x + box.width - x) });
      if (ratio !== undefined) ratios.push(ratio);
    }
  }
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}

/** Glyph pixels of a tile: where they lie, by how much they change, and whether the glyph is lighter than its ground. */
interface Ink {
  at: number;
  x: number;
  change: number;
  isLighter: boolean;
}

function tileContrast(withText: Picture, without: Picture, tile: Box): number | undefined {
  const ink: Ink[] = [];
  for (let y = tile.y; y < tile.y + tile.height; y += 1) {
    for (let x = tile.x; x < tile.x + tile.width; x += 1) {
      const at = (y * withText.width + x) * 3;
      const change = changeAt(withText.pixels, without.pixels, at);
      if (change < leastChange) continue;
      ink.push({ at, x, change, isLighter: luminanceAt(withText.pixels, at) > luminanceAt(without.pixels, at) });
    }
  }
  if (ink.length < leastInk) return undefined;
  const ratios = sidesOf(ink).map((side) => inkContrast(withText, without, side));
  return Math.min(...ratios);
}

/** Share of the glyph pixels that lie in columns of their own kind where light and dark glyphs stand side by side. */
const apart = 0.95;
/** Share of all change below which a side is a shadow of the compression. */
const leastSide = 0.15;

const weightOf = (ink: readonly Ink[]) => ink.reduce((sum, { change }) => sum + change, 0);

/**
 * Light glyphs on dark beside dark ones on light, such as words of which one is marked, are judged by themselves: their
 * mean would be a colour that nobody painted. Outlines and halos share their columns with the fill and stay together.
 */
function sidesOf(ink: readonly Ink[]): Ink[][] {
  const sides = [ink.filter(({ isLighter }) => isLighter), ink.filter(({ isLighter }) => !isLighter)];
  const whole = weightOf(ink);
  if (sides.some((side) => side.length < leastInk || weightOf(side) < leastSide * whole)) return [[...ink]];
  const columns = Map.groupBy(ink, ({ x }) => x);
  let inOwn = 0;
  for (const column of columns.values()) {
    const lighter = column.filter(({ isLighter }) => isLighter).length;
    inOwn += Math.max(lighter, column.length - lighter);
  }
  return inOwn >= apart * ink.length ? sides : [[...ink]];
}

/** Colour of the glyphs' core against the pixels behind them; of these the worst but for a twentieth. */
function inkContrast(withText: Picture, without: Picture, ink: readonly Ink[]): number {
  const core = quantile(
    ink.map(({ change }) => change),
    0.85,
  );
  const glyph = meanLuminance(
    withText.pixels,
    ink.filter(({ change }) => change >= core).map(({ at }) => at),
  );
  const behind = ink
    .filter(({ change }) => change >= core / 2)
    .map(({ at }) => contrastRatio(glyph, luminanceAt(without.pixels, at)));
  return quantile(behind, 0.05);
}

/** Largest change of a channel from one picture to the other, in levels, at a pixel’s first byte. */
export function changeAt(a: Uint8Array, b: Uint8Array, at: number): number {
  const red = Math.abs((a[at] as number) - (b[at] as number));
  const green = Math.abs((a[at + 1] as number) - (b[at + 1] as number));
  const blue = Math.abs((a[at + 2] as number) - (b[at + 2] as number));
  return Math.max(red, green, blue);
}

function meanLuminance(pixels: Uint8Array, offsets: readonly number[]): number {
  return offsets.reduce((sum, at) => sum + luminanceAt(pixels, at), 0) / offsets.length;
}

/** Of at least one value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
