/** Two things that a brief compares clause by clause stand side by side. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const sidesOf = (prompt: string) => readBrief(inputOf(prompt)).comparison?.map(({ title, items }) => [title, ...items]);
const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);
const shownIn = (prompt: string) =>
  shotsOf(prompt)
    .map(({ props }) => JSON.stringify(props))
    .join(' ');

test('a clause that is said once for both sides is said in full of the second', () => {
  const beans =
    'Compare black beans and beef for us: black beans need 500 litres of water per kilo, beef 15,400. Beef emits 60 kg of CO2, black beans 0.9 kg.';
  expect(sidesOf(beans)).toEqual([
    ['black beans', 'need 500 litres of water per kilo', 'emits 0.9 kg of CO2'],
    ['beef', 'need 15,400 litres of water per kilo', 'emits 60 kg of CO2'],
  ]);
  expect(shownIn(beans)).not.toContain('for us');
});

test('how often one side costs is not said of the other', () => {
  const [, bought] =
    sidesOf(
      'Compare renting and buying a tent: renting costs £12 a day, buying £90. Renting means a trip to the shop, buying means it is yours.',
    ) ?? [];
  expect(bought).toEqual(['buying a tent', 'costs £90', 'means it is yours']);
});

test('what costs so much a day and what costs so much once are of no one scale', () => {
  const tent =
    'Compare renting and buying a tent: renting costs £12 a day, buying £90. Renting means a trip to the shop, buying means it is yours.';
  expect(shotsOf(tent).map(({ piece }) => piece)).not.toContain('Bars');
});

test('a clause with a row in it is no row of its side', () => {
  const boat =
    'Compare renting and buying a boat. Renting costs €90 a day with fuel. Buying costs €300 a month once you count the mooring, paint and repairs.';
  expect(sidesOf(boat)?.[1]).toEqual([
    'buying a boat',
    'costs €300 a month once you count the mooring, paint and repairs',
  ]);
});

test('clauses of one sentence go to the side that each names', () => {
  const trip =
    'Compare the ferry and the bridge for the way across: the ferry takes 18 minutes and costs £1.80, the bridge takes 31 minutes and costs £4.20 in tolls.';
  expect(sidesOf(trip)).toEqual([
    ['ferry', 'takes 18 minutes', 'costs £1.80'],
    ['bridge', 'takes 31 minutes', 'costs £4.20 in tolls'],
  ]);
});

test.each([
  [
    'Faça um vídeo comparando os nossos dois cartões: o Prata custa 12 € por ano e dá 1 entrada, o Ouro custa 30 € por ano e dá 5 entradas.',
    ['Prata', 'Ouro'],
  ],
  [
    'Compare our two passes at Fellgate Pool. Dawn is £19 a month and covers the lanes. Day is £34 a month and adds the sauna, the slides and the gym.',
    ['Dawn', 'Day'],
  ],
  [
    'Vergleich unserer zwei Tarife bei Stromhof: Fix kostet 31 Cent pro Stunde, Flex kostet 27 Cent pro Stunde.',
    ['Fix', 'Flex'],
  ],
])('two of one kind are named by what is said of both in turn: %s', (prompt, titles) => {
  expect(sidesOf(prompt)?.map(([title]) => title)).toEqual(titles);
  expect(shownIn(prompt)).not.toMatch(/comparando/iu);
});

test('what is added behind the first "and" stays together', () => {
  const prompt =
    'Compare our two passes at Fellgate Pool. Dawn is £19 a month and covers the lanes. Day is £34 a month and adds the sauna, the slides and the gym.';
  expect(sidesOf(prompt)?.[1]).toEqual(['Day', '£34 a month', 'adds the sauna, the slides and the gym']);
});

test('who is meant between commas makes no list, nor a count in words a row without it', () => {
  const note =
    "That's what Ines, one of our oldest guests, wrote on the wall. A clip for Pension Linde with her words.";
  expect(readBrief(inputOf(note)).lists).toEqual([]);
  expect(shownIn(note)).not.toContain('her words');
  const swim = 'Reed Row: 18 boats, 4 miles, one cold river. Come and watch on 3 May at Portlow.';
  expect(readBrief(inputOf(swim)).figures).toEqual([]);
  expect(shownIn(swim)).toContain('18 boats, 4 miles, one cold river');
});

test('a count, a measure or half a word names no film', () => {
  const nameOf = (prompt: string) => readBrief(inputOf(prompt)).name;
  expect(nameOf('Only 6 seats left in our evening course. Four Mondays from 3 May.')).not.toMatch(/^Only/u);
  expect(nameOf('Llevamos 210 firmas para salvar el parque Olmeda.')).not.toMatch(/210/u);
  expect(nameOf('Make a film about our new kettle, the Tarn K7. It boils a litre in 90 seconds.')).toBe('Tarn K7');
});

test('an exact length is the film’s and stays unsaid', () => {
  const prompt = 'Filmpje voor bakkerij Korst. Brood van 4 uur rijzen. Precies 20 seconden.';
  expect(shownIn(prompt)).not.toMatch(/seconden/u);
  expect(readBrief(inputOf(prompt)).seconds).toBe(20);
});
