import { expect, test } from '@jest/globals';
import { corpus } from '../../review-corpus/corpus.ts';
import { expectJudgedRightly, titleOf } from './judge-corpus.ts';

const seed = 7;
const mostFilms = 2;

/** Every nth film, from the seed on: faults and look-alikes of many rules. `corpus.long.test.ts` takes all. */
const step = Math.floor(corpus.length / mostFilms);
const sample = Array.from({ length: mostFilms }, (_, index) => corpus[(seed + index * step) % corpus.length]).flatMap(
  (film) => film ?? [],
);

test.each(sample.map((film) => [titleOf(film), film] as const))(
  '%s',
  async (_, film) => expectJudgedRightly(film),
  120_000,
);

test('every rule of the corpus has at least four faults in all three formats and four look-alikes', () => {
  for (const rule of new Set(corpus.map((film) => film.rule))) {
    if (rule === 'clean') continue;
    const films = corpus.filter((film) => film.rule === rule);
    const faults = films.filter(({ fault }) => fault);
    const formats = new Set(films.map(({ width, height }) => Math.sign(width - height)));
    const looksLike = films.length - faults.length;
    expect([rule, faults.length >= 4, looksLike >= 4, formats.size]).toEqual([rule, true, true, 3]);
  }
});
