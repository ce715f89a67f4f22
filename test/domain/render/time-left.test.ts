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
  endMs: 69000,
  // biome-ignore format: a list of numbers.
  atMs: [175, 1048, 1921, 2794, 3667, 4540, 5413, 6286, 7159, 8032, 8905, 9778, 10651, 11900, 13500, 15167, 16800, 17300, 18200, 19100, 20583, 21867, 23550, 25200, 25800, 26300, 26800, 27283, 27700, 28733, 29300, 30000, 31000, 32000, 33200, 35050, 36633, 37900, 39200, 39867, 40700, 41500, 42100, 43000, 43500, 44242, 44950, 46167, 46700, 47450, 48133, 49233, 51200, 53133, 54100, 55200, 55967, 56533, 57600, 58567],
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
  ['frames that wobble', traceOf(lengths(300, wobbling(50)), 2_900)],
  [
    'a slow start',
    traceOf(
      lengths(600, (index) => (index < 30 ? 110 : 50)),
      2_900,
    ),
  ],
  ['a machine of a third the speed', traceOf(lengths(300, wobbling(150)), 8_000)],
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
