import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const planned = (prompt: string) => {
  const { scenes, directions } = planFilm(inputOf(prompt));
  return { shown: scenes.flatMap(({ words }) => words).join(' | '), directions: (directions ?? []).join(' | ') };
};

test.each([
  [
    'WATER SHUT OFF',
    'Please turn the notice below into a 20 second film for the lobby screen.\n\nWATER SHUT OFF\nThursday 12 March\nFrom 9 am to 2 pm\nFloors 3 to 7\nFill a kettle before you leave.',
  ],
  [
    'LIFT RECALL',
    'Safety notice, square, calm, black on yellow.\n\nLIFT RECALL\nModels LR-20 to LR-29\nSold in 2025\nStop using it now.\nhoistwell.example/recall',
  ],
])('the heading of a notice in capitals is shown: %s', (head, prompt) => {
  const { shown, directions } = planned(prompt);
  expect(shown).toContain(head);
  expect(directions).not.toContain(head);
});

test('a heading in capitals over wishes stays the maker’s', () => {
  const { shown } = planned(
    'LOOK AND FEEL\nwarm colours\nno photos\nslow pace\n\nThe Almond Choir sings on 4 May at 7 pm. 32 singers, one piano. Entry free.',
  );
  expect(shown).not.toMatch(/look and feel|no photos|slow pace/iu);
});
