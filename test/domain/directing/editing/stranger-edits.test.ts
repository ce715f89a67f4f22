/** Documented edits in the words of people who have read no documentation. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  'Make a 24 second launch film for Orvik, a tent that pitches itself. Weighs 1.9 kg. Stands in 40 s. Sold by 22 tent makers. "My kids pitch it now." — Tora Vik, guide. Order for €310 at orvik.example',
);
const frames = 720;
const kindsOf = (prompt: string) => edited(prompt, film).edits;

test.each([
  ['Could the opening stay on screen one second longer?', frames + 30],
  ['The quote should stay two seconds longer', frames + 60],
  ['leave the address on screen for a second longer', frames + 30],
  ['I want it to be 30 seconds', 900],
  ['The film should be 26 s', 780],
  ['Make everything 10% longer', 792],
  ['Extend every scene by 10 %', 792],
  ['add 3 seconds', frames + 90],
  ['Add 2 seconds to the closing', frames + 60],
  ['shave off 1 second', frames - 30],
])('%s sets the length', (prompt, length) => {
  expect(edited(prompt, film).durationInFrames).toBe(length);
});

test.each([
  ["Lose the quote, it's too folksy", ['remove']],
  ['Take the quote out', ['remove']],
  ['Make it square because it goes on the fair screen', ['format']],
  ['Turn it into a vertical version for TikTok', ['format']],
  ['Slow things down a bit', ['pace']],
  ['Use our green #2f6b3a for highlights', ['colour']],
  ['bg #101418', ['colour']],
])('%s is understood', (prompt, kinds) => {
  expect(kindsOf(prompt)).toEqual(kinds);
});

test('a vertical version for a player keeps clear of its buttons', () => {
  expect(edited('Turn it into a 9:16 version for reels', film).theme.strict).toBe(true);
});

test('two changes may share one verb, and a headline may hold an "and"', () => {
  const code = codeOf(edited('Change the price from €310 to €290 and the website to orvik.shop', film).scenes);
  expect(code).toContain('€290');
  expect(code).toContain('orvik.shop');
  expect(codeOf(edited('Change the headline to Light and dark', film).scenes)).toContain('"Light and dark"');
});

test('words that stand in several scenes are asked about', () => {
  expect(() => edited('The tent scene is too long', film)).toThrow(
    expect.objectContaining({ code: 'edit_not_understood' }),
  );
});

test('a new scene may be named as one, right before the end', () => {
  const plan = edited('Add "Ships in March" as a scene right before the end', film);
  expect(plan.edits).toEqual(['add']);
  expect(codeOf(plan.scenes)).toContain('Ships in March');
});
