import { expect, test } from '@jest/globals';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));

test('a Markdown table is read by rows and columns, ticks as ticks, one measured column as a series', () => {
  const { tables, lists } = read(
    'Our trains:\n\n| Route | Time | Wi-Fi |\n| --- | :-: | --- |\n| Graz | 2 h 35 | ✓ |\n| **Linz** | 1 h 14 | ✗ |\n\nalpenbahn.example',
  );
  expect(tables).toEqual([
    {
      title: '',
      corner: 'Route',
      cols: ['Time', 'Wi-Fi'],
      rows: [
        { label: 'Graz', cells: ['2 h 35', true] },
        { label: 'Linz', cells: ['1 h 14', false] },
      ],
    },
  ]);
  expect(lists).toEqual([]);
  const { series } = read('| Region | Visitors |\n|---|---|\n| North | 42k |\n| South | 31k |\n| East | 27k |');
  expect(series).toMatchObject([{ title: 'Visitors', points: [{ label: 'North', value: '42' }, {}, {}] }]);
});

test('plans that say the same things are one table, and so are two rows of prices of the same things', () => {
  expect(
    read('Starter: €9 a month, 3 projects, email support\nTeam: €29 a month, 20 projects, phone support').tables,
  ).toMatchObject([
    {
      cols: ['Starter', 'Team'],
      rows: [
        { label: 'a month', cells: ['€9', '€29'] },
        { label: 'projects', cells: ['3', '20'] },
        { label: 'support', cells: ['email', 'phone'] },
      ],
    },
  ]);
  expect(
    read('Basic €19.90, Plus €29.90, Max €44.90. Speeds: Basic 50 Mbit/s, Plus 250 Mbit/s, Max 1,000 Mbit/s.').tables,
  ).toMatchObject([{ cols: ['Basic', 'Plus', 'Max'], rows: [{}, { label: 'Speeds' }] }]);
});

test('a row or lines of things and prices are a price list, a weekly menu is none', () => {
  const rows = [
    { label: 'Rye loaf', cells: ['€5.40'] },
    { label: 'Bun', cells: ['€3.10'] },
    { label: 'Filter coffee', cells: ['€2.80'] },
  ];
  expect(read('Rye loaf €5.40, Bun €3.10, Filter coffee €2.80.').tables).toMatchObject([{ cols: [], rows }]);
  expect(read('Ofenwerk\nRye loaf: €5.40\nBun €3.10\nFilter coffee – €2.80').tables).toMatchObject([
    { cols: [], rows },
  ]);
});

test('points that speak to the maker, and kinds of things without a name, are no copy', () => {
  const { copy, lists, figures, seconds, address } = read(
    'Video for Pagefold.\n- The name, the uptime, where to start.\n- 99.98 % uptime\n- Show the regions: Oslo, Oregon, Singapore\n- 12 seconds, vertical\n- Use #0B3D91 on white\n- End with pagefold.example #ff6b35 on black',
  );
  expect(copy.join(' ')).not.toMatch(/where to start|vertical|0B3D91|Show/u);
  expect(lists).toMatchObject([{ items: [{ title: 'Oslo' }, { title: 'Oregon' }, { title: 'Singapore' }] }]);
  expect(figures).toMatchObject([{ value: '99.98' }]);
  expect([seconds, address]).toEqual([12, 'pagefold.example']);
  expect(read('ironyard.example #ff3b00 on black').dark).toBe(true);
  expect(
    read('5 tips for calm nights:\n- No screens\n- Keep it dark\n- End the day early').lists[0]?.items,
  ).toHaveLength(3);
});

test('an asking in a language without lexicon gives its length and no copy', () => {
  for (const [prompt, seconds, said] of [
    ['فيديو مدته ١٥ ثانية لمقهى "بيت القهوة". مفتوح من ٧ صباحًا.', 15, 'فيديو'],
    ['京都の和菓子店「月のうさぎ」の20秒の動画。創業1890年。', 20, '動画'],
    ['Een video van 20 seconden over de haven van Gent. Elke dag open.', 20, 'video'],
    ['Film o długości 15 sekund o piekarni Okruch. Chleb na zakwasie.', 15, 'sekund'],
  ] as const) {
    const brief = read(prompt);
    expect({ prompt, seconds: brief.seconds }).toEqual({ prompt, seconds });
    expect(brief.statements.map(({ text }) => text).join(' ')).not.toContain(said);
  }
});

test('works are called by their titles and the dead by their names, and who has no name still said it', () => {
  const lecture = read(
    'Lecture "The Sea Before Maps" by Dr. Ines Faro, 14 May 2026, 19:30, Old Customs House, Lisbon.',
  );
  expect([lecture.name, lecture.occasion.place]).toEqual(['The Sea Before Maps', 'Old Customs House, Lisbon']);
  const memorial = read(
    'In memory of Margarethe Olsen, 1938–2025. "We never once stopped listening." — a former pupil.',
  );
  expect(memorial.name).toBe('Margarethe Olsen');
  expect(memorial.quotations).toMatchObject([{ who: 'a former pupil' }]);
  expect(read('De 3 molinos en 1962 a 1 almazara solar en 2026.').changes).toEqual([]);
});

test('days that are excepted, hours and spans of the past are no appointment, and a time is no amount', () => {
  const menu = read(
    'Speisekarte Krone\nSuppe 6,80 €\nForelle 18,90 €\nStrudel 5,60 €\nTäglich außer Montag, 11:30–21:00.',
  );
  expect(menu.occasion.dates).toEqual([]);
  expect(read('Product recall: kettles sold between March and June 2026. Stop using them.').occasion.dates).toEqual([]);
  expect(read('Libreria Il Faro di Trieste. Aperti ogni giorno fino alle 20. ilfaro.example')).toMatchObject({
    name: expect.stringContaining('Il Faro'),
    figures: [],
  });
  expect(
    read('Results of the run: 1. Amara Diallo 2:21:08. 2. Ida Krog 2:23:40. 3. Mei Tanaka 2:24:15.').lists,
  ).toMatchObject([{ items: [{ title: 'Amara Diallo 2:21:08' }, {}, {}] }]);
});
