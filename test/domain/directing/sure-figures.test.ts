import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);

test.each([
  ['Sales rose from 3 to 5 million euros, punctual trips reached 98.2%, and we hired 12 drivers for Ghent.', '98.2'],
  ['Our orchard keeps 14 hives, feeds 60 geese and ships to 9 towns.', '14'],
  ['We have mended 310 chairs since 2021 and want to raise £8,000 for a van. So far we have £2,600.', '8,000'],
  ['Unser Ziel sind 85 %. Bisher haben wir 320 Gläser, das sind 96 Euro.', '96'],
  ['O prato do chefe leva 40 minutos. 260 vizinhos plantaram em 12 ruas.', '260'],
  ['De bus rijdt met 48 plaatsen door de stad.', '48'],
])('a label is the noun beside its number, all that its clause says; else the words are shown: %s', (prompt, value) => {
  const { figures, statements } = read(prompt);
  expect(figures.map((one) => one.value)).not.toContain(value);
  expect(statements.map(({ text }) => text).join(' ')).toContain(value);
});

test.each([
  ['Wir haben 14 Kräne und 62 Schlepper.', ['14|Kräne', '62|Schlepper']],
  ['Our longest trip was 61 days.', ['61|longest trip']],
  ['There are 12 boats, 40 rowers and 3 coaches.', ['12|boats', '40|rowers', '3|coaches']],
  ['O menu da semana custa 11,50 €.', ['11,50|menu da semana']],
])('a clause that says no more than its figure is told by it: %s', (prompt, told) =>
  expect(read(prompt).figures.map(({ value, label }) => `${value}|${label}`)).toEqual(told),
);

test.each([
  'The old Corvo lamp took 5 minutes to warm up, the new Corvo 2 takes 40 seconds.',
  'Precisamos de 18.000 € para o telhado; já temos 7.200 €.',
  'With felt walls our reading room dropped from 64 to 48 decibels.',
  'Marlow Architects cut their drawing time from 12 days to 4.',
  'Antes tardábamos 40 minutos en servir la mesa, ahora 12 minutos.',
])('a change is of one thing and one unit, and all of it stands under it; else the words are shown: %s', (prompt) => {
  expect(read(prompt).changes).toEqual([]);
  expect(shotsOf(prompt).filter(({ piece }) => ['Delta', 'KpiRail'].includes(piece))).toEqual([]);
});

test('a change keeps what is counted and the time that it took', () => {
  const [choir] = read('Our orchestra grew from 14 to 38 players in two years.').changes;
  expect([choir?.before, choir?.after, choir?.label]).toEqual(['14 players', '38 players', 'orchestra in two years']);
  const [milk] = read('Un vídeo para el molino de la sierra. La producción pasó de 210 a 285 toneladas.').changes;
  expect([milk?.before, milk?.after]).toEqual(['210 toneladas', '285 toneladas']);
});
