/** How a film fills a length that its words would not. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const shotsOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));

test('a list that was told line by line stands once more only by its figures', () => {
  const prompt =
    'Q1 2026 update for the members, 40 seconds:\n- Sales €7.2m, up 9% on Q1 2025\n- Operating margin 14% (11% a year ago)\n- Returns down to 3.1% from 4.6%\n- 58 new shops, 12 of them abroad\n- Order book 8 months\nOutlook: sales of €30-31m this year.';
  const shots = shotsOf(prompt);
  expect(JSON.stringify(shots).match(/Operating margin 14% \(11% a year ago\)/gu)).toHaveLength(1);
  const rail = shots.find(({ piece }) => piece === 'KpiRail');
  expect(JSON.stringify(rail?.props)).toContain('Operating margin');
});

test('bare terms build up to their list', () => {
  const shots = shotsOf(
    'Why join the allotment club? 30 seconds. Fresh air, your own beans, tools to borrow, tea at four. Come on Saturday.',
  );
  expect(shots.some(({ piece }) => ['ListBuild', 'CardGrid', 'Chips'].includes(piece))).toBe(true);
});
