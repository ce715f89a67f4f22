import { expect, test } from '@jest/globals';
import {
  leaveOut,
  type PromptMeter,
  type PromptStep,
  spentOn,
  startMeter,
  takeStep,
  withoutMedia,
} from '../../../domain/money/prompt-meter.ts';

const plan: PromptStep = { type: 'plan' };
const scene = (index: number): PromptStep => ({ type: 'scene', index });
const repair = (index: number): PromptStep => ({ type: 'repair', index });

/** Takes the steps that the budget allows, and says which were refused. */
function play(budgetMicros: number | null, steps: PromptStep[]) {
  let meter: PromptMeter = startMeter(budgetMicros);
  const refused = steps.filter((step) => {
    const next = takeStep(meter, step);
    if (next) meter = next;
    return !next;
  });
  return { meter, refused, spent: spentOn(meter) };
}

test('a budget for three scenes lets three be made, and the step that would pass it is not taken', () => {
  const { refused, spent } = play(1_500_000, [plan, scene(0), scene(1), scene(2), repair(0), scene(3)]);
  expect([refused, spent]).toEqual([[repair(0), scene(3)], 1_500_000]);
});

test('a scene that is left out gives its price and its repairs back to the budget', () => {
  const { meter } = play(1_550_000, [plan, scene(0), scene(1), repair(1), repair(1)]);
  expect(spentOn(meter)).toBe(1_450_000);
  expect(takeStep(meter, scene(2))).toBe(null);
  expect(spentOn(takeStep(leaveOut(meter, 1), scene(2)) as PromptMeter)).toBe(1_250_000);
});

test('a hold of the cap never stops a prompt, and work that is not charged is never stopped', () => {
  const film = [plan, ...Array.from({ length: 40 }, (_, index) => scene(index)), repair(3), { type: 'round' } as const];
  expect(play(5_000_000, film)).toMatchObject({ refused: [], spent: 5_000_000 });
  expect(play(null, film).refused).toEqual([]);
});

test('a meter is plain data that survives a history', () => {
  const { meter } = play(5_000_000, [plan, scene(0), repair(0)]);
  expect(spentOn(JSON.parse(JSON.stringify(meter)))).toBe(1_100_000);
});

test('a sound is paid beside the cap of a prompt, not begun without money for it, and given back where it cannot be had', () => {
  const planned = takeStep(startMeter(1_200_000), { type: 'plan' }) ?? startMeter(null);
  const voiced = takeStep(planned, { type: 'media', step: 'voiceover', micros: 90_000 });
  expect(voiced && spentOn(voiced)).toBe(1_090_000);
  expect(voiced && takeStep(voiced, { type: 'media', step: 'music', micros: 120_000 })).toBeNull();
  expect(voiced && spentOn(withoutMedia(voiced, 'voiceover'))).toBe(1_000_000);
});
