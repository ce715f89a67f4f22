/** Figures that are wished drawn, from sentences of one figure each; and what such wishes leave behind. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);
const shownIn = (prompt: string) =>
  shotsOf(prompt)
    .map(({ props }) => JSON.stringify(props))
    .join(' ');

const race =
  'Who is first at the pier? Ferry: 18 minutes. Tram: 26 minutes. Taxi: 33 minutes. Show it as a bar chart, then finish with "Take the ferry." For Portlow Harbour.';

test('figures of one unit that are wished drawn stand on one scale', () =>
  expect(shotsOf(race).find(({ piece }) => piece === 'Bars')?.props.data).toHaveLength(3));

test('an order word that is left of a direction is no line', () => expect(shownIn(race)).not.toMatch(/"Then"/u));

test('a share keeps the words that lead to what it names where no verb goes to it', () => {
  const poll =
    'Sondaggio tra i lettori: il 52% legge la sera, il 30% in treno e il 18% a colazione. Libreria Pagina Tre.';
  expect(readBrief(inputOf(poll)).series[0]?.points.map(({ label }) => label)).toEqual([
    'legge la sera',
    'in treno',
    'a colazione',
  ]);
  const fund = '82% of every euro goes to projects, 11% to running costs and 7% to appeals. Morgenrot Fund.';
  expect(readBrief(inputOf(fund)).series[0]?.points.map(({ label }) => label)).toEqual([
    'projects',
    'running costs',
    'appeals',
  ]);
});

test('what is taught is told, whoever asks for the film', () =>
  expect(
    shownIn('Comment planter un rosier : creusez un trou, posez la motte, arrosez deux fois. Vidéo de 20 secondes.'),
  ).toMatch(/planter un rosier/u));

test('news with a quotation in it are no numbered mechanism', () => {
  const news =
    'Our bakery Korst cut flour waste by 31% for 40 cafés. Oven time dropped from 3.4 hours to 2.1 hours. Guests took home 9,000 loaves. Owners say "it just rises". We open in Leeds in May. About 30 seconds.';
  expect(shotsOf(news).some(({ props }) => props.marker === 'number')).toBe(false);
});
