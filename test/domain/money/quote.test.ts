import { expect, test } from '@jest/globals';
import { estimate } from '../../../domain/estimate.ts';
import { isCharged, quoteExport, quoteMedia, quotePlan, quotePrompt } from '../../../domain/money/quote.ts';
import { timesQuantity } from '../../../domain/money/times-quantity.ts';

const range = ({ lowMicros, highMicros }: { lowMicros: number; highMicros: number }) => [lowMicros, highMicros];

test('a stand-in is charged where no real money moves, and free where it does', () => {
  expect(isCharged('local', true) && isCharged('local', false) && isCharged('stripe', false)).toBe(true);
  expect(isCharged('stripe', true) || isCharged('unconfigured', true)).toBe(false);
  expect(isCharged('off', false) || isCharged('off', true)).toBe(false);
  expect(isCharged('unconfigured', false)).toBe(true);
});

test('quotes are the price list, and nothing for what is free', () => {
  expect(range(quotePrompt({ spar: false, charged: true }))).toEqual([1_000_000, 5_000_000]);
  expect(range(quotePrompt({ spar: true, charged: true }))).toEqual([1_000_000, 1_000_000]);
  expect(range(quotePrompt({ spar: false, charged: false }))).toEqual([0, 0]);
  expect(range(quoteExport({ exists: false, charged: true }))).toEqual([100_000, 100_000]);
  expect(range(quoteExport({ exists: true, charged: true }))).toEqual([0, 0]);
  expect(range(quoteMedia('ai_video_b', 7, true))).toEqual([5_600_000, 5_600_000]);
  expect(range(quoteMedia('voiceover', 0.001, true))).toEqual([60, 60]);
});

test('making a plan is quoted by its scenes, from no repair to all that may be, and never above a prompt', () => {
  const quoted = (scenes: number, deep: boolean) => range(quotePlan({ scenes, deep, charged: true }));
  expect(quoted(1, false)).toEqual([1_000_000, 1_200_000]);
  expect(quoted(4, false)).toEqual([1_750_000, 2_550_000]);
  expect(quoted(4, true)).toEqual([2_250_000, 3_050_000]);
  expect(quoted(12, true)).toEqual([4_250_000, 5_000_000]);
  expect(range(quotePlan({ scenes: 4, deep: false, charged: false }))).toEqual([0, 0]);
});

test('a quantity is multiplied as its digits say and rounded up to the micro-dollar', () => {
  const cases: [number, number, number | null][] = [
    [60_000, 0.1, 6_000],
    [60_000, 0.7, 42_000],
    [140_000, 1.1, 154_000],
    [60_000, 0.00001, 1],
    [60_000, 1e-7, 1],
    [20_000, 0.1 + 0.2, 6_001],
    [20_000, 1_000_000, 20_000_000_000],
    [20_000, 1e21, null],
    [20_000, Number.NaN, null],
    [20_000, -1, null],
  ];
  for (const [unit, quantity, micros] of cases)
    expect([quantity, timesQuantity(unit, quantity)]).toEqual([quantity, micros]);
});

test('an estimate knows every price and every plan', () => {
  const items = estimate([
    { operation: 'subscription_starter', quantity: 1 },
    { operation: 'subscription_studio', quantity: 2 },
    { operation: 'music', quantity: 3 },
  ]);
  expect(items.map(range)).toEqual([
    [25_000_000, 25_000_000],
    [198_000_000, 198_000_000],
    [360_000, 360_000],
  ]);
  expect(() => estimate([{ operation: 'constructor', quantity: 1 }])).toThrow('unknown operation');
});

test('what a prompt has made to be heard is quoted with it; planning alone makes nothing', () => {
  const sound = { charged: true, mediaMicros: 138_720 };
  expect(range(quotePrompt({ spar: false, ...sound }))).toEqual([1_000_000, 5_138_720]);
  expect(range(quotePrompt({ spar: true, ...sound }))).toEqual([1_000_000, 1_000_000]);
  expect(range(quotePlan({ scenes: 2, deep: false, ...sound }))).toEqual([1_388_720, 1_788_720]);
  // A provider's music costs what it costs, also where an offline director plans for nothing.
  expect(range(quotePrompt({ spar: false, ...sound, charged: false }))).toEqual([0, 138_720]);
});
