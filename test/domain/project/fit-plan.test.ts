import { expect, test } from '@jest/globals';
import type { PlannedScene } from '../../../contract/plan.ts';
import { fitPlan, type StandingScene } from '../../../domain/project/fit-plan.ts';

const planned = (name: string, track: number, startFrame: number, durationInFrames: number): PlannedScene => ({
  ...{ name, role: 'text', zone: 'full', brief: '', pieces: [], words: [] },
  ...{ track, startFrame, durationInFrames },
});
const standing = (name: string, writtenBy: 'caller' | 'director', track = 0, startFrame = 0): StandingScene => ({
  ...{ sceneId: `id of ${name}`, name, writtenBy, track, startFrame, durationInFrames: 30 },
});

test('a planned scene rewrites the standing one of its name, the other scenes of earlier prompts go', () => {
  const fitted = fitPlan([standing('Hook', 'director'), standing('Old', 'director', 1)], [planned('Hook', 0, 0, 60)]);
  expect(fitted).toEqual({ scenes: [{ sceneId: 'id of Hook', track: 0 }], removed: ['id of Old'] });
});

test("a person's own scene stays, and a planned one that would overlap it moves to a free track above", () => {
  const plan = [planned('A', 1, 10, 30), planned('B', 2, 0, 60)];
  const fitted = fitPlan([standing('Mine', 'caller', 1)], plan);
  expect(fitted).toEqual({
    scenes: [
      { sceneId: null, track: 3 },
      { sceneId: null, track: 2 },
    ],
    removed: [],
  });
});

test('two planned scenes of one name rewrite one standing scene and make one new', () => {
  const fitted = fitPlan([standing('A', 'director')], [planned('A', 0, 0, 10), planned('A', 0, 10, 10)]);
  expect(fitted.scenes.map(({ sceneId }) => sceneId)).toEqual(['id of A', null]);
});

test('an empty project takes the plan as it is', () => {
  expect(fitPlan([], [planned('A', 4, 0, 10)])).toEqual({ scenes: [{ sceneId: null, track: 4 }], removed: [] });
});
