/** What is reached of a goal, and figures that a brief wishes drawn. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);
const goalOf = (prompt: string) => shotsOf(prompt).find(({ props }) => props.max !== undefined)?.props;

test.each([
  ['The bell appeal at St Ninian has raised £2,150 of the £3,000 we need. Give at bells.example.', '2,150', 3000],
  ['48 of 60 places on our bread course at Crumbworks are gone. Book soon!', '48', 60],
  ['Der Chor Klangwerk hat schon 4.300 € von den nötigen 6.000 € für die neue Orgel gesammelt.', '4.300', 6000],
  [
    'La troupe Les Planches a réuni 1 800 € sur les 2 500 € nécessaires pour ses décors. Donnez sur planches.example.',
    '1 800',
    2500,
  ],
  ['Tenemos 410 firmas de las 600 que pide el ayuntamiento para el parque Olmeda.', '410', 600],
  [
    'Abbiamo raccolto 5.400 euro su 9.000 per il pulmino della Casa Fiordaliso. Dona su fiordaliso.example.',
    '5.400',
    9000,
  ],
  ['Já vendemos 130 dos 200 bilhetes para o baile da Quinta do Lago.', '130', 200],
  ['Scouting De Vos heeft € 2.400 van de € 4.000 voor een nieuw dak.', '2.400', 4000],
])('what is reached of a goal fills its bar, in the words of its sentence: %s', (prompt, value, max) => {
  const { text, ...goal } = goalOf(prompt) ?? {};
  expect(goal).toMatchObject({ value, max });
  expect(prompt).toContain(
    String(text)
      .replace(/^\p{L}/u, '')
      .replace(/\.$/u, ''),
  );
});

test.each([
  'The print is no. 7 of 200 by Ines Faro at Gallery Kelp.',
  'We carried 30 of 40 kg bags up to the hut at Fellgate.',
  'Our café Lumo is rated 4.8 of 5 by our guests.',
  'Kestrel Gym grew from 200 to 340 members.',
])('a place in a row, a score or a change is no part of a goal: %s', (prompt) =>
  expect(goalOf(prompt)).toBeUndefined(),
);

test.each([
  ['How our guests came to Hotel Birke: 58% by train, 22% by car and 11% by bike. A bar chart please.', 'Bars', 3],
  [
    'We asked 900 readers of The Ledger what they read: 51% said crime, 30% said poems and 19% said nothing. Show it as a chart.',
    'Donut',
    3,
  ],
  [
    'Bücherei Altmoor, ausgeliehen in diesem Jahr: 4.100 Krimis, 3.200 Kinderbücher, 1.800 Sachbücher. Bitte als Balkendiagramm.',
    'Bars',
    3,
  ],
])('figures that are wished drawn are: %s', (prompt, piece, count) => {
  const chart = shotsOf(prompt).find((one) => one.piece === piece)?.props;
  expect(chart?.data ?? chart?.parts).toHaveLength(count);
});

test('unlike counts are no bars where nobody wishes a chart', () => {
  const prompt = 'Farm Lindhof: 40 cows, 12 goats and 3 dogs.';
  expect(shotsOf(prompt).map(({ piece }) => piece)).not.toContain('Bars');
});

test('what was heeded is not told as left out', () => {
  const prompt = 'Umfrage bei Café Linde: 60 % trinken Tee, 40 % Kaffee. Bitte als Diagramm zeigen. 15 Sekunden.';
  expect(planFilm(inputOf(prompt)).leftOut).toEqual([]);
});

test('a film that may be shorter is no longer than its words need', () => {
  const prompt = 'Keep it under a minute. The choir Low Tide sings on Friday at 8 pm in Pier Hall.';
  expect(readBrief(inputOf(prompt)).seconds).toBe(59);
  const { durationInFrames, fps } = planFilm(inputOf(prompt));
  expect(durationInFrames / fps).toBeLessThan(40);
});

test.each([
  ['Pool of Hollin. Swimmers by day: Mon 120, Tue 150, Wed 310, Thu 280, Fri 140, Sat 90, Sun 80 people.', 'people', 7],
  ['Der Fluss bei Hollin. Pegel nach Tag: Mo 12, Di 15, Mi 31, Do 28, Fr 14, Sa 9, So 8 cm.', 'cm', 7],
  ['La rivière à Hollin. Pluie par mois : janvier 42, février 38, mars 61, avril 55, mai 70 mm.', 'mm', 5],
  ['El río en Hollin. Lluvia por mes: enero 42, febrero 38, marzo 61, abril 55, mayo 70 mm.', 'mm', 5],
  ['Il fiume a Hollin. Pioggia per città: Siena 42, Lucca 38, Pisa 61, Prato 55 mm.', 'mm', 4],
  ['O rio em Hollin. Visitas por ano: 2021 340, 2022 410, 2023 520, 2024 610 mil.', 'mil', 4],
  ['Birds of Hollin. Counts by year: 2021: 340, 2022: 410, 2023: 520, 2024: 610 birds.', 'birds', 4],
])('a row of figures of which the last names the unit is one chart: %s', (prompt, unit, count) => {
  const { series, lists } = readBrief(inputOf(`${prompt} Length: 20 seconds.`));
  expect(lists).toEqual([]);
  expect(series).toMatchObject([{ unit, title: expect.stringMatching(/\s(?:by|nach|par|por|per)\s/u) }]);
  expect(series[0]?.points).toHaveLength(count);
});

test.each([
  'Pool of Hollin. Doors: Mon 9, Tue 9, Wed 10, Thu 9 am.',
  'Fair of Hollin. Days: Mon 12, Tue 13, Wed 14 May.',
])('hours and days are no heights: %s', (prompt) => expect(readBrief(inputOf(prompt)).series).toEqual([]));
