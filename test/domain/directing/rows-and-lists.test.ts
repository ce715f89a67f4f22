/** What a brief says in rows: lists, amounts, years and sides that are set against each other. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shots = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const wordsOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test('amounts in rows right behind a row of names belong to the names', () => {
  const { lists } = read('Hostwell tiers: Seed, Tree and Forest. 2 GB, 50 GB, 900 GB. £0, £6 and £15 a month.');
  expect(lists).toHaveLength(1);
  expect(lists[0]?.items).toEqual([
    { title: 'Seed', text: '2 GB · £0' },
    { title: 'Tree', text: '50 GB · £6' },
    { title: 'Forest', text: '900 GB · £15 a month' },
  ]);
});

test('two sides of which one measure has no name are set against each other as the brief says them', () => {
  const prompt = 'Tent or cabin? Tent: 2 kg weight, £180, lasts 6 years. Cabin: 900 kg weight, £9,400, lasts 30 years.';
  const compare = shots(prompt).find(({ piece }) => piece === 'Compare')?.props;
  expect(compare).toMatchObject({ left: { title: 'Tent', items: ['2 kg weight', '£180', 'Lasts 6 years'] } });
});

test('a sentence with many objects stays a sentence, a step keeps its half', () => {
  expect(read('Open Kettle brings out tea, cake and a chair. 40 streets.').lists).toEqual([]);
  const steps = read('How to clean a pan: fill it with half water, half vinegar, boil, wait 20 minutes, rinse twice.');
  expect(steps.lists[0]?.items[0]?.title).toBe('fill it with half water, half vinegar');
});

test('years label what happened in them, also where a figure comes first', () => {
  const rail = shots('From shed to sea: 2009 first hull, 2013 first 20 orders, 2019 2 million miles. Kelda.');
  expect(rail.find(({ piece }) => piece === 'Timeline')?.props.points).toEqual([
    { when: '2009', label: 'First hull' },
    { when: '2013', label: 'First 20 orders' },
    { when: '2019', label: '2 million miles' },
  ]);
});

test('what is done, and how many of it, is a list; a measure without a name is a point among points', () => {
  expect(read('Clean-up day. Plant 40 oaks, paint 3 benches, clear the old path.').lists[0]?.items).toHaveLength(3);
  expect(read('Flat to let: 84 m², 2 bedrooms, 1 balcony, sea view.').lists[0]?.items).toHaveLength(4);
});

test('by how much something fell, and to what, are no two states of it', () => {
  const { changes } = read('Annual figures of Norvik Dairy. Water use fell 9 % to 310 million litres.');
  expect(changes).toEqual([]);
  expect(read('Norvik Dairy: churn fell 9 % to 7 %.').changes).toMatchObject([{ before: '9 %', after: '7 %' }]);
});

test('what heads a row of years leads it, and what is needed is one list', () => {
  const years = 'Where we were: 2015: a garage. 2019: Two shops. 2023: Nine shops in Lyon and Turin.';
  expect(shots(years).map(({ piece }) => piece)).toContain('Timeline');
  expect(wordsOf(years)).not.toMatch(/Where we were: 2015/u);
  const soup = 'Leek soup. You need 300 g leeks, 1 potato, 40 g butter, salt. Chop the leeks. Simmer for 20 minutes.';
  expect(read(soup).lists.find(({ title }) => title === 'You need')?.items).toHaveLength(4);
  expect(read(soup).figures.map(({ value }) => value)).not.toContain('300');
  expect(JSON.stringify(planFilm(inputOf(soup)).scenes.find(({ role }) => role === 'text')?.shots)).toContain(
    'Leek soup',
  );
});

test('a price a night stands on the ticket of its code, stars say how many there are', () => {
  const inn =
    'Inn Seven in Ghent. 14 seconds. From €31 a night with code STAYAWHILE until 12 May. Rated 4.6 of 5 by 810 guests.';
  expect(shots(inn).find(({ piece }) => piece === 'Ticket')?.props.price).toBe('From €31 a night');
  const lamp = 'Glim, a lamp. 18 seconds. From 3000 K to 2000 K in 25 minutes. 4.7 of 5 from 640 readers.';
  const pieces = shots(lamp).map(({ piece }) => piece);
  expect(pieces.filter((piece) => ['Delta', 'Rating'].includes(piece))).toEqual(['Rating']);
  expect(wordsOf(lamp)).toContain('25 minutes');
});

test('lines that measure both sides of a comparison are one table, and none of them opens or ends its film', () => {
  const prompt =
    'Clay tiles vs slate. Price per m²: £42 vs £95. Weight per m²: 44 kg vs 30 kg. Lasts 60 years vs 120 years. Verdict: slate is worth it.';
  const { tables } = read(prompt);
  expect(tables[0]).toMatchObject({
    cols: ['Clay tiles', 'slate'],
    rows: [
      { label: 'Price per m²', cells: ['£42', '£95'] },
      { label: 'Weight per m²', cells: ['44 kg', '30 kg'] },
      { label: 'Lasts', cells: ['60 years', '120 years'] },
    ],
  });
  expect(JSON.stringify(shots(prompt))).toContain('Slate is worth it.');
  expect(read('Otter vs Heron on reads: 2.1M rows vs 480k. Start-up 3 s vs 19 s.').tables[0]?.rows[0]?.label).toBe(
    'reads',
  );
});

test('which of two, asked, and a line of each are two sides', () => {
  const [left, right] =
    read('Wool or cotton socks? Wool: £14, dries overnight, warm. Cotton: £6, dries in 9 hours, soft.').comparison ??
    [];
  expect([left?.title, right?.title, right?.items.length]).toEqual(['Wool', 'Cotton', 3]);
});

test('a row of which a figure would be lost is one list, and no rail of the others', () => {
  const lamp = 'Meet Glow, the lamp for tents. Waterproof to 5 metres, 30 hours per charge, 210 grams. glow.example';
  const pieces = shots(lamp).filter(({ props }) => JSON.stringify(props).includes('30 hours'));
  expect(pieces.map(({ piece }) => piece)).toEqual(['CardGrid']);
});

test('what a guide needs is one list under its head, and its steps one row though a verb is in no list', () => {
  const { lists } = readBrief(
    inputOf(
      'Tomato soup in 20 minutes. You need: 800 g tomatoes, 1 onion, 30 g butter, 4 spoons of cream. Chop the onion. Sweat it in butter. Simmer with the tomatoes. Serve with cream.',
    ),
  );
  expect(lists.map(({ title, ordered, items }) => [title, ordered, items.length])).toEqual([
    ['You need', false, 4],
    ['', true, 4],
  ]);
});

test('amounts that say nothing without the words between them stay in their sentences', () => {
  const { figures } = read(
    'Yearly report of Tarn Ferries. 14 new boats came, each with 90 seats. Guests rate us 8.4 out of 10. First week £2, then £19.',
  );
  expect(figures.map(({ value }) => value)).toEqual([]);
  expect(JSON.stringify(shots('Gym Anvil. No contract. 24 hours a day. 18+.'))).toContain('24 hours a day');
});

test('what its own label says of a place is not told by amounts that stood before it', () => {
  const prompt =
    'Film jam results! 31 teams, 48 hours, 12 films. First place: Team Elk. Second place: Reel Life. Third place: Otto.';
  expect(JSON.stringify(read(prompt).lists)).not.toMatch(/Elk[^}]*31 teams/u);
});

test('dishes of the days of a week are a row of days, and their prices no chart', () => {
  const week = shots('Soup week at Ferns Deli: Monday leek €6, Tuesday lentil €7, Wednesday tomato €5.50. 20 s');
  expect(week.find(({ piece }) => piece === 'Bars' || piece === 'KpiRail')).toBeUndefined();
  const { lists, occasion } = read(
    'Soup week at Ferns Deli: Monday leek €6, Tuesday lentil €7, Wednesday tomato €5.50. 20 s',
  );
  expect(lists[0]?.items[2]).toEqual({ title: 'Wednesday', text: 'tomato €5.50' });
  expect(occasion.dates).toEqual([]);
});

test('a choice of two in every course stays one course', () => {
  const { lists } = read(
    'Supper at Elder House. Menu: pea soup or salmon, lamb or barley risotto, plum tart or ice cream.',
  );
  expect(lists[0]?.items.map(({ title }) => title)).toEqual([
    'pea soup or salmon',
    'lamb or barley risotto',
    'plum tart or ice cream',
  ]);
});

test('two days, two names and what stands in brackets are never two items', () => {
  const titles = (prompt: string) => read(prompt).lists.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles('Film für das Café Morgen: 12 Teesorten, drei Öfen, offen jeden Freitag und Sonntag.')).toContain(
    'offen jeden Freitag und Sonntag',
  );
  expect(titles('Film for Tarn Ferries: 9 boats, two routes, run by Hamish Lorne and Greta Voss.')).toContain(
    'run by Hamish Lorne and Greta Voss',
  );
  expect(titles('Film for Moll: open on Monday, Wednesday and Friday.').join()).not.toMatch(/Wednesday and/u);
});

test('who is quoted may be said by the post before the name', () => {
  const said = [
    ['Film for Tarn Ferries. "We sail in any weather," says the captain, Greta Voss.', 'Greta Voss', 'captain'],
    ['Film für den Chor Morgenrot. „Singen macht uns wach“, sagt die Leiterin, Eva Rühl.', 'Eva Rühl', 'Leiterin'],
    ['Un film pour Borealis. « Ici, on prend le temps », dit la patronne, Solène Marc.', 'Solène Marc', 'patronne'],
    ['Un vídeo para Trigal. "El pan no tiene prisa", dice el fundador Marco Vidal.', 'Marco Vidal', 'fundador'],
    ['Video per la Cantina Rupe. "Il vino sa aspettare", dice la fondatrice, Anna Ferri.', 'Anna Ferri', 'fondatrice'],
    ['Um filme para a ONG Foz. "O rio não esquece", diz a diretora, Inês Prado.', 'Inês Prado', 'diretora'],
  ] as const;
  for (const [prompt, who, role] of said) expect(read(prompt).quotations[0]).toMatchObject({ who, role });
});

test('a point among points of copy stays one, though one of its words is of the maker’s craft', () => {
  const points = '- Command palette (Ctrl+P)\n- Dark mode for the editor\n- Search is twice as fast';
  expect(read(`Changelog video for Quarrel 3.1:\n${points}`).lists[0]?.items).toEqual([
    { title: 'Command palette (Ctrl+P)' },
    { title: 'Dark mode for the editor' },
    { title: 'Search is twice as fast' },
  ]);
});

test('of two lists each keeps its head, and what a sentence says behind a list stands behind it', () => {
  const plans =
    'Two plans for Larkbox.\n\nSeed: 9 € a month, 400 songs, 1 player, mail help\nGrove: 29 € a month, 9,000 songs, 5 players, phone help, playlists\n\nBoth start with a free month. The title should read "Seed or Grove?"';
  const words = wordsOf(plans);
  expect(words).toContain('"title":"Seed"');
  expect(words).toContain('"title":"Grove"');
});

test('an address to end on opens no film', () => {
  const [first] = planFilm(
    inputOf(
      'Film of our news. Bright Fern opened a second greenhouse in Skagen on Monday. It grows 40 kinds of fern. The last thing on screen should be "brightfern.example/news".',
    ),
  ).scenes.filter(({ role }) => role !== 'ground');
  expect(first?.words.join(' ')).not.toContain('brightfern.example');
});

test.each([
  'Zia Rosa festeggia domani. Ama i gatti, la montagna e le torte di mele.',
  'A avó Alda faz anos amanhã. Ela adora crochê, chá de hortelã e cantar.',
  'Bakkerij Stam verbouwt in mei. Er komen een nieuwe oven, een terras en zitplaatsen binnen.',
  'La tienda cambia de dueña. Papelería Nube, en Soria, sigue abierta.',
  'Somos um coro. São duas noites por semana, segunda e quinta, das 20h às 22h.',
])('a sentence with commas that holds its row together is no list: %s', (prompt) => {
  expect(readBrief(inputOf(prompt)).lists).toEqual([]);
});

test('a cry with commas is one line', () => {
  expect(readBrief(inputOf('Parabéns, avó Alda, pelos 80 anos! Hoje há bolo.')).lists).toEqual([]);
});

test('when something was is no item, and who sends a greeting is no row', () => {
  const shown = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes);
  const air = shown(
    'Air report for Dunmere. Three days over the limit, Friday to Sunday, when the wind fell and straw was burned. 15 seconds.',
  );
  expect(air).not.toMatch(/"items":\[[^\]]*"(?:When the wind|Straw was)/u);
  const greeting = shown(
    'A greeting for Aunt Ada who turns 70! She taught 900 kids to skate. From Uwe, Mia and little Bo.',
  );
  expect(greeting).not.toContain('"title":"From Uwe"');
});

test('a file that begins with a dot keeps the space before it', () => {
  const shown = JSON.stringify(
    planFilm(inputOf('Quern 3.1 is out. Settings move from .quernrc to quern.toml. 10 s.')).scenes,
  );
  expect(shown).toContain('from .quernrc to');
});

test('five facts with names stand in rows, and none of them is counted', () => {
  const prompt =
    'To let, 25 seconds.\nHeadline: The corner with the plum tree\nRent: £1,450\nRooms: 4\nFloor: second\nHeating: wood and gas\nFree from: 1 May\nLease: 3 years';
  const pieces = shots(prompt);
  expect(pieces.map(({ piece }) => piece)).not.toContain('ListBuild');
  expect(wordsOf(prompt)).toContain('£1,450');
});

test('what heads a row of terms is said once', () => {
  const prompt =
    'Summer sale at Trailhouse: 20% off until Sunday with code HIKE20. On sale are: Tents, Stoves, Boots and Maps.';
  expect(shots(prompt).map(({ piece }) => piece)).toContain('Chips');
  expect(wordsOf(prompt).split('On sale are').length - 1).toBe(1);
});
