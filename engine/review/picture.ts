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

/** Looks at every second row. */
export function pictureFacts({ width, height, pixels }: Picture): PictureFacts {
  let [edges, seen, sum] = [0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    let before = luma(pixels, y * width * 3);
    for (let x = 1; x < width; x += 1) {
      const now = luma(pixels, (y * width + x) * 3);
      const above = y === 0 ? now : luma(pixels, ((y - 2) * width + x) * 3);
      if (Math.abs(now - before) > edgeStep || Math.abs(now - above) > edgeStep) edges += 1;
      sum += now;
      seen += 1;
      before = now;
    }
  }
  return { edgeShare: edges / seen, luma: sum / seen / 255, span: spanOf({ width, height, pixels }) };
}

/** Share of pixels left out at either end: a few stray ones make no picture. */
const strayShare = 0.0005;

/** Looks at every second pixel of every second row. */
function spanOf({ width, height, pixels }: Picture): number {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  for (let y = 0; y < height; y += 2) {
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 6) {
      counts.forEach((count, channel) => {
        const level = pixels[at + channel] as number;
        count[level] = (count[level] as number) + 1;
      });
    }
  }
  return Math.max(...counts.map(levelsBetween));
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

function luma(pixels: Uint8Array, at: number): number {
  return ((pixels[at] as number) * 54 + (pixels[at + 1] as number) * 183 + (pixels[at + 2] as number) * 19) / 256;
}

/** Flat colours that fill at least a hundredth of the picture, as hex, with their share. Looks at every fourth pixel of every fourth row. */
export function colourShares({ width, height, pixels }: Picture): Record<string, number> {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  let seen = 0;
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const at = (y * width + x) * 3;
      const colour = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number] as const;
      // Cells eight levels wide: a flat field scatters by two or three levels after compression.
      const cell = ((colour[0] >> 3) << 10) | ((colour[1] >> 3) << 5) | (colour[2] >> 3);
      const known = cells.get(cell) ?? { count: 0, sum: [0, 0, 0] };
      known.count += 1;
      colour.forEach((value, channel) => {
        known.sum[channel as 0 | 1 | 2] += value;
      });
      cells.set(cell, known);
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
