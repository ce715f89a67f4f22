import { expect, test } from '@jest/globals';
import { type ValidationInput, validateTimeline } from '../../../domain/validate/validate-timeline.ts';

const scene = (name: string, startFrame: number, durationInFrames: number, track = 0) => ({
  sceneId: `scn_${name}`,
  name,
  track,
  startFrame,
  durationInFrames,
});
const sound: ValidationInput = {
  width: 1920,
  height: 1080,
  fps: 30,
  scenes: [scene('one', 0, 60), scene('two', 60, 60), scene('over', 30, 60, 1)],
  rejections: [],
};
const codes = (change: Partial<ValidationInput>) =>
  validateTimeline({ ...sound, ...change }).map(({ code, severity, sceneName }) => `${severity} ${code} ${sceneName}`);

test('a sound project has no problem', () => {
  expect(codes({})).toEqual([]);
});

test.each<[string, Partial<ValidationInput>, string]>([
  ['no scene', { scenes: [] }, 'error no_scenes null'],
  ['a length of zero', { scenes: [scene('one', 0, 60), scene('two', 60, 0)] }, 'error invalid_number two'],
  ['a negative length', { scenes: [scene('one', 0, -5)] }, 'error invalid_number one'],
  ['half a frame', { scenes: [scene('one', 0, 60.5)] }, 'error invalid_number one'],
  ['two scenes at once on a track', { scenes: [scene('one', 0, 60), scene('two', 59, 60)] }, 'error overlap two'],
  ['a long gap', { scenes: [scene('one', 0, 60), scene('two', 90, 60)] }, 'error gap null'],
  ['a short gap', { scenes: [scene('one', 0, 60), scene('two', 65, 60)] }, 'warning gap null'],
  ['a late start', { scenes: [scene('one', 30, 60)] }, 'error gap null'],
  ['more than ten minutes', { scenes: [scene('one', 0, 18_001)] }, 'error too_long one'],
  ['an odd size', { width: 1921 }, 'error invalid_size null'],
  ['a rate of zero', { fps: 0 }, 'error invalid_fps null'],
  ['an asset that is missing', { unknownAssets: [{ sceneId: 'scn_one', asset: 'logo' }] }, 'error unknown_asset one'],
])('%s is found', (_what, change, expected) => {
  expect(codes(change)).toContain(expected);
});

test('what the compiler refused is a problem with its line', () => {
  const rejections = [{ sceneId: 'scn_two', errors: [{ path: '7:3', message: '"fs" cannot be imported.' }] }];
  expect(validateTimeline({ ...sound, rejections })).toEqual([
    {
      code: 'scene_rejected',
      severity: 'error',
      sceneId: 'scn_two',
      sceneName: 'two',
      line: 7,
      message: '"fs" cannot be imported.',
      fix: 'Mend the code at this line.',
    },
  ]);
});
