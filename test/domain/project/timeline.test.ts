import { expect, test } from '@jest/globals';
import { applyPositions, gaps, timelineLength, timelineProblems } from '../../../domain/project/timeline.ts';

const scene = (sceneId: string, track: number, startFrame: number, durationInFrames: number) => ({
  ...{ sceneId, name: sceneId.toUpperCase(), codeHash: 'h', track, startFrame, durationInFrames },
});
const rulesOf = (...scenes: ReturnType<typeof scene>[]) =>
  timelineProblems(scenes, 30).map(({ rule, sceneIds }) => `${rule} ${sceneIds.join(' ')}`);

test('scenes that follow each other or lie on different tracks do not overlap', () => {
  expect(rulesOf(scene('a', 0, 0, 30), scene('b', 0, 30, 30), scene('c', 1, 10, 30))).toEqual([]);
});

test('scenes that share a frame of a track overlap, the later one named first', () => {
  expect(rulesOf(scene('b', 0, 29, 30), scene('a', 0, 0, 30))).toEqual(['overlap b a']);
});

test('a long scene overlaps all that begin before it ends', () => {
  const scenes = [scene('a', 0, 0, 100), scene('b', 0, 10, 5), scene('c', 0, 50, 5)];
  expect(rulesOf(...scenes)).toEqual(['overlap b a', 'overlap c a']);
});

test('negative and broken numbers and empty lengths are refused', () => {
  for (const wrong of [
    scene('a', -1, 0, 1),
    scene('a', 0, -1, 1),
    scene('a', 0, 0, 0),
    scene('a', 0, 0.5, 1),
    scene('a', 0, 0, Number.NaN),
  ]) {
    expect(rulesOf(wrong)).toEqual(['invalid_number a']);
  }
});

test('a timeline of ten minutes is the longest', () => {
  expect(rulesOf(scene('a', 0, 0, 18_000))).toEqual([]);
  expect(rulesOf(scene('a', 0, 1, 18_000))).toEqual(['too_long a']);
});

test('a project of 201 scenes has too many', () => {
  const scenes = Array.from({ length: 201 }, (_, track) => scene(`s${track}`, track, 0, 1));
  expect(rulesOf(...scenes.slice(1))).toEqual([]);
  expect(rulesOf(...scenes)[0]).toMatch(/^too_many_scenes/);
});

test('an update moves only what it names and reports before and after', () => {
  const scenes = [scene('a', 0, 0, 30), scene('b', 0, 30, 30)];
  const {
    scenes: moved,
    moves,
    problems,
  } = applyPositions(scenes, [{ sceneId: 'b', startFrame: 60, track: undefined }], 30);
  expect(problems).toEqual([]);
  expect(moved.map(({ startFrame, track }) => [startFrame, track])).toEqual([
    [0, 0],
    [60, 0],
  ]);
  expect(moves).toEqual([
    {
      ...{ sceneId: 'b', name: 'B' },
      before: { track: 0, startFrame: 30, durationInFrames: 30 },
      after: { track: 0, startFrame: 60, durationInFrames: 30 },
    },
  ]);
  expect(scenes[1]?.startFrame).toBe(30);
});

test('an update that leaves a scene in its place moves nothing', () => {
  expect(applyPositions([scene('a', 0, 0, 30)], [{ sceneId: 'a', startFrame: 0 }], 30).moves).toEqual([]);
});

test('an update reports problems of its own scenes and not old ones of others', () => {
  const scenes = [scene('a', 0, 0, 30), scene('b', 0, 10, 30), scene('c', 1, 0, 30)];
  expect(applyPositions(scenes, [{ sceneId: 'c', startFrame: 5 }], 30).problems).toEqual([]);
  const { problems } = applyPositions(scenes, [{ sceneId: 'c', track: 0, startFrame: 35 }], 30);
  expect(problems.map(({ rule }) => rule)).toEqual(['overlap']);
});

test('a scene that does not exist is a problem of the update', () => {
  expect(applyPositions([], [{ sceneId: 'x', track: 1 }], 30).problems[0]?.rule).toBe('unknown_scene');
});

test('gaps are the stretches before the end that no track shows', () => {
  expect(gaps([])).toEqual([]);
  expect(gaps([scene('a', 0, 10, 10), scene('b', 1, 15, 15), scene('c', 0, 40, 5)])).toEqual([
    [0, 10],
    [30, 40],
  ]);
  expect(gaps([scene('a', 0, 0, 100), scene('b', 1, 10, 5), scene('c', 1, 50, 5)])).toEqual([]);
});

test('a timeline ends with its last scene', () => {
  expect(timelineLength([])).toBe(0);
  expect(timelineLength([scene('a', 0, 0, 100), scene('b', 1, 90, 5)])).toBe(100);
});
