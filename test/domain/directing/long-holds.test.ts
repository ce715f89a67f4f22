/** Little to say in the time there is: no film stands still, and none is bare. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const heroOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'hero');
const wordsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);
const toldIn = (prompt: string) => heroOf(prompt)?.shots.filter(({ piece }) => piece !== 'Emblem') ?? [];

test('a film that opens on all it has to say is not bare behind it', () => {
  for (const prompt of [
    'Teaser for Corvane, a raincoat that folds into its own pocket. 20 seconds, finish on "Weather? Whatever."',
    'Our choir "Low Tide" sings again on Friday with a new conductor.',
  ])
    expect(heroOf(prompt)?.words.length).toBeGreaterThan(0);
});

test('a line that would be held for half a film is told in parts before it stands whole', () => {
  const told = toldIn('A 22 second film for Birch & Bell. The kiln is lit at dawn and never cools.');
  expect(told.map(({ piece }) => piece)).toEqual(['Kinetic', expect.stringMatching(/Headline|Marker/)]);
  expect(told[1]?.props.text).toContain('The kiln is lit at dawn');
});

test('what people shall be warned of, told or reminded of stands as it is said to them', () => {
  const words = wordsOf(
    'Clip on how to prune a rose. Cut above an outward bud. Warn people not to cut in frost, and remind everyone to wear gloves.',
  ).join(' | ');
  expect(words).toContain('Never cut in frost');
  expect(words).toContain('Wear gloves');
});
