import { expect, test } from '@jest/globals';
import type { PlacedShot } from '../../../../domain/directing/casting/shot.ts';
import { dullness } from '../../../../domain/directing/film-likeness.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

type Box = NonNullable<PlacedShot['box']>;
const formats = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];
const talk =
  'Opening talk: "Slow Maps". With Ines Duarte, Porto, 4 May 2027. Why does every road look alike? Fewer icons. Fewer colours. More ground.';

test('lines beside shapes that follow each other stand on other sides of them', () => {
  for (const size of formats)
    for (const seed of [0, 1, 2]) {
      const plan = planFilm(inputOf(talk, { ...size, seed }));
      expect(dullness(plan)).toBeLessThanOrEqual(0.34);
      const shots = plan.scenes.find(({ role }) => role === 'hero')?.shots ?? [];
      const isWide = size.width > size.height;
      const sides = shots.flatMap(({ piece, props }, index) => {
        const [words, drawn] = [shots[index - 1]?.props.zone, props.zone] as unknown as Box[];
        return piece !== 'Emblem' || words?.w === undefined || drawn === undefined
          ? []
          : [isWide ? drawn.x < words.x : drawn.y < words.y];
      });
      expect(sides.length).toBeGreaterThan(2);
      expect(sides.every((side, index) => index === 0 || side !== sides[index - 1])).toBe(true);
    }
});
