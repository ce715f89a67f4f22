/** How long a piece has to stand, in frames at 30 per second. */
import type { Energy } from '../../../contract/theme.ts';
import { readingTime } from './shot.ts';

const settle = { calm: 34, balanced: 24, energetic: 16 } as const;

/** Pieces that count or draw need that time besides the reading; `n` is how many they show. */
function leastOf(piece: string, n: number, energy: Energy): number {
  const count = { calm: 54, balanced: 42, energetic: 30 }[energy];
  const rest = { calm: 60, balanced: 48, energetic: 36 }[energy];
  const draws: Record<string, number> = {
    Counter: count + rest,
    Rating: count + rest,
    KpiRail: n * count * 0.9 + rest,
    Delta: 2 * count + rest,
    Bars: n * count * 0.6 + rest,
    Donut: n * count * 0.6 + rest,
    Line: 2 * count + rest,
    CardGrid: n * count * 0.8 + rest,
    ListBuild: n * count * 0.7 + rest,
    Pictogram: 2 * count + rest,
    Ticket: n * count * 0.7 + rest,
    Meter: count + rest,
    MapDots: n * count * 0.8 + rest,
    Formula: n * count * 0.6 + rest,
    WordSwap: n * count * 0.8 + rest,
  };
  return draws[piece] ?? 0;
}

/** Pieces whose parts come in turn, with the most frames from one part to the next. */
const turns: Record<string, number> = {
  ...{
    // Its items come as soon as the last one has to.
    ListBuild: 14,
    Steps: Number.POSITIVE_INFINITY,
    KpiRail: 66,
    CardGrid: 60,
    Bars: 45,
    Donut: 36,
  },
  ...{ Chat: 75, MapDots: 60, Formula: 34, WordSwap: 72 },
};

/** What comes last in a row appears at seven tenths of its beat at most, and is read in what is left. */
function restOf(piece: string, readings: readonly string[], energy: Energy): number {
  const gap = turns[piece];
  if (gap === undefined || readings.length < 2) return 0;
  const rest = readingTime(readings.at(-1) ?? '', energy) + settle[energy];
  return Math.min(rest / 0.42, rest + gap * (readings.length - 1) + 20);
}

/** What a viewer needs for a piece that shows these readings: to read them, and to see it counted or drawn. */
export function needOf(piece: string, readings: readonly string[], energy: Energy): number {
  const share = readings.length > 4 ? 0.62 : readings.length > 2 ? 0.75 : 1;
  const need = readings.reduce<number>((sum, text) => sum + readingTime(text, energy) * share, settle[energy]);
  const said = readings.filter((text) => text !== '');
  return Math.ceil(Math.max(need, leastOf(piece, said.length, energy), restOf(piece, said, energy)));
}
