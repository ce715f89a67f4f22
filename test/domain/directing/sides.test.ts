/** What a brief sets against each other stands on two sides, in one table, or on cards of one form. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const sidesOf = (prompt: string) => readBrief(inputOf(prompt)).comparison;
const pieceOf = (prompt: string, name: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots))
    .find(({ piece }) => piece === name)?.props;

test.each([
  ['The old way: 3 weeks, 5 people, 12 calls.\nWith Mordo: 1 day, 1 person, 0 calls.', 'The old way', 'With Mordo'],
  ['Der alte Weg: 6 Formulare, 3 Wochen. Mit Amtix: 1 Seite, 5 Minuten.', 'Der alte Weg', 'Mit Amtix'],
  ['Avant : 5 heures par semaine, 4 logiciels. Avec Pliage : 15 minutes, 1 logiciel.', 'Avant', 'Avec Pliage'],
  ['Sin Rueda: 40 minutos de cola, 2 viajes. Con Rueda: 5 minutos, 0 viajes.', 'Sin Rueda', 'Con Rueda'],
  ['Senza Rotta: 45 minuti di coda, 2 uffici. Con Rotta: 3 minuti, 0 uffici.', 'Senza Rotta', 'Con Rotta'],
  ['O jeito antigo: 8 papéis, 2 semanas. Com Folha: 1 toque, 3 minutos.', 'O jeito antigo', 'Com Folha'],
  ['De oude manier: 3 formulieren, 2 weken. Met Loket: 1 scherm, 5 minuten.', 'De oude manier', 'Met Loket'],
  ['Les autres : trois jours, 90 €. Nous : le jour même, 45 €.', 'Les autres', 'Nous'],
])('heads that say the opposite lead two sides: %s', (prompt, left, right) => {
  const sides = sidesOf(prompt);
  expect(sides?.map(({ title }) => title)).toEqual([left, right]);
  for (const { items } of sides ?? []) expect(items.length).toBeGreaterThanOrEqual(2);
});

test('two things measured alike in two sentences, or in two parts of one, are sides', () => {
  expect(sidesOf('Nach Graz. Bus 3 Std. 10 Min., 19 €, 4 kg CO2. Auto 2 Std. 5 Min., 46 €, 31 kg CO2.')).toEqual([
    { title: 'Bus', items: ['3 Std. 10 Min.', '19 €', '4 kg CO2'] },
    { title: 'Auto', items: ['2 Std. 5 Min.', '46 €', '31 kg CO2'] },
  ]);
  expect(sidesOf('De Elche al mar: en moto, 31 minutos y 4,20 €; en tren, 22 minutos y 2,10 €.')).toEqual([
    { title: 'en moto', items: ['31 minutos', '4,20 €'] },
    { title: 'en tren', items: ['22 minutos', '2,10 €'] },
  ]);
});

test('days to come to are no sides', () => {
  expect(sidesOf('Saturday 3 May, 10 am. Sunday 4 May, 11 am. Riverside boot sale.')).toBeNull();
});

test('amounts against each other in one sentence are a table of the two that were named before', () => {
  const prompt = 'Beef or lentils? Per kilo: 27 kg CO2 against 0.9 kg, 15,400 litres of water against 1,250.';
  expect(readBrief(inputOf(prompt)).tables[0]).toMatchObject({
    title: 'Per kilo',
    cols: ['Beef', 'lentils'],
    rows: [
      { label: 'CO2', cells: ['27 kg', '0.9 kg'] },
      { label: 'litres of water', cells: ['15,400', '1,250'] },
    ],
  });
});

test('three plans of which one counts nothing are three cards of one form, and no two of them sides', () => {
  const prompt = 'Basic: €9, 1 user, 5 GB. Team: €29, 5 users, 50 GB. Firm: €79, 20 users, unlimited storage.';
  expect(pieceOf(prompt, 'CardGrid')?.items).toEqual([
    { title: 'Basic', text: '€9, 1 user, 5 GB' },
    { title: 'Team', text: '€29, 5 users, 50 GB' },
    { title: 'Firm', text: '€79, 20 users, unlimited storage' },
  ]);
  expect(pieceOf(prompt, 'Compare')).toBeUndefined();
});

test('what a comparison comes to stays one sentence', () => {
  const prompt = 'Bus 2 h, 9 €. Taxi 1 h, 80 €. Verdict: the bus is cheap, calm and green.';
  expect(readBrief(inputOf(prompt)).lists).toEqual([]);
});
