/** Heads that count their items, countdowns, and rows of days. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const itemsOf = (prompt: string) =>
  readBrief(inputOf(prompt)).lists.map(({ items }) => items.map(({ title }) => title));
const propsOf = (prompt: string, piece: string) => shotsOf(prompt, piece)[0]?.props ?? {};
const shotsOf = (prompt: string, piece: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots.filter((one) => one.piece === piece));

test.each([
  [
    'Three tips for better houseplants: water only when the top 2 cm of soil is dry, turn the pot every week, and repot in spring.',
    3,
  ],
  [
    'Show three benefits: removes 99% of microplastics, filters 4 litres in 6 minutes, and each cartridge lasts 5 months.',
    3,
  ],
  [
    'How to make cold brew in 4 steps: grind 100 g coffee coarsely, add 1 litre of cold water, leave 16 hours in the fridge, strain and serve over ice.',
    4,
  ],
  ['Vier Gründe für ein Lastenrad: es spart 120 € im Monat, parkt vor jeder Tür, trägt 80 kg und hält fit.', 4],
  [
    'Trois raisons de choisir Nuage Bleu : une literie bio certifiée, la livraison en 48 h partout en France, et 100 nuits pour changer d’avis.',
    3,
  ],
  [
    'Cinco consejos para dormir: apaga el móvil una hora antes, cena ligero, ventila el dormitorio, no tomes café después de las 4, y acuéstate a la misma hora.',
    5,
  ],
  [
    'Our safety rule has three parts: stop the machine, lock the switch and hang your tag where everyone can see it.',
    3,
  ],
])('a head that counts its items tells where they part: %s', (prompt, count) => {
  expect(itemsOf(prompt)[0]).toHaveLength(count);
});

test.each([
  'Top 3 cakes: 3. Lemon drizzle, 2. Black forest, 1. Carrot cake. For Oak Bakery.',
  'Our top 3 cakes:\n3. Lemon drizzle\n2. Black forest\n1. Carrot cake',
  'Unsere Top 3: 3. Zitronenkuchen, 2. Schwarzwälder, 1. Möhrenkuchen. Für Harzlust.',
])('a countdown keeps its numbers, and ends on the first: %s', (prompt) => {
  const { marker, items } = propsOf(prompt, 'ListBuild') as { marker: string; items: string[] };
  expect(marker).toBe('none');
  expect(items.map((item) => item.slice(0, 2))).toEqual(['3.', '2.', '1.']);
  expect(items[2]).not.toMatch(/Für|For/u);
});

test('a countdown of amounts is drawn, and its film ends on what it counts', () => {
  const prompt =
    'A countdown of the top 3 museums in 2023: 3. British Museum (5.8 million), 2. Vatican Museums (6.8 million), 1. Louvre (8.9 million).';
  expect(shotsOf(prompt, 'Bars')[0]?.props.title).toBe('The top 3 museums in 2023');
  expect(shotsOf(prompt, 'Headline').map(({ props }) => props.text)).not.toContain('3. British Museum');
});

test.each([
  [
    'Timeline of the Wright Museum: founded 1962, moved to Elm Street in 1981, fire in 1997, reopened in 1999.',
    '1962',
    'Founded',
  ],
  [
    'Key dates for the fair: 3 March entries open, 14 April entries close, 2 May jury meets.',
    '3 March',
    'Entries open',
  ],
  ['Unsere Geschichte: gegründet 1921, Umzug nach Jena 1954, erste Maschine 1988.', '1921', 'Gegründet'],
])('days and years that rows open or end with make a timeline: %s', (prompt, when, label) => {
  expect(propsOf(prompt, 'Timeline')).toMatchObject({ points: { 0: { when, label } } });
});

test.each([
  ['Highlights are the original oak floors, a kitchen with a gas range, and a garden with a fig tree. Quay Homes.', 3],
  ['The day pass includes three saunas, a salt pool, and a light lunch. Nordlicht Spa.', 3],
  ['Das Paket umfasst zwei Nächte, ein Abendessen und eine Bootsfahrt. Hotel Seeblick.', 3],
  ['Rated 4.8 on the App Store, 2 million downloads, free to use. Pocketlane.', 3],
])(
  'what holds several things leads to all of them, and some figures make no sentence of a row: %s',
  (prompt, count) => {
    expect(itemsOf(prompt)[0]).toHaveLength(count);
  },
);

test('"Every autumn about 600 people pick, press and carry away" is a sentence', () => {
  expect(itemsOf('Every autumn about 600 people pick, press and carry away what they can. Hollin Trust.')).toEqual([]);
});
