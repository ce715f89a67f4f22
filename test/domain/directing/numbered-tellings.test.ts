/** What an asker counts up is told without its count; steps of a guide keep theirs. */
import { expect, test } from '@jest/globals';
import { withoutUses } from '../../../domain/directing/unwrapping/makers-asides.ts';
import { withNumberedTellings } from '../../../domain/directing/unwrapping/numbered-tellings.ts';

test('a count with its labels', () => {
  expect(
    withNumberedTellings(
      'First, the title, "How Orrel Travels", and that it is the Town Survey 2024. Second, the scale of it: 1,204 people answered. Third, how people get to work, these are shares of everyone asked: bus 41%, bike 22%. Finally, one remark from a driver, word for word: "Nobody waves any more."',
    ),
  ).toBe(
    'Title: "How Orrel Travels". Town Survey 2024. 1,204 people answered. How people get to work: bus 41%, bike 22%. "Nobody waves any more."',
  );
});

test.each([
  'First, boil the water. Second, stir the flour in. Third, wait 10 minutes.',
  'First, the good news: we won.',
  'Second, the price: £20. The third is free.',
])('%s', (said) => {
  expect(withNumberedTellings(said)).toBe(said);
});

test.each([
  ['You have been given the notes of a study and should create one film.', 'Create one film.'],
  ['I host a small podcast on old bridges and episode 12 is out on Friday.', 'Episode 12 is out on Friday.'],
  ['I run a bakery and we open at 7.', 'I run a bakery and we open at 7.'],
  ['I run a bakery in Leeds and prices start at £2.', 'I run a bakery in Leeds and prices start at £2.'],
])('%s', (said, rest) => {
  expect(withoutUses(said)).toBe(rest);
});
