import { expect, test } from '@jest/globals';
import type { AppError } from '../../../contract/errors.ts';
import { decideHold } from '../../../domain/money/decide-hold.ts';

const quote = { lowMicros: 1_000_000, highMicros: 5_000_000 };
const decide = (availableMicros: number, budgetMicros: number | null = null) =>
  decideHold({ quote, budgetMicros, availableMicros });

function refusal(availableMicros: number, budgetMicros: number | null = null) {
  try {
    return decide(availableMicros, budgetMicros);
  } catch (error) {
    const { code, status, options } = error as AppError;
    return [code, status, options.members];
  }
}

test('the hold is the least of budget, high quote and balance', () => {
  expect([decide(9_000_000), decide(3_000_000), decide(9_000_000, 2_000_000), decide(9_000_000, 7_000_000)]).toEqual([
    5_000_000, 3_000_000, 2_000_000, 5_000_000,
  ]);
  expect([decide(1_000_000), decide(1_000_000, 1_000_000)]).toEqual([1_000_000, 1_000_000]);
});

test('402 comes only below the low quote and names the shortfall to the micro-dollar', () => {
  const members = { shortfall: 0.000001, quote: { low: 1, high: 5 } };
  expect(refusal(999_999)).toEqual(['insufficient_balance', 402, members]);
  expect(refusal(0)).toEqual(['insufficient_balance', 402, { ...members, shortfall: 1 }]);
});

test('a budget below the low quote is refused with the minimum, before the balance is looked at', () => {
  expect(refusal(0, 999_999)).toEqual(['budget_too_small', 422, { minimum: 1 }]);
});

test('what is free holds nothing, whatever balance and budget are', () => {
  expect(decideHold({ quote: { lowMicros: 0, highMicros: 0 }, budgetMicros: 1, availableMicros: 0 })).toBe(0);
});
