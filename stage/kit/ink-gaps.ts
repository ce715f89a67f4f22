/** Where letters reach below their line, so that an underline leaves them out. */
import { emWidth, type TextStyle } from './measure.ts';

export type Stretch = readonly [from: number, to: number];

const probe = 64;
/** Room that an underline leaves at each side of a letter, em. */
const air = 0.06;
/** Shorter pieces of a line are left out, em. */
const crumb = 0.14;
/** Alpha of a pixel that the eye takes for a letter, of 255. */
const inked = 40;
let page: CanvasRenderingContext2D | null = null;
const known = new Map<string, readonly Stretch[]>();

/** Stretches of a word, in em from its left edge, that an underline between two depths below the baseline may take. */
export function underlineStretches(text: string, style: TextStyle, [top, bottom]: Stretch): readonly Stretch[] {
  const key = `${style.weight}|${style.tracking}|${style.family}|${top}|${bottom}|${text}`;
  const kept = known.get(key);
  if (kept) return kept;
  const width = emWidth(text, style);
  const stretches = between(columnsAcross(text, style, width, [top, bottom]), width);
  known.set(key, stretches);
  return stretches;
}

/** Columns of the band, in pixels of the probe, that hold ink. */
function columnsAcross(text: string, style: TextStyle, width: number, [top, bottom]: Stretch): number[] {
  page ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!page) throw new Error('The page has no canvas to draw text on.');
  const [wide, high] = [Math.ceil(width * probe) + 1, Math.ceil((bottom - top) * probe)];
  page.canvas.width = wide;
  page.canvas.height = high;
  page.font = `${style.weight} ${probe}px ${style.family}`;
  page.letterSpacing = `${style.tracking * probe}px`;
  page.textAlign = 'left';
  page.fillText(text, 0, -top * probe);
  const { data } = page.getImageData(0, 0, wide, high);
  const columns = new Set<number>();
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > inked) columns.add(((at - 3) / 4) % wide);
  return [...columns].sort((a, b) => a - b);
}

/** What is left of a width beside inked columns. */
function between(columns: readonly number[], width: number): Stretch[] {
  const edges = [-air, ...columns.flatMap((column) => [column / probe, (column + 1) / probe]), width + air];
  const stretches: Stretch[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [(edges[i] ?? 0) + air, (edges[i + 1] ?? 0) - air];
    if (to - from > crumb) stretches.push([from, to]);
  }
  return stretches;
}
