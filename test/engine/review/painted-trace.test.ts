import { expect, test } from '@jest/globals';
import { paintedContrast } from '../../../engine/review/painted-contrast.ts';
import { lackingShare, untracedShare } from '../../../engine/review/painted-trace.ts';
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

test('ink that is missing all along a line is told by what its glyphs take, and a little less is none', () => {
  const whole = stems(0, () => true);
  const ink = (width / 8) * height;
  expect(lackingShare(whole, none, [line], ink)).toBe(0);
  expect(lackingShare(whole, none, [line], ink * 1.5)).toBe(0);
  // Half of it lies outside the frame.
  expect(lackingShare(whole, none, [{ ...line, width: width * 2 }], ink * 2)).toBe(0);
  const striped = stems(0, (_, y) => y % 10 < 4);
  expect(lackingShare(striped, none, [line], ink)).toBeCloseTo(0.6, 1);
});

test('light words on dark beside dark words on light stand out, each from its own ground', () => {
  const halves = (at: (x: number, isInk: boolean) => number): Picture => {
    const pixels = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) pixels.fill(at(x, x % 8 < 4), (y * width + x) * 3, (y * width + x + 1) * 3);
    }
    return { width, height, pixels };
  };
  const ground = halves((x) => (x < 100 ? 0 : 255));
  const words = halves((x, isInk) => (x < 100 === isInk ? 255 : 0));
  expect(paintedContrast(words, ground, [line])).toBeGreaterThan(15);
});
