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

test('a line that would be held for half a film is told in parts, and not once more', () => {
  const told = toldIn('A 22 second film for my pottery Birch & Bell. The kiln is lit at dawn and never cools.');
  expect(told.map(({ piece }) => piece)).toEqual(['Kinetic']);
  expect(JSON.stringify(told[0]?.props.lines)).toContain('The kiln is lit');
});

test('a short line with a stop is told in the parts that the stop makes', () => {
  const [told] = toldIn('A 22 second film for my pottery Birch & Bell. At the end of this long summer, all is sold.');
  expect(told?.props.lines).toEqual(['At the end of this long summer', 'all is sold.']);
});

test('a later line opens no film that tells an earlier one behind it, whatever its shape', () => {
  const [first] = planFilm(
    inputOf(
      'We are hiring three tram drivers and one signal engineer for the night depot at Gallowgate in Perth. 19 £ an hour, apply by 2 May.',
    ),
  ).scenes.filter(({ role }) => role !== 'ground');
  expect(first?.words.join(' ')).not.toContain('apply by');
  const news =
    'Wren Labs raised 4 million euros today. It makes sensors for vineyards. "Soil has a memory", said founder Ida Voss. Its sensors stand in 310 vineyards. Next year it opens an office in Porto.';
  const hero = heroOf(news)?.words.join(' | ') ?? '';
  expect(hero.indexOf('Soil has a memory')).toBeGreaterThan(hero.indexOf('sensors for vineyards'));
});

test('what people shall be warned of, told or reminded of stands as it is said to them', () => {
  const words = wordsOf(
    'Clip on how to prune a rose. Cut above an outward bud. Warn people not to cut in frost, and remind everyone to wear gloves.',
  ).join(' | ');
  expect(words).toContain('Never cut in frost');
  expect(words).toContain('Wear gloves');
});
