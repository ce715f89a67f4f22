import { hopSeconds, soundFeatures } from './sound-features.ts';

export interface Interval {
  start: number;
  end: number;
}

/** What a row of features costs when one of the two sounds stands still while the other goes on. */
const stretchCost = 0.35;
const silence = 0.012;

/**
 * When each word of a phrase is said, in seconds of the phrase: the words as they sound alone, one after the other, are
 * laid along the phrase by dynamic time warping. Samples lie between -1 and 1.
 */
export function alignWords(phrase: Float32Array, words: readonly Float32Array[], rate: number): Interval[] {
  const [from, to] = loudPart(phrase, rate);
  const heard = soundFeatures(phrase.subarray(from, to), rate);
  const rows: Float32Array[] = [];
  const firsts: number[] = [];
  for (const word of words) {
    firsts.push(rows.length);
    const [start, end] = loudPart(word, rate);
    rows.push(...soundFeatures(word.subarray(start, end), rate));
  }
  if (heard.length === 0 || rows.length === 0) return words.map(() => ({ start: 0, end: phrase.length / rate }));
  level(heard);
  level(rows);
  const path = warp(rows, heard);
  const offset = from / rate;
  const starts = firsts.map((row) => offset + (path[Math.min(row, path.length - 1)] as number) * hopSeconds);
  const last = to / rate;
  return starts.map((start, index) => ({ start, end: Math.max(start, starts[index + 1] ?? last) }));
}

/** First and last sample that can be heard. */
function loudPart(samples: Float32Array, rate: number): [number, number] {
  const step = Math.round(rate * 0.004);
  const isLoud = (start: number) => {
    for (let at = start; at < Math.min(start + step, samples.length); at++) {
      if (Math.abs(samples[at] as number) > silence) return true;
    }
    return false;
  };
  let from = 0;
  while (from < samples.length && !isLoud(from)) from += step;
  let to = samples.length;
  while (to - step > from && !isLoud(to - step)) to -= step;
  return [Math.min(from, samples.length), to];
}

/** Takes the mean of each column off and brings its spread to one, so that both sounds are measured alike. */
function level(rows: Float32Array[]): void {
  const columns = rows[0]?.length ?? 0;
  for (let column = 0; column < columns; column++) {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      sum += row[column] as number;
      squares += (row[column] as number) ** 2;
    }
    const mean = sum / rows.length;
    const spread = Math.sqrt(Math.max(squares / rows.length - mean ** 2, 1e-6));
    for (const row of rows) row[column] = ((row[column] as number) - mean) / spread;
  }
}

/** For each row of `given`, the first row of `heard` that it falls on. */
function warp(given: readonly Float32Array[], heard: readonly Float32Array[]): number[] {
  const [height, width] = [given.length, heard.length];
  const steps = new Uint8Array(height * width);
  let before = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  for (let row = 0; row < height; row++) {
    const costs = new Float64Array(width);
    for (let column = 0; column < width; column++) {
      const here = distance(given[row] as Float32Array, heard[column] as Float32Array);
      const diagonal =
        row === 0 && column === 0 ? 0 : column > 0 ? (before[column - 1] as number) : Number.POSITIVE_INFINITY;
      const up = (before[column] as number) + stretchCost;
      const left = column > 0 ? (costs[column - 1] as number) + stretchCost : Number.POSITIVE_INFINITY;
      const least = Math.min(diagonal, up, left);
      steps[row * width + column] = least === diagonal ? 0 : least === up ? 1 : 2;
      costs[column] = least + here;
    }
    before = costs;
  }
  return traced(steps, height, width);
}

function traced(steps: Uint8Array, height: number, width: number): number[] {
  const path = new Array<number>(height).fill(0);
  for (let row = height - 1, column = width - 1; row >= 0 && column >= 0; ) {
    path[row] = column;
    const step = steps[row * width + column];
    if (step !== 2) row -= 1;
    if (step !== 1) column -= 1;
  }
  return path;
}

function distance(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += ((left[at] as number) - (right[at] as number)) ** 2;
  return Math.sqrt(sum / left.length);
}
