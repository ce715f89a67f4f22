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
