import { expect, test } from '@jest/globals';
import { untracedShare } from '../../../engine/review/painted-trace.ts';
import type { Picture } from '../../../engine/review/picture.ts';

const [width, height] = [200, 40];
const line = { x: 0, y: 0, width, height };
const ink = [255, 255, 255] as const;

/** A picture of one level, with stems of another at every eighth column where `isInked` says so. */
function stems(ground: number, isInked: (x: number, y: number) => boolean, level = 255): Picture {
  const pixels = new Uint8Array(width * height * 3).fill(ground);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 8)
      if (isInked(x, y)) pixels.fill(level, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height, pixels };
}

const none = stems(0, () => false);

test('glyphs all along a line, spaces between them included, leave none of it without a trace', () => {
  expect(
    untracedShare(
      stems(0, (x) => x < 80 || x > 120),
      none,
      [line],
      ink,
    ),
  ).toBe(0);
});

test('a long stretch or a lower part without glyphs counts as covered', () => {
  expect(
    untracedShare(
      stems(0, (x) => x < 100),
      none,
      [line],
      ink,
    ),
  ).toBeCloseTo(0.5, 1);
  expect(
    untracedShare(
      stems(0, (_, y) => y < 20),
      none,
      [line],
      ink,
    ),
  ).toBeCloseTo(0.5, 1);
});

test('glyphs of the colour of what is painted there are unseen, and not covered', () => {
  const white = stems(255, () => false);
  expect(untracedShare(white, white, [line], ink)).toBe(0);
});
