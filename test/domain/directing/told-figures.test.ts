import { expect, test } from '@jest/globals';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const changesOf = (prompt: string) =>
  read(prompt).changes.map(({ label, before, after }) => `${label}: ${before} > ${after}`);
const figuresOf = (prompt: string) =>
  read(prompt).figures.map(({ label, prefix, value, suffix }) => `${label}: ${prefix}${value}${suffix}`);

test.each([
  [
    'Q3 results for Alder Logistics: revenue €4.2M (up 18 %), on-time deliveries 96.4 %, 1,250 new customers, churn down from 5.1 % to 3.2 %. 30 seconds, calm.',
    ['revenue (up 18 %): €4.2M', 'on-time deliveries: 96.4 %', 'new customers: 1,250'],
    ['churn: 5.1 % > 3.2 %'],
  ],
  [
    'Erstelle ein 30-sekündiges Video zum Quartalsbericht der Ostermann GmbH: Umsatz 8,4 Mio. € (+12 %), Auftragseingang 9,1 Mio. €, EBIT-Marge 11,3 %, 46 neue Mitarbeitende.',
    ['Umsatz (+12 %): 8,4 Mio. €', 'Auftragseingang: 9,1 Mio. €', 'EBIT-Marge: 11,3 %', 'neue Mitarbeitende: 46'],
    [],
  ],
  [
    "Crée une vidéo de 25 secondes sur nos résultats annuels : chiffre d'affaires 3,6 M€ (+9 %), 540 nouveaux clients, taux de satisfaction 94 %, délai de livraison réduit de 5 à 3 jours. Maison Delcourt.",
    ["chiffre d'affaires (+9 %): 3,6 M€", 'nouveaux clients: 540', 'taux de satisfaction: 94 %'],
    ['délai de livraison: 5 jours > 3 jours'],
  ],
  [
    'Crie um vídeo de 25 segundos com os indicadores do trimestre da Rota Sul Transportes: faturamento de R$ 5,8 milhões (+14 %), 97 % de entregas no prazo, consumo de diesel reduzido de 38 para 33 litros por 100 km e 60 novos motoristas.',
    ['faturamento (+14 %): R$ 5,8 milhões', 'de entregas no prazo: 97 %', 'novos motoristas: 60'],
    ['consumo de diesel, por 100 km: 38 litros > 33 litros'],
  ],
  [
    'Maak een video van 20 seconden over onze kwartaalcijfers: omzet € 2,1 miljoen (+7 %), 310 nieuwe klanten, levertijd van 4 naar 2 dagen en een klantcijfer van 8,9. Bakkerij Van Dongen.',
    ['omzet (+7 %): € 2,1 miljoen', 'nieuwe klanten: 310', 'klantcijfer: 8,9'],
    ['levertijd: 4 dagen > 2 dagen'],
  ],
  [
    'A film. Warehouse performance in May: orders shipped 48,200 (target 45,000), pick accuracy 99.3 % (target 99 %), accidents 0.',
    ['orders shipped (target 45,000): 48,200', 'pick accuracy (target 99 %): 99.3 %', 'accidents: 0'],
    [],
  ],
])('a row of unlike figures is told figure by figure, its changes as changes: %s', (prompt, figures, changes) => {
  expect(figuresOf(prompt)).toEqual(figures);
  expect(changesOf(prompt)).toEqual(changes);
});

test.each([
  [
    'A film. 94 % of students passed, 31 % achieved top grades, up from 24 % last year.',
    'achieved top grades: 24 % last year > 31 %',
  ],
  ['A film. Repairs completed in 9 days on average, down from 14.', 'Repairs completed: 14 days > 9 days on average'],
  ['A film. We now have 420 members, up from 310.', 'members: 310 > 420'],
  ['A film. NPS 54 (last year 41).', 'NPS: last year 41 > 54'],
  ['A film. Occupancy 81 % (2024: 74 %).', 'Occupancy: 74 % (2024) > 81 %'],
  ['An ad. Membership $29/month instead of $45.', 'Membership: $45 > $29/month'],
  ['Ein Film. Wartezeit 12 Minuten (Vorjahr: 19 Minuten).', 'Wartezeit: Vorjahr 19 Minuten > 12 Minuten'],
  ["Un film. Le taux de retour est de 3 %, contre 5 % l'an dernier.", "taux de retour: 5 % l'an dernier > 3 %"],
  [
    'Un vídeo. La tasa de abandono es del 3 %, frente al 5 % del año pasado.',
    'tasa de abandono: 5 % del año pasado > 3 %',
  ],
  [
    'Um vídeo. Tempo médio de entrega 3 dias, contra 5 dias no ano passado.',
    'Tempo médio de entrega: 5 dias no ano passado > 3 dias',
  ],
  ['Een video. Grote beurt voor € 59 in plaats van € 79.', 'Grote beurt: € 79 > € 59'],
  ['A film. The average wait fell from 3 h 40 min to 2 h 15 min.', 'average wait: 3 h 40 min > 2 h 15 min'],
])('what a figure was before, told behind it, is a change: %s', (prompt, change) => {
  expect(changesOf(prompt)).toContain(change);
});

test('two things set against each other are no change of one, nor is what a word leads nowhere', () => {
  expect(changesOf('A film. Battery life 18 h vs 11 h.')).toEqual([]);
  expect(changesOf('A film. 40 % of visitors, against all odds, gave $5.')).toEqual([]);
});

test.each([
  ['A price list: Cut $55, Colour from $80, Balayage $140, Beard trim $20.', ['$55', 'from $80', '$140', '$20']],
  [
    'Video per la Gelateria Aurora: cono piccolo 2,50 €, cono grande 4,50 €, vaschetta da 1 kg 18 €.',
    ['2,50 €', '4,50 €', '18 €'],
  ],
  [
    'Vídeo: plano básico R$ 29 por mês, plano família R$ 49 por mês, plano empresa R$ 99 por mês.',
    ['R$ 29 por mês', 'R$ 49 por mês', 'R$ 99 por mês'],
  ],
])('goods and their prices are rows of a table, and no bars: %s', (prompt, prices) => {
  const { tables, series } = read(prompt);
  expect(tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))).toEqual(prices);
  expect(series).toEqual([]);
});

test('sums of money are bars yet', () => {
  expect(read('A report film. Sales by region: North $410k, South $290k, West $350k.').series).toHaveLength(1);
});

test('parts of a sum that is told are drawn to one scale', () => {
  const [series] = read(
    'Where your tax goes. Out of every £100, £38 goes to adult social care, £24 to schools, £15 to roads and transport, £12 to waste collection and £11 to everything else.',
  ).series;
  expect(series?.title).toBe('Out of every £100');
  expect(series?.points.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'adult social care 38',
    'schools 24',
    'roads and transport 15',
    'waste collection 12',
    'everything else 11',
  ]);
});

test('answers of a poll, the first year of a row, and two amounts under two names are what they are', () => {
  const poll = read('Our poll: Pineapple on pizza? Yes 41 %, No 52 %, Don’t know 7 %.').series[0];
  expect(poll?.points.map(({ label }) => label)).toEqual(['Yes', 'No', 'Don’t know']);
  const years = read('A film. Sales by year 2020 3.1 million, 2021 6.6 million, 2022 10.2 million, 2023 13.8 million.');
  expect(years.series[0]).toMatchObject({ title: 'Sales by year', dated: true });
  const table = read('Volt 2 versus Volt 1: battery life 18 h vs 11 h, weight 240 g vs 310 g.').tables[0];
  expect(table?.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['battery life', '18 h', '11 h'],
    ['weight', '240 g', '310 g'],
  ]);
});

test('0.9 at the end of a sentence is no day, and a goal with a year is copy', () => {
  expect(read('A film. A gas boiler delivers 0.9. A heat pump delivers 3.').occasion.dates).toEqual([]);
  expect(read('Report for Nordbay, 40 seconds. Goal: net zero by 2040.').copy.join(' ')).toContain('net zero by 2040');
});

test.each([
  [
    'Video 30 Sekunden: Jahresrückblick 2025 der Stadtwerke Lauenau. 14.200 Haushalte mit Ökostrom versorgt, 38 neue Ladesäulen, Ausfallzeit von 12 auf 7 Minuten gesenkt, 96 % zufriedene Kunden. Danke an alle!',
    'Stadtwerke Lauenau',
  ],
  [
    'Erstelle ein Video zum Quartalsbericht der Ostermann GmbH: Umsatz 8,4 Mio. €, 46 neue Mitarbeitende.',
    'Ostermann GmbH',
  ],
  [
    'Comparison video, 25 seconds: Renting vs buying a coffee machine. Renting costs £89. By Kestrel Coffee.',
    'Kestrel Coffee',
  ],
])('a report bears the name of whom it tells of: %s', (prompt, name) => {
  expect(read(prompt).name).toBe(name);
});

test('a row stands whole: what is counted keeps what it has, and a score is one of its figures', () => {
  expect(
    figuresOf('Ein Film. 14.200 Haushalte mit Ökostrom versorgt, 38 neue Ladesäulen, 96 % zufriedene Kunden.'),
  ).toContain('Haushalte mit Ökostrom versorgt: 14.200');
  const survey = read(
    'Kundenumfrage: 91 % würden uns weiterempfehlen (Vorjahr: 86 %), 4,7 von 5 Sternen, 2.340 Antworten.',
  );
  expect(survey.rating).toBe('4,7');
  expect(survey.changes).toHaveLength(1);
});
