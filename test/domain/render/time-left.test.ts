import { expect, test } from '@jest/globals';
import { type Captured, secondsLeft } from '../../../domain/render/time-left.ts';

interface Trace {
  frames: number;
  endMs: number;
  /** When every fifth frame was captured. */
  atMs: number[];
}

/** Of two spans at once on two cores, recorded; other work on the machine made the pace uneven. */
const recorded: Trace = {
  frames: 300,
  endMs: 62713,
  // biome-ignore format: a list of numbers.
  atMs: [478, 1453, 2061, 2509, 2987, 3482, 3921, 4425, 5020, 5714, 6341, 7228, 7838, 8654, 9372, 10215, 11160, 11753, 12432, 13291, 14108, 14613, 15538, 16445, 17203, 17925, 18720, 19650, 20607, 21354, 22137, 22905, 23574, 24550, 25552, 26534, 27521, 28289, 29061, 29676, 30525, 31246, 32122, 32940, 33704, 34421, 35118, 35945, 36670, 37299, 38372, 39450, 40134, 41123, 41916, 42850, 43953, 44788, 45568, 46680],
};

/** A trace of frames of these lengths, and of the joining and checking after them. */
function traceOf(lengthsMs: number[], closingMs: number): Trace {
  let now = 300;
  const atMs = lengthsMs.flatMap((length, index) => {
    now += length;
    return index % 5 === 0 ? [now] : [];
  });
  return { frames: lengthsMs.length, endMs: now + closingMs, atMs };
}

const wobbling = (mean: number) => (index: number) =>
  mean * (1 + 0.5 * Math.sin(index * 1.7) + 0.2 * Math.sin(index / 9));
const lengths = (count: number, lengthOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => lengthOf(index));

/** How far the estimate is from the truth, as a share of it, at the first fifth and from there on. */
function errors({ frames, endMs, atMs }: Trace, until: number): number[] {
  const past: Captured[] = [{ atMs: 0, frames: 0 }];
  return atMs.flatMap((at, index) => {
    const done = index * 5 + 1;
    past.push({ atMs: at, frames: done });
    const left = secondsLeft(past, frames);
    const isAsked = done >= 0.2 * frames && done <= until * frames;
    return isAsked ? [Math.abs((left ?? 0) * 1000 - (endMs - at)) / (endMs - at)] : [];
  });
}

test.each<[string, Trace]>([
  [
    'steady frames',
    traceOf(
      lengths(300, () => 48),
      2_500,
    ),
  ],
  ['frames that wobble', traceOf(lengths(300, wobbling(50)), 2_700)],
  [
    'a slow start',
    traceOf(
      lengths(600, (index) => (index < 30 ? 110 : 50)),
      2_900,
    ),
  ],
  ['a machine of a third the speed', traceOf(lengths(300, wobbling(150)), 8_500)],
])('from a fifth on the time left is within a quarter of the truth: %s', (_name, trace) => {
  const found = errors(trace, 0.9);
  expect(found.length).toBeGreaterThan(40);
  expect(Math.max(...found)).toBeLessThan(0.25);
});

test('on a machine that is busy with other work the estimate holds from a fifth to two fifths', () => {
  expect(Math.max(...errors(recorded, 0.4))).toBeLessThan(0.25);
});

test('nothing is told before there is a pace', () => {
  expect(secondsLeft([], 100)).toBe(null);
  expect(secondsLeft([{ atMs: 0, frames: 10 }], 100)).toBe(null);
  expect(
    secondsLeft(
      [
        { atMs: 0, frames: 10 },
        { atMs: 500, frames: 10 },
      ],
      100,
    ),
  ).toBe(null);
});
