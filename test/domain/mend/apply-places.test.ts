import { expect, test } from '@jest/globals';
import { applyPlaces } from '../../../domain/mend/apply-places.ts';

const scenes = [
  { sceneId: 'ground', name: 'Ground', track: 0, startFrame: 0, durationInFrames: 90 },
  { sceneId: 'one', name: 'One', track: 1, startFrame: 0, durationInFrames: 40 },
  { sceneId: 'two', name: 'Two', track: 1, startFrame: 40, durationInFrames: 50 },
];
const longer = { what: 'held longer', edits: [], lengthen: { sceneId: 'one', frames: 10 } };
const lengths = (placed: typeof scenes | null) =>
  placed?.map(({ startFrame, durationInFrames }) => [startFrame, durationInFrames]);

test('a scene that is held longer moves what follows and stretches what lies below', () => {
  expect(lengths(applyPlaces(scenes, [longer], { fps: 30 }))).toEqual([
    [0, 100],
    [0, 50],
    [50, 50],
  ]);
});

test('no mend makes a film longer than it may be, and one within that length stands', () => {
  expect(applyPlaces(scenes, [longer], { fps: 30, framesAtMost: 99 })).toBeNull();
  expect(applyPlaces(scenes, [longer], { fps: 30, framesAtMost: 100 })).not.toBeNull();
  const moved = { what: 'moved', edits: [], places: [{ sceneId: 'two', startFrame: 45, durationInFrames: 45 }] };
  expect(lengths(applyPlaces(scenes, [moved], { fps: 30, framesAtMost: 90 }))?.[2]).toEqual([45, 45]);
});
