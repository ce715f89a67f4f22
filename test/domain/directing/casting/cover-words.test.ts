import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const shownBy = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots));
const propsOf = (prompt: string, piece: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) =>
    shots.filter((shot) => shot.piece === piece).map(({ props }) => props),
  );

test('a sentence that says more than its figures stands whole', () => {
  const shown = shownBy(
    'Marram Coast Watch. Every 40 seconds a hectare of dune disappears. $5 plants 3 seedlings. 61 wardens.',
  );
  expect(shown).toContain('Every 40 seconds a hectare of dune disappears.');
  expect(shown).toContain('$5 plants 3 seedlings.');
});

test('no word with a meaning is lost to a date, a price or a place', () => {
  expect(shownBy('Weather for Bergen. Saturday 4 °C and rain. Take an umbrella on Saturday.')).toContain('umbrella');
  const shown = shownBy('Winter fair on 12 March in Hull. Free entry before 11:00. 120 dealers.');
  expect(shown).toContain('Free entry before 11:00');
});

test('phone numbers, postcodes, scores and house numbers are never counted up', () => {
  for (const prompt of [
    'Hofladen Ost. Am Anger 3, 31134 Hildesheim. Tel. 05121 55 50 19',
    'Full time: SV Ahlen 3 – 2 FC Brink. Great game, great crowd.',
    '221B Baker Street, London NW1 6XE',
    'A bright 4-room flat in Lisbon. Call +351 21 555 0199 or write to home@alfama.example',
  ])
    expect(propsOf(prompt, 'Counter').concat(propsOf(prompt, 'KpiRail'))).toEqual([]);
});

test('dates with a text each become a timeline, measured sides a table, a weekly menu no chart', () => {
  const history = 'The bicycle. 1817: Drais builds a machine. 1863: pedals arrive in Paris. 1885: the safety bicycle.';
  expect(propsOf(history, 'Timeline')[0]?.points).toHaveLength(3);
  const sides =
    'Heat pump vs. gas boiler: running cost 780 € vs 1,340 € a year; CO₂ 0.9 t vs 3.1 t; lifetime 20 years vs 15 years.';
  expect(propsOf(sides, 'Scorecard')[0]).toMatchObject({
    cols: ['Heat pump', 'Gas boiler'],
    rows: [{ cells: ['780 €', '1,340 € a year'] }, { cells: ['0.9 t', '3.1 t'] }, { cells: ['20 years', '15 years'] }],
  });
  const menu =
    'Lunch at Trattoria Pepe: Monday – Ribollita 9,50 €, Tuesday – Gnocchi 11,00 €, Friday – Branzino 16,00 €.';
  expect(propsOf(menu, 'Bars')).toEqual([]);
  expect(propsOf(menu, 'Timeline')[0]).toMatchObject({
    points: [{ when: 'Monday', label: 'Ribollita 9,50 €' }, {}, {}],
  });
});
