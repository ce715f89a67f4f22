import { expect, test } from '@jest/globals';
import { shapeArea, sharedArea } from '../../../domain/review/convex-overlap.ts';

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
/** A square on its corner. */
const diamond = (x: number, y: number, reach: number) => [
  { x, y: y - reach },
  { x: x + reach, y },
  { x, y: y + reach },
  { x: x - reach, y },
];

test('upright shapes share the area of their common box', () => {
  expect(shapeArea(square(0, 0, 10))).toBe(100);
  expect(sharedArea(square(0, 0, 10), square(5, 5, 10))).toBe(25);
});

test('turned shapes whose upright boxes overlap share nothing when they lie side by side', () => {
  expect(sharedArea(diamond(0, 0, 10), diamond(14, 14, 10))).toBe(0);
  expect(sharedArea(diamond(0, 0, 10), diamond(10, 0, 10))).toBeCloseTo(50);
});
