/** Section 13 of the art direction, as far as a plan shows it, on every unseen brief, format and three seeds. */
import { expect, test } from '@jest/globals';
import { filmLikeness } from '../../../domain/directing/film-likeness.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { faultsOf } from './acceptance.ts';
import { inputOf } from './brief-input.ts';
import { planDistance } from './plan-distance.ts';
import { unseenBriefs } from './unseen-briefs.ts';

const frames = [
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
] as const;

test.each(Object.entries(unseenBriefs))('%s', (_, prompt) => {
  for (const [width, height] of frames)
    for (const seed of [0, 1, 2]) {
      const input = inputOf(prompt, { width, height, seed });
      const plan = planFilm(input);
      expect({ width, height, seed, faults: faultsOf(plan, prompt, readBrief(input)) }).toEqual({
        width,
        height,
        seed,
        faults: [],
      });
      expect(planFilm(input)).toEqual(plan);
    }
});

test('25: the next seed of a brief gives a film at a distance of 0.3 at least', () => {
  for (const [key, prompt] of Object.entries(unseenBriefs))
    for (const seed of [0, 1, 2]) {
      const [one, next] = [seed, seed + 1].map((each) => planFilm(inputOf(prompt, { seed: each })));
      if (one === undefined || next === undefined) throw new RangeError('No plan');
      expect({ key, seed, isFar: planDistance(one, next) >= 0.3 }).toEqual({ key, seed, isFar: true });
    }
});

test('24 films of unlike briefs are at most 0.7 alike', () => {
  const films = Object.values(unseenBriefs).map((prompt) => planFilm(inputOf(prompt)));
  const pairs = films.flatMap((one, index) => films.slice(0, index).map((other) => filmLikeness(one, other).all));
  expect(Math.max(...pairs)).toBeLessThanOrEqual(0.7);
});
