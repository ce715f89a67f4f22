import { expect, test } from '@jest/globals';
import {
  dollarsOfMicros,
  formatDollars,
  microsOfCents,
  microsOfDollars,
  readDollars,
} from '../../../domain/money/amounts.ts';

test('an amount with at most six decimals is read to the micro-dollar', () => {
  const read: [number, number][] = [
    [0, 0],
    [1, 1_000_000],
    [0.3, 300_000],
    [1.1, 1_100_000],
    [0.000001, 1],
    [4.35, 4_350_000],
    [10.005, 10_005_000],
    [8.2, 8_200_000],
    [999_999_999.999999, 999_999_999_999_999],
  ];
  for (const [dollars, micros] of read) expect(readDollars(dollars)).toBe(micros);
});

test('an amount that has no exact micro-dollars is refused', () => {
  const refused = [0.1 + 0.2, 10.0000001, 1e-7, 1e21, 2 ** 53, 1e9, -5, -0.01, Number.NaN, Number.POSITIVE_INFINITY];
  for (const dollars of refused) expect([dollars, readDollars(dollars)]).toEqual([dollars, null]);
  expect(() => microsOfDollars(0.1 + 0.2, 'budget')).toThrow(
    expect.objectContaining({
      code: 'invalid_body',
      options: { errors: [expect.objectContaining({ path: 'budget' })] },
    }),
  );
});

test('micro-dollars come back as the same dollars, whatever they are', () => {
  let micros = 1;
  for (let turn = 0; turn < 5_000; turn++) {
    micros = (micros * 48_271) % 999_999_999_999_989;
    expect(readDollars(dollarsOfMicros(micros))).toBe(micros);
  }
  expect(dollarsOfMicros(-2_500_000)).toBe(-2.5);
  expect(JSON.stringify(dollarsOfMicros(300_000))).toBe('0.3');
});

test('an amount is written with two decimals, or with as many as it needs', () => {
  const written = [0, 1, 10, 1_000_000, 1_250_000, 1_255_000, -20_000, 1_234_567_890].map(formatDollars);
  expect(written).toEqual(['0.00', '0.000001', '0.00001', '1.00', '1.25', '1.255', '-0.02', '1234.56789']);
});

test('only whole cents and whole micro-dollars are money', () => {
  expect(microsOfCents(500)).toBe(5_000_000);
  for (const wrong of [0.5, -1, Number.NaN, 2 ** 53]) expect(() => microsOfCents(wrong)).toThrow();
  for (const wrong of [0.5, Number.NaN, 2 ** 53]) expect(() => dollarsOfMicros(wrong)).toThrow();
});
