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

test.each([
  ['2 dogs and a parrot sing along. Our zoo opens.', '2'],
  ['Film für den Zoo Hollerau. Gäste: 4.200 am Tag. Alle sind froh.', '4.200'],
  ['The Corvo lamps. The new Corvo 3 shines for a whole week.', '3'],
])('what measures a number, joins more to it or names a model is no label: %s', (prompt, value) =>
  expect(read(prompt).figures.map((one) => one.value)).not.toContain(value),
);

test.each([
  'A poll for Inkwell Books: 50% read at night, 30% at noon and 20% at dawn. Please put that in a chart.',
  'Umfrage im Café Linde: 50 % essen mittags, 30 % abends und 20 % nie. Zeigt das als Diagramm.',
  'Sondage de la mairie : 50 % des habitants marchent, 30 % roulent et 20 % nagent. Faites-en un graphique.',
  'Encuesta del club Norte: el 50% de los socios corre, el 30% nada y el 20% rema. Ponlo en un gráfico, por favor.',
  'Sondaggio del circolo Onda: il 50% dei soci corre, il 30% nuota e il 20% rema. Mettilo in un grafico.',
  'Inquérito do clube Maré: 50% dos sócios correm, 30% nadam e 20% remam. Mostre isto num gráfico.',
  'Enquête van de club Noord: 50% loopt, 30% zwemt en 20% roeit. Maak er een grafiek van.',
])('shares are drawn, and the asking for a chart is not shown: %s', (prompt) => {
  const shots = shotsOf(prompt);
  expect(shots.find(({ piece }) => piece === 'Donut')?.props.parts).toHaveLength(3);
  expect(JSON.stringify(shots)).not.toMatch(/chart|Diagramm|graphique|gráfico|grafico|grafiek/iu);
});

test.each([
  ['Kurzer Film, höchstens 25 Sekunden: Früher wartete man in Norderau 9 Wochen, heute 3 Wochen.', 'Norderau 9 Wochen'],
  ['Maak een filmpje van maximaal 20 seconden voor onze winkel De Lade. Wij maken 85 laden.', 'De Lade'],
  ['Une vidéo de 25 secondes maximum pour le club Le Tremplin. 312 amis sont venus.', 'Tremplin'],
  ['Make a film of at most 20 seconds for our shop Oak & Awl. We mend 85 boots a week.', 'Oak & Awl'],
])('the length of the film is read and leaves, what stands beside it stays: %s', (prompt, kept) => {
  const text = JSON.stringify(shotsOf(prompt));
  expect(text).toContain(kept);
  expect(text).not.toMatch(/Sekunden|seconden|secondes|seconds|"value":"2[05]"/u);
  expect(read(prompt).seconds).toBe(Number(/2[05]/u.exec(prompt)?.[0]));
});

test('what is to be raised is told, and no bracket is cut at its colon', () => {
  const goal = JSON.stringify(
    shotsOf('Il nous reste 6 semaines. Objectif : 40 000 €, déjà récoltés : 27 500 €. Une vidéo pour le club Rive.'),
  );
  expect(goal).toContain('40 000');
  expect(goal).toContain('27 500');
  const pair = read('New: the Pico headphones. 38 hours of battery (before: 24 hours), 190 grams. Order today.');
  expect(pair.statements.map(({ text }) => text).join('|')).not.toMatch(/\([^)]*(?:\||$)/u);
});

test('less of what is measured in kWh is no growth', () =>
  expect(read('Ein Film für den Hof. Der Verbrauch sank von 48 auf 31 kWh.').changes[0]?.better).toBe('down'));

test('counts in a row stay together where one of them says more', () =>
  expect(read('Aunt May is here! 5 cats, 9 hens, 2 dogs and a parrot sing for her.').figures).toEqual([]));

test.each([
  'Café Mar. Rua do Cais, 45.',
  'Bar Pia. Via Garibaldi 9.',
  'Café Linde. Lindenstraße 8.',
  'De Lade. Kerkstraat 31.',
])('the number of a house is counted nowhere: %s', (prompt) =>
  expect(shotsOf(prompt).filter(({ piece }) => piece === 'Counter')).toEqual([]),
);

test.each([
  [
    'Our turnover rose from £3.1M to £3.9M, late trips fell to 2.4%, and we opened 5 new stops in Leeds. A film for Tarn Buses.',
    ['Delta|Turnover', 'Counter|Late trips fell to 2.4%'],
  ],
  [
    'Notre club Les Hérons a semé 180 haies, le nombre de ruches est passé de 12 à 31, et nous avons réuni 6 400 €.',
    ['Delta|Nombre de ruches', 'Counter|Nous avons réuni 6 400 €.'],
  ],
  [
    'Onze koeriers van Wielwerk brachten 9.300 dozen rond, de wachttijd daalde van 52 naar 35 minuten en 88% van de winkels geeft ons een 8.',
    ['Delta|Wachttijd'],
  ],
])('a sentence of several figures is told clause by clause: %s', (prompt, told) => {
  const shown = shotsOf(prompt).map(({ piece, props }) => `${piece}|${props.label ?? props.text}`);
  expect(shown).toEqual(expect.arrayContaining(told));
  expect(shown.filter((one) => one.startsWith('Kinetic'))).toEqual([]);
});

test.each([
  ['If we raise £2,500, we can buy 9 stools, and the rest goes to 3 lamps.', 1],
  ['We planted 120 trees, a hedge of 40 m, and 3 ponds.', 1],
  ['Our old ferry took 50 minutes to cross, the new one takes 900 seconds.', 2],
])('what is no clause of its own stays with the one before it: %s', (prompt, count) => {
  expect(read(prompt).statements).toHaveLength(count);
  expect(read(prompt).figures).toEqual([]);
});

test('what a film compares is no title where it is only pointed at', () => {
  const { statements } = read('Compare them in 15 seconds for Onda: The old oven took 4 minutes, we think.');
  expect(statements.map(({ text }) => text)).not.toContain('Them');
});

test('the word that joins two nouns does not cut what a change is of', () => {
  const [wait] = read('El tiempo de espera bajó de 35 a 15 minutos.').changes;
  expect([wait?.before, wait?.after, wait?.label, wait?.better]).toEqual([
    '35 minutos',
    '15 minutos',
    'tiempo de espera',
    'down',
  ]);
});

test('whose quarter it is names the film, without the quarter', () => {
  const { name } = read("A film for Tarn Buses's third quarter: late trips fell 12%, and fares rose 3%.");
  expect(name).toBe('Tarn Buses');
});

test.each([
  'A clip for Fernhall. Light: £12 a week, mornings only. Whole: £21 a week, all day, all rooms.',
  'Ein Clip für Fernhall. Klein: 12 € im Monat, nur morgens. Ganz: 21 € im Monat, immer, alle Räume.',
])('plans with their prices are cards of one form: %s', (prompt) => {
  const [plans] = read(prompt).lists;
  expect(plans?.items.map(({ text }) => text?.replace(/,.*$/u, ''))).toHaveLength(2);
  expect(plans?.items.every(({ text }) => /12|21/u.test(text ?? ''))).toBe(true);
});

test('what went up or down without a verb is a clause of its own', () => {
  const { changes, statements } = read(
    'A film for Tarn Buses: riders up 14%, delays down from 52 to 37, and fares rose 3%.',
  );
  expect(changes.map(({ label }) => label)).toEqual(['delays']);
  expect(statements.map(({ text }) => text)).not.toContain('And fares rose 3%');
});
