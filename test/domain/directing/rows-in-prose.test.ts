/** Years that sentences open with, and two things of which one clause each says the same. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const piecesOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots.map(({ piece }) => piece));

describe('sentences of years are a timeline', () => {
  test.each([
    'History of the espresso machine: 1884 Angelo Moriondo patents the first machine; 1901 Luigi Bezzera builds the single-cup machine; 1947 Achille Gaggia adds the lever.',
    'The story of Juniper Bakery. In 2009 two sisters opened a stall in Bath. In 2014 they moved into the old mill. In 2021 they won Bakery of the Year.',
    'Chronik unserer Feuerwehr: 1892 Gründung in der Dorfschule. 1934 Bau des Gerätehauses. 1978 Erste Jugendgruppe.',
  ])('%s', (prompt) => {
    expect(piecesOf(prompt)).toContain('Timeline');
    expect(readBrief(inputOf(prompt)).name).not.toMatch(/^\d{4}/u);
  });

  test('amounts of years are none', () => {
    expect(piecesOf('Our revenue. In 2022 we made $4M. In 2023 we made $6M. In 2024 we made $9M.')).not.toContain(
      'Timeline',
    );
  });
});

describe('two things measured alike are compared', () => {
  test.each([
    {
      prompt:
        'Plan A vs Plan B: Basic costs $3 a month and takes 2 days, Pro costs $9 a month and takes 4 hours. Pro includes phone support.',
      left: ['Basic', 'costs $3 a month', 'takes 2 days'],
      right: ['Pro', 'costs $9 a month', 'takes 4 hours', 'includes phone support'],
    },
    {
      prompt:
        'Make a video comparing iOS and Android app development: iOS takes 4 months and costs $60,000; Android takes 5 months and costs $55,000. Both need a designer.',
      left: ['iOS', 'takes 4 months', 'costs $60,000'],
      right: ['Android', 'takes 5 months', 'costs $55,000'],
    },
    {
      prompt:
        'Gas vs induction hobs: gas heats in 8 minutes and costs £400, induction heats in 4 minutes and costs £650.',
      left: ['Gas', 'heats in 8 minutes', 'costs £400'],
      right: ['Induction', 'heats in 4 minutes', 'costs £650'],
    },
  ])('$prompt', ({ prompt, left, right }) => {
    const [one, other] = readBrief(inputOf(prompt)).comparison ?? [];
    expect([one?.title, ...(one?.items ?? [])]).toEqual(left);
    expect([other?.title, ...(other?.items ?? [])]).toEqual(right);
    expect(piecesOf(prompt)).toContain('Compare');
  });
});
