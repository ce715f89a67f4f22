/** Edits beside their reasons: why something is wished for changes nothing, and is told. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  '25 second film for Hobbs Bakery. Headline "Bread with a past". Loaves per day: Rye 120, Spelt 90, Wheat 210, Oat 45. "I queue in the rain for it." — Nell Carver, teacher. 3 ovens, 14 bakers, 1 sourdough from 1911. Loaf from £4.20. Order at hobbs.example',
);
const refused = expect.objectContaining({ code: 'edit_not_understood' });

test.each([
  ['Lose the quote, Nell has moved away', ['remove'], 'Nell has moved away'],
  ['The wheat is out of season. Please remove the quote.', ['remove'], 'The wheat is out of season'],
  ['Make it square because it hangs beside the till', ['format'], 'it hangs beside the till'],
  ['Highlight Rye instead of Wheat, as that is what we are known for', ['emphasis'], 'that is what we are known for'],
  ['Headline should be "Bread with a memory" - our owner prefers that', ['text'], 'our owner prefers that'],
  ['pls make it punchier, people walk past quickly', ['pace'], 'people walk past quickly'],
  ['can u change "Bakers" to "Hands"? Our baker says it sounds warmer', ['words'], 'Our baker says it sounds warmer'],
])('%s does what it asks and tells its reason', (prompt, kinds, reason) => {
  const plan = edited(prompt, film);
  expect(plan.edits).toEqual(kinds);
  expect(plan.leftOut.join(' ')).toContain(`“${reason}”`);
});

test.each([
  ['wheat is wrong, it should be 230', '"230"'],
  ["Spelt's figure is wrong, should be 95. Please correct the chart.", '"95"'],
  ['typo on our side: it is 15 bakers, not 14', '"15"'],
])('%s puts the figure right', (prompt, shown) => {
  expect(codeOf(edited(prompt, film).scenes)).toContain(shown);
});

test.each([
  'The wheat is out of season',
  'Remove the quote, and the oven should glow',
  'Remove the quote. The headline is Better bread.',
  'Remove the quote. There are 512 members.',
  'Make it square because it hangs beside the till and add sparkles',
  'Remove the quote. Animate the loaves that are brown.',
  'The ovens look tired. Keep the quote.',
  'Remove the quote. Is the logo ours?',
  'Remove the quote. I want more warmth.',
  'Highlight Rye instead of Oat',
])('%s asks for more, or for nothing', (prompt) => {
  expect(() => edited(prompt, film)).toThrow(refused);
});

test.each([
  'Make it square. The quote goes last.',
  'Make it square. We are dropping the quote.',
  'Make it square. There is a third step: pay.',
])('news of the film is a wish, and no reason: %s', (prompt) => expect(() => edited(prompt, film)).toThrow(refused));

test('a prompt of many parts is understood or refused before long', () => {
  const changes = Array.from({ length: 12 }, (_, at) => `change "Order" to "Order ${at}"`).join(' and ');
  expect(() => edited(`${changes} and frobnicate the thing`, film)).toThrow(refused);
});
