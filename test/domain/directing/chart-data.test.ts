/** Figures in the shapes in which charting libraries and agents hand them over keep their names, columns and units. */
import { describe, expect, test } from '@jest/globals';
import { linesOfObject, type Value } from '../../../domain/directing/unwrapping/from-object.ts';
import { textsOf } from './planned-shots.ts';

const told = (value: Value) => linesOfObject(value).filter((line) => line.trim() !== '');

describe('an object of figures as lines', () => {
  test('columns and rows are a table', () => {
    expect(
      told({
        title: 'Ferries',
        columns: ['Route', 'Sailings', 'On time'],
        rows: [
          ['Skye', '1,204', '91%'],
          ['Mull', '2,310', '88%'],
        ],
      }),
    ).toEqual([
      'Title: Ferries',
      '| Route | Sailings | On time |',
      '| --- | --- | --- |',
      '| Skye | 1,204 | 91% |',
      '| Mull | 2,310 | 88% |',
    ]);
  });
  test('labels with datasets are one as well', () => {
    expect(
      told({
        labels: ['2023', '2024'],
        datasets: [
          { label: 'Hens', data: [31, 44] },
          { label: 'Ducks', data: [7, 9] },
        ],
      }),
    ).toEqual(['| Label | Hens | Ducks |', '| --- | --- | --- |', '| 2023 | 31 | 7 |', '| 2024 | 44 | 9 |']);
  });
  test('rows of objects keep both of their figures', () => {
    expect(
      told({
        costs: [
          { crop: 'Barley', seed: '£40', labour: '£90' },
          { crop: 'Rye', seed: '£35', labour: '£75' },
        ],
      }),
    ).toEqual([
      'Costs:',
      '| Crop | Seed | Labour |',
      '| --- | --- | --- |',
      '| Barley | £40 | £90 |',
      '| Rye | £35 | £75 |',
    ]);
  });
  test('pairs take the unit that stands beside them', () => {
    expect(
      told({
        chart: {
          unit: 'tonnes',
          series: [
            [2022, 4],
            [2023, 9],
            [2024, 15],
          ],
        },
      }),
    ).toEqual(['- 2022: 4 tonnes', '- 2023: 9 tonnes', '- 2024: 15 tonnes']);
  });
  test('shares are a list of shares', () => {
    expect(
      told({
        data: [
          { by: 'Bus', percent: 61 },
          { by: 'Foot', percent: 39 },
        ],
      }),
    ).toEqual(['- Bus: 61%', '- Foot: 39%']);
  });
});

describe('what agents call the parts of a film', () => {
  test('cards inside chapters are its scenes, and the last address is where they lead', () => {
    const lines = told({
      channel: 'Tern Data',
      theme: { background: 'honey', text: 'near-black' },
      chapters: [
        { name: 'intro', cards: [{ text: 'State of the Tern' }, { text: '914 wardens answered.' }] },
        {
          name: 'losses',
          cards: [
            {
              text: 'How many nests held?',
              chart: {
                unit: '%',
                data: [
                  { shore: 'Sand', held: 84 },
                  { shore: 'Rock', held: 71 },
                ],
              },
            },
            { text: 'Sand did best.', note: 'hold this longer' },
          ],
        },
        { name: 'outro', cards: [{ text: 'Read the report' }, { text: 'tern.example/report' }] },
      ],
    });
    expect(lines).toContain('Brand: Tern Data');
    expect(lines).toContain('How many nests held?');
    expect(lines).toContain('- Sand: 84%');
    expect(lines.at(-1)).toBe('End with "Read the report" and tern.example/report');
    expect(lines.join('\n')).not.toMatch(/hold this|intro|losses|^near-black/mu);
  });
  test('lines on the screen, a series and a wordmark', () => {
    const lines = told({
      runtime_ms: 18000,
      sequence: [
        { beat: 1, onScreen: { primary: 'Late trains cost us 11 days.' }, direction: 'start cramped' },
        {
          beat: 2,
          dataviz: {
            form: 'line',
            caption: 'Delays a week',
            series: [
              {
                label: 'Delays',
                points: [
                  ['Jan', 48],
                  ['Mar', 35],
                  ['May', 19],
                ],
              },
            ],
          },
        },
        { beat: 3, left: { tag: 'Bus', figure: '99%' }, right: { tag: 'Tram', figure: '91%' }, easing: 'spring' },
        { beat: 4, testimonial: { words: 'Nobody noticed.', person: 'Odile Farr', role: 'Guard' } },
        { beat: 5, onScreen: { primary: 'Book a seat', secondary: 'halt.example' }, wordmark: 'Halt' },
      ],
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Length: 18 seconds',
        'Late trains cost us 11 days.',
        'Delays a week:',
        '- Jan: 48',
        'Bus: 99%.',
        'Tram: 91%.',
        '“Nobody noticed.” — Odile Farr, Guard.',
        'CTA: halt.example',
        'Brand: Halt',
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/cramped|spring|Form|Beat|Primary/u);
  });
});

describe('chapters without types', () => {
  const request: Value = {
    title: 'How we get to school',
    length: { target: 40, unit: 'seconds' },
    chapters: [
      { name: 'opening', on_screen: ['How do we get to school?', 'We asked 812 pupils'] },
      {
        name: 'ways_there',
        chart: 'donut',
        data: [
          { by: 'Bus', percent: 61 },
          { by: 'Foot', percent: 39 },
        ],
      },
      { name: 'ending', on_screen: ['Walk with us on Fridays'], editor_note: 'the parking row is not ours to tell' },
    ],
    constraints: ['no red', 'readable from the back row'],
    llm_trace_id: '9c1e-77',
  };
  const shown = textsOf(linesOfObject(request).join('\n'));
  test('show what stands on their screens', () => {
    for (const words of ['How do we get to school?', '812 pupils', '61', 'Walk with us on Fridays'])
      expect(shown).toContain(words);
  });
  test('and nothing that their makers wrote for each other', () => {
    expect(shown).not.toMatch(/ways there|donut|parking|back row|9c1e|Target/iu);
  });
  test('last as long as they say', () => expect(linesOfObject(request)).toContain('Length: 40 seconds'));
});

test('what a narrator says beside the words on a screen is not read as well', () => {
  const lines = linesOfObject([
    { role: 'instruction', content: 'A 12 second bumper.' },
    { screen: 'Soil first.', say: 'It all begins underfoot.' },
    { screen: '40 farms.', say: 'Forty growers signed.' },
    { role: 'internal', content: 'The client dislikes leaves.' },
  ]).join('\n');
  expect(lines).toContain('Soil first.');
  expect(lines).toContain('Style: A 12 second bumper.');
  expect(lines).not.toMatch(/underfoot|signed|leaves/u);
});
