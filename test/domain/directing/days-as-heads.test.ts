/** A programme of several days: each day heads what happens on it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withDatedRows } from '../../../domain/directing/unwrapping/dated-rows.ts';
import { inputOf } from './brief-input.ts';

const programme = 'SATURDAY\n10:00 The Copper Band\n18:30 Late Swim\nSUNDAY\n09:15 Long Breakfast\n';

test('a day heads its hours', () => {
  expect(
    withDatedRows(programme)
      .replace(/\n{2,}/gu, '\n')
      .trim(),
  ).toBe('SATURDAY:\n- 10:00 The Copper Band\n- 18:30 Late Swim\nSUNDAY:\n- 09:15 Long Breakfast');
});

test('one day alone stands as it is', () => {
  const day = 'SATURDAY\n10:00 The Copper Band\n18:30 Late Swim\n';
  expect(withDatedRows(day)).toBe(day);
});

test('the names of what happens are shown as written', () => {
  const film = planFilm(inputOf(`Programme for the lobby screen, 40 seconds.\n\nName: Weir Weekend\n\n${programme}`));
  const shown = JSON.stringify(film.scenes.map(({ shots }) => shots.map(({ props }) => props)));
  for (const name of ['The Copper Band', 'Late Swim', 'Long Breakfast', '10:00', '09:15', 'SUNDAY'])
    expect(shown).toContain(name);
});
