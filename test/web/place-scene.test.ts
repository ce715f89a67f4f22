import { expect, test } from '@jest/globals';
import { edgesOf, movedOn, placeOf, rulerStep, updateOf } from '../../web/timeline/place-scene.ts';

const scene = { id: 'b', track: 1, startFrame: 60, durationInFrames: 30 };
const scenes = [{ id: 'a', track: 0, startFrame: 0, durationInFrames: 50 }, scene];
const edges = edgesOf(scenes, 'b', 200);

test('a scene that is moved goes where the pointer goes, on the nearest edge when one is in reach', () => {
  expect(edges).toEqual([0, 200, 0, 50]);
  const move = (frames: number, tracks = 0) => placeOf({ scene, grip: 'move', frames, tracks }, edges, 4);
  expect(move(30, 1)).toEqual({ ...scene, startFrame: 90, track: 2 });
  expect(move(-7)).toMatchObject({ startFrame: 50 });
  expect(move(112)).toMatchObject({ startFrame: 170 });
  expect(move(-500, -5)).toMatchObject({ startFrame: 0, track: 0 });
});

test('an end that is pulled leaves the other where it is, and never passes it', () => {
  const pull = (grip: 'start' | 'end', frames: number) => placeOf({ scene, grip, frames, tracks: 0 }, edges, 4);
  expect(pull('start', -12)).toMatchObject({ startFrame: 50, durationInFrames: 40 });
  expect(pull('start', 90)).toMatchObject({ startFrame: 89, durationInFrames: 1 });
  expect(pull('end', 20)).toMatchObject({ startFrame: 60, durationInFrames: 50 });
  expect(pull('end', -90)).toMatchObject({ startFrame: 60, durationInFrames: 1 });
});

test('an update names what changed and nothing else', () => {
  expect(updateOf(scene, { ...scene, track: 3 })).toEqual({ sceneId: 'b', track: 3 });
  expect(updateOf(scene, { ...scene })).toBeNull();
});

test('a move on a film that was changed meanwhile changes only what was moved', () => {
  const now = { ...scene, track: 7, durationInFrames: 12 };
  expect(movedOn(now, scene, { ...scene, startFrame: 90 })).toEqual({ ...now, startFrame: 90 });
  expect(movedOn(now, scene, scene)).toEqual(now);
});

test('marks of the ruler stand apart at every zoom', () => {
  for (const zoom of [0.05, 0.3, 1, 4, 20]) expect(rulerStep(30, zoom) * zoom).toBeGreaterThanOrEqual(30);
});
