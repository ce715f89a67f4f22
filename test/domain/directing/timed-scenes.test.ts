/** Briefs that number their scenes with how long each stands, and say in passing where its words stand. */
import { describe, expect, test } from '@jest/globals';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { stagedQuotes } from '../../../domain/directing/unwrapping/staged-quotes.ts';
import { stagedWords } from '../../../domain/directing/unwrapping/staged-words.ts';
import { textsOf } from './planned-shots.ts';

const linesOf = (prompt: string) => plainBrief(prompt).text.split('\n').filter(Boolean);

describe('quotes that only stand beside each other', () => {
  test.each([
    [
      '"Meet Pip." with a smaller line underneath, "The desk lamp from Ferrow"',
      ['Meet Pip.', 'The desk lamp from Ferrow'],
    ],
    ['big "£89", then "Ships 2 May" and "60-day returns"', ['£89', 'Ships 2 May', '60-day returns']],
    ['a number counts from 0 to 7, then "Lit for 7 hours"', ['Lit for 7 hours']],
    ['Count up to 64% with the label "fewer cables"', ['64% fewer cables']],
    ['"Order yours" and the address ferrow.example/pip', ['Order yours', 'ferrow.example/pip']],
    ['"It works," says Ada Quill of "Ferrow"', null],
    ['After: "2 hours" / "no cables"', null],
  ])('%s', (sentence, words) => expect(stagedQuotes(sentence)).toEqual(words));
});

describe('what only stages a list or a chart', () => {
  test.each([
    ['Bar chart titled "Loans by branch": Harbour 84, Oldgate 47', 'Loans by branch: Harbour 84, Oldgate 47'],
    ['Four points appear left to right:', ''],
    ['Highlight Harbour in mustard.', ''],
    ['Points are safe with us.', 'Points are safe with us.'],
  ])('%s', (sentence, words) => expect(stagedWords(sentence)).toBe(words));
});

test('a role behind number and length is the name of its scene', () => {
  const lines = linesOf(
    'A launch film, 12 seconds.\n\nScene 1 (4s), opening: "Meet Pip." with a line underneath, "The desk lamp"\nScene 2 (4s), first feature: "Quieter than a candle" and under it "0 dB"\nScene 3 (4s), end card: "Order yours today" and the address ferrow.example',
  );
  expect(lines).toEqual(
    expect.arrayContaining(['"Meet Pip."', '"The desk lamp"', '"Quieter than a candle"', '"0 dB"']),
  );
  expect(lines.join(' ')).not.toMatch(/opening|first feature|end card|underneath|scene/iu);
});

test('points that tell their length are scenes, in either spelling', () => {
  const lines = linesOf(
    'A year in review.\n\n(1) Opening, 4 seconds. "What a ride"\n(2) Big counter, 5 seconds. Counts up to 8,210 with the caption "miles together"\n(3) Timeline, 6 seconds. Two points appear left to right: "May - first ride", "June - new shed"',
  );
  expect(lines).toEqual(expect.arrayContaining(['8,210 miles together.', 'May - first ride.', 'June - new shed.']));
  expect(lines.join(' ')).not.toMatch(/opening|seconds|counter|points appear/iu);
  const behind = linesOf('Our report.\n\n1. "Loans are up" - 4 seconds\n2. "Read more" - 3 seconds');
  expect(behind.join(' ')).not.toContain('seconds');
});

test('steps do not show how long they stand', () => {
  const lines = linesOf(
    'Repotting in two steps.\n\n- Step 1: "Pick a pot" / "3 cm wider" (6 seconds)\n- Step 2: "Fill it" / "2 cm free" (6 seconds)',
  );
  expect(lines).toEqual(expect.arrayContaining(['1. Pick a pot: 3 cm wider', '2. Fill it: 2 cm free']));
});

test('a numbered list that tells no lengths stays a list', () => {
  const lines = linesOf('Three tips.\n\n1. Rest for 20 seconds between lifts\n2. Drink water\n3. Stop when it hurts');
  expect(lines).toEqual(expect.arrayContaining(['1. Rest for 20 seconds between lifts', '2. Drink water']));
});

test('what something takes is no length of the film', () => {
  const shown = textsOf('Film for the Ferrow Reel. 20 seconds.\n\n11 seconds to wind 30 metres.\nShips 6 April.');
  expect(shown).toMatch(/11 seconds.*to wind.*30 metres/u);
});
