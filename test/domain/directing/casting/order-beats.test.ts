/** What is told where: figures and last lines keep the place that the brief gives them. */
import { expect, test } from '@jest/globals';
import { placeIn } from '../../../../domain/directing/casting/order-beats.ts';
import type { Beat } from '../../../../domain/directing/casting/shot.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const shown = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots.map(({ props }) => JSON.stringify(props)));

test('a figure with a label stands where the brief tells it, whatever little words another sentence shares', () => {
  const words = ['31.5', 'Cave of Roque record'];
  const beat: Beat = { kind: 'figures', rank: 5, need: 80, shots: [{ piece: 'Counter', props: {}, words, need: 80 }] };
  const copy = ['Why cheese has holes.', 'Bacteria in the milk of the vat give off gas.', 'The cellar slows it.'];
  expect(placeIn(beat, [...copy, '31.5 millimetres.'])).toBe(3);
});

test('what a brief tells in its middle is not its last word', () => {
  const shots = shown(
    'Explain how a geyser differs from a hot spring, in about 40 seconds. A hot spring lets its water rise freely. To count as a geyser, a spring must throw water more than 1 metre high. Steamboat, 4 hours from here, threw water about 115 metres. Strokkur in 2016: 40. There are about 1,000 active geysers. The chance of seeing one this year is roughly 1 in 300 to 1 in 500, so you should go and look. Open with the question "Where does the water go?"',
  );
  expect(shots.at(-1)).not.toContain('Steamboat');
  expect(shots.findIndex((shot) => shot.includes('Steamboat'))).toBeLessThan(
    shots.findIndex((shot) => shot.includes('Strokkur')),
  );
});
