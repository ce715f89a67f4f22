import type { Box } from '../../contract/stage.ts';
import type { PictureFacts } from '../../domain/review/finding.ts';

/** Decoded pixels, three bytes each, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Steps of luma, 0–255, between neighbours that are an edge and no gradient, grain or compression. */
const edgeStep = 20;

/** Looks at every second row. One pass over whole numbers: this runs on every picture of every review. */
export function pictureFacts({ width, height, pixels }: Picture): PictureFacts {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  const above = new Uint16Array(width);
  let [edges, seen, sum] = [0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    let before = -1;
    for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
      const now = weighedLuma(pixels, at);
      if (x > 0) {
        if (differ(now, before) || (y > 0 && differ(now, above[x] as number))) edges += 1;
        sum += now;
        seen += 1;
      }
      above[x] = now;
      before = now;
    }
    countLevels(counts, pixels, y * width * 3, (y + 1) * width * 3);
  }
  return { edgeShare: edges / seen, luma: sum / seen / 255 / 256, span: Math.max(...counts.map(levelsBetween)) };
}

function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > edgeStep * 256;
}

/** Share of pixels left out at either end: a few stray ones make no picture. */
const strayShare = 0.00006;

/** Counts the levels of every second pixel of a row, by channel. */
function countLevels(
  [reds, greens, blues]: readonly [Uint32Array, Uint32Array, Uint32Array],
  pixels: Uint8Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 6) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    reds[red] = (reds[red] as number) + 1;
    greens[green] = (greens[green] as number) + 1;
    blues[blue] = (blues[blue] as number) + 1;
  }
}

function levelsBetween(counts: Uint32Array): number {
  const stray = counts.reduce((sum, count) => sum + count, 0) * strayShare;
  const edge = (order: Uint32Array) => {
    let sum = 0;
    return order.findIndex((count) => {
      sum += count;
      return sum > stray;
    });
  };
  return 255 - edge(counts.slice().reverse()) - edge(counts);
}

/** 256 times the luma. */
function weighedLuma(pixels: Uint8Array, at: number): number {
  return (pixels[at] as number) * 54 + (pixels[at + 1] as number) * 183 + (pixels[at + 2] as number) * 19;
}

/** Flat colours that fill at least a hundredth of the picture, as hex, with their share. Looks at every fourth pixel of every fourth row. */
export function colourShares({ width, height, pixels }: Picture): Record<string, number> {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  let seen = 0;
  for (let y = 0; y < height; y += 4) {
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 12) {
      const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
      // Cells eight levels wide: a flat field scatters by two or three levels after compression.
      const cell = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      let known = cells.get(cell);
      if (!known) {
        known = { count: 0, sum: [0, 0, 0] };
        cells.set(cell, known);
      }
      known.count += 1;
      known.sum[0] += red;
      known.sum[1] += green;
      known.sum[2] += blue;
      seen += 1;
    }
  }
  const large = [...cells.values()].filter(({ count }) => count / seen >= 0.01).sort((a, b) => b.count - a.count);
  return Object.fromEntries(
    large.slice(0, 16).map(({ count, sum }) => [hexOf(sum.map((value) => value / count)), count / seen]),
  );
}

function hexOf(colour: readonly number[]): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The whole pixels of a box that lie inside the picture; undefined where there are none. */
export function insideOf({ width, height }: Picture, box: Box): Box | undefined {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
}
