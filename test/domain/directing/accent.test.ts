import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { contrast, distance, lchOf } from '../../../domain/directing/ramp.ts';
import { inputOf } from './brief-input.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const shop = 'A film for Tarn & Tether, a rope shop in Hulme. It sells 40 kinds of rope.';
const coloursOf = (wish: string, seed: number) => planFilm(inputOf(`${shop} ${wish}`, { seed })).theme.colours;
const turnOf = (one: string, other: string) => Math.abs(((lchOf(one).h - lchOf(other).h + 540) % 360) - 180);

test.each(['Colours: dark green and cream.', 'Colours: rust on a sand background.', 'Colours: plum and ivory.'])(
  '%s No third hue comes to the two that were chosen.',
  (wish) => {
    for (const seed of seeds) {
      const { brand, accent, ground } = coloursOf(wish, seed);
      const isPale = lchOf(accent).c < 0.08;
      expect(isPale ? 0 : turnOf(accent, brand)).toBeLessThan(15);
      expect(distance(accent, brand)).toBeGreaterThanOrEqual(0.1);
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(2.9);
    }
  },
);

test('one colour alone leaves the accent open', () => {
  const turns = seeds.map((seed) => {
    const { brand, accent } = coloursOf('Colour: orange.', seed);
    return turnOf(accent, brand);
  });
  expect(Math.max(...turns)).toBeGreaterThan(25);
});
