/** Whose film it is, and by what name, in the plainest askings. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);

test('a film for our club says whose it is, and one for our website does not', () => {
  expect(wordsOf('Make a short clip for our rowing club. We row every Sunday at 9.').join(' | ')).toMatch(
    /rowing club/i,
  );
  expect(
    wordsOf('A 30 second video for my workshop "Paint Like Rain". The workshop runs for 3 days, from 4 May.').join(
      ' | ',
    ),
  ).toContain('Paint Like Rain');
  expect(wordsOf('A clip for our website. We sharpen knives while you wait.').join(' | ')).not.toMatch(/website/i);
});

test('when and how long is no part of a name, nor are thanks or a post', () => {
  const name = (prompt: string) => readBrief(inputOf(prompt)).name;
  expect(name('Mach ein Video für unser Hoffest am 9. August ab 14 Uhr im Gut Erlenbach. Es gibt Most.')).not.toMatch(
    /\d/,
  );
  expect(name('Présentez notre application Vélo Vert en 20 secondes. Elle trouve un vélo. Ton gai.')).not.toMatch(/20/);
  expect(name('Thank you video for our helpers at Oak Hospice. Last year 41 of you gave 900 hours.')).not.toBe('Thank');
  expect(
    name('Wir suchen ab sofort eine Medizinische Fachangestellte für unser Haus. Bewerbung an a@b.example.'),
  ).not.toContain('Fachangestellte');
});

test('an age and what is above it are one thing, and what is told of one side alone is no comparison', () => {
  expect(wordsOf('Loop Nine, our new card game. 2–5 players, 20 minutes, ages 8 and up.')).toContain('Ages 8 and up');
  const plan = planFilm(
    inputOf('Compare renting and buying a bike. Renting costs 40 € a month with repairs included. You own nothing.'),
  );
  const compared = plan.scenes.flatMap(({ shots }) => shots).filter(({ piece }) => piece === 'Compare');
  expect(JSON.stringify(compared)).not.toContain('"items":[]');
});
