import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const planned = (prompt: string, size = { width: 1920, height: 1080 }) => {
  const film = planFilm(inputOf(prompt, size), prompt);
  return { film, shown: film.scenes.flatMap(({ words }) => words).join(' | ') };
};

test('a list that there is no screen left for shares one with the list before it, under its head', () => {
  const { film, shown } = planned(
    `ORGANISATION: Wren Street Laundry
FORMAT: 1080x1920
LENGTH: 12s
HEADLINE: Mornings that pay
ROLE: Early Shift Presser
PAY: £13.60 an hour
HOURS: 4 mornings a week
EXTRAS: free bus pass / paid breaks / warm breakfast
APPLY: wrenstreet.example/work`,
    { width: 1080, height: 1920 },
  );
  for (const words of ['Mornings that pay', 'Early Shift Presser', '£13.60', '4 mornings', 'wrenstreet.example/work'])
    expect(shown).toContain(words);
  for (const words of ['free bus pass', 'paid breaks', 'warm breakfast']) expect(shown.toLowerCase()).toContain(words);
  expect(film.leftOut).toEqual([]);
});

test('a sentence that there is no time to say whole is said up to its joint, and the rest is told', () => {
  const { film, shown } = planned(
    `Kannst du bitte einen Film von 13 Sekunden machen, hochkant? Das Hafenfest Brunnwik ist am 9. August ab 14 Uhr am Alten Kai. Es gibt sieben Bühnen, für jede Familie eine Rundfahrt und Kuchen von den Landfrauen (die backen schon seit Wochen, sagt man). Der Eintritt ist frei. Anmeldung bis 30. Juli an fest@brunnwik.example.`,
    { width: 1080, height: 1920 },
  );
  expect(shown).toContain('Es gibt sieben Bühnen');
  expect(shown).not.toContain('die backen schon');
  const rest = ['Rundfahrt', 'Landfrauen'].filter((word) => !shown.includes(word));
  for (const word of rest) expect(film.leftOut.join(' ')).toContain(word);
});
