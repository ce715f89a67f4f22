import { expect, test } from '@jest/globals';
import {
  costOfStep,
  mayTakeStep,
  priceOfWork,
  settlePrompt,
  settleSingle,
} from '../../../domain/money/charge-prompt.ts';

const work = (repairs: number[], rounds = 0) => ({ planned: true, rounds, repairs });
const settle = (outcome: 'completed' | 'failed' | 'cancelled', repairs: number[], rounds = 0, heldMicros = 5_000_000) =>
  settlePrompt({ outcome, spar: false, stands: repairs.length > 0, work: work(repairs, rounds), heldMicros });

test('a prompt costs its plan with the first scene, then scenes, repairs and rounds, up to its cap', () => {
  const cases: [number[], number, number][] = [
    [[], 0, 1_000_000],
    [[0], 0, 1_000_000],
    [[0, 0], 0, 1_250_000],
    [[1, 0, 2], 0, 1_800_000],
    [[0], 3, 2_500_000],
    [Array(17).fill(0), 0, 5_000_000],
    [Array(200).fill(3), 9, 5_000_000],
  ];
  for (const [repairs, rounds, micros] of cases) expect(priceOfWork(work(repairs, rounds))).toBe(micros);
  expect(priceOfWork({ planned: false, rounds: 0, repairs: [] })).toBe(0);
});

test('a budget stops before the step that would pass it, not at it', () => {
  expect(mayTakeStep(1_000_000, 'scene', 1_250_000)).toBe(true);
  expect(mayTakeStep(1_000_000, 'scene', 1_249_999)).toBe(false);
  expect(mayTakeStep(0, 'plan', 1_000_000)).toBe(true);
  expect(mayTakeStep(0, { micros: 140_000 }, 139_999)).toBe(false);
});

test('past the cap of a prompt steps are free, so a hold of the cap ends the work', () => {
  expect([costOfStep(4_900_000, 'scene'), costOfStep(5_000_000, 'repair')]).toEqual([100_000, 0]);
  expect(mayTakeStep(5_000_000, 'scene', 5_000_000)).toBe(true);
});

test('a failed prompt, and one with no scene that stands, cost nothing', () => {
  expect([settle('failed', [0, 0], 2), settle('completed', []), settle('cancelled', [])]).toEqual([0, 0, 0]);
});

test('a prompt that changes the film without writing a scene pays its plan', () => {
  const edit = { spar: false, stands: true, work: work([]), heldMicros: 5_000_000 };
  expect(settlePrompt({ ...edit, outcome: 'completed' })).toBe(1_000_000);
  expect(settlePrompt({ ...edit, outcome: 'failed' })).toBe(0);
});

test('a cancelled prompt pays for the scenes it keeps and not for rounds of planning', () => {
  expect([settle('cancelled', [1, 0], 2), settle('completed', [1, 0], 2)]).toEqual([1_350_000, 2_350_000]);
});

test('a plan alone pays the plan, and nothing when it was cancelled', () => {
  const spar = (outcome: 'completed' | 'cancelled') =>
    settlePrompt({ outcome, spar: true, stands: false, work: work([], 1), heldMicros: 1_000_000 });
  expect([spar('completed'), spar('cancelled')]).toEqual([1_000_000, 0]);
});

test('nothing costs more than was held', () => {
  expect(settle('completed', [0, 0, 0], 0, 1_200_000)).toBe(1_200_000);
  expect([settleSingle('completed', 100_000, 100_000), settleSingle('completed', 100_000, 0)]).toEqual([100_000, 0]);
});

test('an export or a media operation that failed or was cancelled costs nothing', () => {
  expect([settleSingle('failed', 100_000, 100_000), settleSingle('cancelled', 100_000, 100_000)]).toEqual([0, 0]);
});
