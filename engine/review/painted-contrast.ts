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

/** Colour of the glyphs' core against the pixels behind them; of these the worst but for a twentieth. */
function tileContrast(withText: Picture, without: Picture, tile: Box): number | undefined {
  const offsets: number[] = [];
  const changes: number[] = [];
  for (let y = tile.y; y < tile.y + tile.height; y += 1) {
    for (let x = tile.x; x < tile.x + tile.width; x += 1) {
      const at = (y * withText.width + x) * 3;
      const change = changeAt(withText.pixels, without.pixels, at);
      if (change < leastChange) continue;
      offsets.push(at);
      changes.push(change);
    }
  }
  if (offsets.length < leastInk) return undefined;
  const core = quantile(changes, 0.85);
  const glyph = meanLuminance(
    withText.pixels,
    offsets.filter((_, index) => (changes[index] as number) >= core),
  );
  const behind = offsets
    .filter((_, index) => (changes[index] as number) >= core / 2)
    .map((at) => contrastRatio(glyph, luminanceAt(without.pixels, at)));
  return quantile(behind, 0.05);
}

function changeAt(a: Uint8Array, b: Uint8Array, at: number): number {
  const red = Math.abs((a[at] as number) - (b[at] as number));
  const green = Math.abs((a[at + 1] as number) - (b[at + 1] as number));
  const blue = Math.abs((a[at + 2] as number) - (b[at + 2] as number));
  return Math.max(red, green, blue);
}

function meanLuminance(pixels: Uint8Array, offsets: readonly number[]): number {
  return offsets.reduce((sum, at) => sum + luminanceAt(pixels, at), 0) / offsets.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
