import { expect, test } from '@jest/globals';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { readFigures } from '../../../domain/directing/reading/figures.ts';
import { inputOf } from './brief-input.ts';

const labelsOf = (text: string, language: string) =>
  readFigures(text, lexiconOf(language), []).map(({ label }) => label);
const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);

test.each([
  'A report for Brightwater Co-op. Complaints dropped to 0.8%.',
  'Ein Bericht der Gärtnerei Halmgrün. Der Krankenstand sank auf 3,2 %.',
  'Un bilan pour la laiterie Brumeval. Le taux d’absence est tombé à 3 %.',
  'Un informe de la cooperativa Sierra Alta. Las quejas bajaron al 1,5 %.',
  'Un bilancio per la cantina Colle Rovo. Gli infortuni sono scesi al 2 %.',
  'Um relatório da Padaria Aurora. As queixas caíram para 2 %.',
  'Een verslag van kaasmakerij De Weide. Het verzuim daalde naar 3,1 %.',
])('what a figure came to is no label "fell", by which it would say how far: %s', (prompt) => {
  const labels = shotsOf(prompt).flatMap(({ props }) => (props.label === undefined ? [] : [props.label]));
  expect(labels.join()).not.toMatch(/dropped|sank|tombé|bajaron|scesi|caíram|daalde/iu);
  expect(JSON.stringify(shotsOf(prompt))).toMatch(
    /dropped to|sank auf|tombé à|bajaron al|scesi al|caíram para|daalde naar/u,
  );
});

test.each([
  ['en', '300 square metres of our own workshop.', 'square metres of our own workshop'],
  ['en', 'We closed a $14 million Series A round backed by Orchard Capital.', 'Series A round'],
  ['fr', '1 200 litres de lait, 40 éleveurs.', 'litres de lait'],
  ['de', 'Fast 900 Haushalte haben uns ihr Dach gegeben.', 'Haushalte'],
  ['es', 'Más de 400 familias han probado ya el pan.', 'familias'],
  ['it', 'Oltre 400 famiglie hanno già provato il pane.', 'famiglie'],
  ['pt', 'Mais de 400 famílias foram visitadas pela equipa.', 'famílias'],
  ['nl', 'Al 400 gezinnen hebben het brood geproefd.', 'gezinnen'],
])('a label is neither cut before what completes it nor runs into a verb (%s): %s', (language, text, label) =>
  expect(labelsOf(text, language)[0]).toBe(label),
);

test.each([
  'Visit Loop Kettle at the fair (hall 12, booth 44).',
  'Halmgrün auf der Messe. Sie finden uns in Messehalle 7 am Bahnsteig 3.',
  'Brumeval au salon. Retrouvez-nous au pavillon 4, guichet 2.',
  'Sierra Alta en la feria. Estamos en el pabellón 6.',
  'Colle Rovo alla fiera. Siamo al padiglione 3, binario 2.',
  'Padaria Aurora na feira. Estamos no pavilhão 9.',
  'De Weide op de beurs. Wij staan in hal 5, zaal 2.',
])('the number of a hall or a booth counts nothing: %s', (prompt) =>
  expect(readBrief(inputOf(prompt)).figures).toEqual([]),
);

test.each([
  [
    'de',
    'stieg von 41,2 auf 47,9 Millionen Euro',
    'Der Umsatz',
    ['41,2 Millionen Euro', '47,9 Millionen Euro', 'Umsatz'],
  ],
  [
    'fr',
    'passé de 1,2 à 1,9 million d’euros',
    'Un bénéfice',
    ['1,2 million d’euros', '1,9 million d’euros', 'bénéfice'],
  ],
  [
    'es',
    'pasaron de 2,1 a 2,8 millones de euros',
    'Las ventas',
    ['2,1 millones de euros', '2,8 millones de euros', 'ventas'],
  ],
  [
    'it',
    'passato da 1,4 a 1,8 milioni di euro',
    'Un fatturato',
    ['1,4 milioni di euro', '1,8 milioni di euro', 'fatturato'],
  ],
  ['nl', 'ging van 2,3 naar 2,9 miljoen euro', 'De omzet', ['2,3 miljoen euro', '2,9 miljoen euro', 'omzet']],
  ['en', 'went from 800 to 1.2 million', 'Annual visits', ['800', '1.2 million', 'Annual visits']],
])('a change keeps its unit on both ends, and what changed without the verb (%s)', (_, said, subject, told) => {
  const [change] = readBrief(inputOf(`${subject} ${said}.`)).changes;
  expect([change?.before, change?.after, change?.label]).toEqual(told);
});

test.each([
  ['Stats for Loop Kettle: fewer than 5 returns, 300 kettles, 12 shops.', 'fewer than '],
  ['Zahlen der Gärtnerei Halmgrün: höchstens 5 Reklamationen, 300 Kunden, 12 Läden.', 'höchstens '],
  ['Chiffres de Brumeval : au moins 5 tournées, 300 clients, 12 boutiques.', 'au moins '],
  ['Datos de Sierra Alta: al menos 5 rutas, 300 clientes, 12 tiendas.', 'al menos '],
  ['Numeri di Colle Rovo: almeno 5 giri, 300 clienti, 12 negozi.', 'almeno '],
  ['Números da Padaria Aurora: pelo menos 5 rotas, 300 clientes, 12 lojas.', 'pelo menos '],
  ['Cijfers van De Weide: minstens 5 routes, 300 klanten, 12 winkels.', 'minstens '],
])('a bound stays with its number: %s', (prompt, bound) => {
  const text = JSON.stringify(shotsOf(prompt));
  expect(text.includes(`"prefix":"${bound}"`) || text.includes(`${bound}5 `)).toBe(true);
});
