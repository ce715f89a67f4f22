import { expect, test } from '@jest/globals';
import { stoodStillMs } from '../../../domain/loop/stood-still.ts';

const events = (...told: [string, number][]) => told.map(([type, at]) => ({ type, at }));
const check = (told: [string, number][], now: number, ms: number) =>
  expect(stoodStillMs(events(...told), now)).toBe(ms);

test('a run that never waited did not stand still', () => check([['turn', 5]], 90, 0));
test('each wait counts from its beginning to its end', () =>
  check(
    [
      ['waiting', 10],
      ['resumed', 30],
      ['turn', 31],
      ['waiting', 50],
      ['resumed', 55],
    ],
    90,
    25,
  ));
test('a wait that goes on counts until now', () => check([['waiting', 10]], 90, 80));
test('a pause within a wait is the same standing still', () =>
  check(
    [
      ['waiting', 10],
      ['waiting', 20],
      ['waiting', 30],
      ['resumed', 40],
    ],
    90,
    30,
  ));
