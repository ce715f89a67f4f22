import { expect, test } from '@jest/globals';
import { chunkKey, type RenderInputs } from '../../../domain/render/chunk-key.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { plainTheme } from '../../engine/plain-theme.ts';

const inputs: RenderInputs = {
  scenes: [
    { key: 's0', codeHash: 'a', track: 0, startFrame: 0, durationInFrames: 60 },
    { key: 's1', codeHash: 'b', track: 0, startFrame: 60, durationInFrames: 60 },
  ],
  theme: plainTheme,
  assets: {},
  size: { width: 1920, height: 1080 },
  stageVersion: '1',
  browserVersion: '156',
  settings: encoderSettings('standard', { width: 1920, height: 1080, fps: 30 }),
};
const first = { firstFrame: 0, lastFrame: 29 };
const [one, two] = inputs.scenes as [RenderInputs['scenes'][number], RenderInputs['scenes'][number]];

test('the same inputs have the same key, in whatever order an object was built', () => {
  const again = { ...inputs, theme: Object.fromEntries(Object.entries(plainTheme).reverse()) as typeof plainTheme };
  expect(chunkKey(again, first)).toBe(chunkKey(inputs, first));
});

test.each<[string, Partial<RenderInputs>]>([
  ['the code of its scene', { scenes: [{ ...one, codeHash: 'c' }, two] }],
  ['the track of its scene', { scenes: [{ ...one, track: 1 }, two] }],
  ['the length of its scene', { scenes: [{ ...one, durationInFrames: 59 }, two] }],
  ['the start of its scene', { scenes: [{ ...one, startFrame: 1 }, two] }],
  ['the theme', { theme: { ...plainTheme, seed: 2 } }],
  ['the size', { size: { width: 1280, height: 720 } }],
  ['an asset', { assets: { logo: 'x' } }],
  ['the stage', { stageVersion: '2' }],
  ['the browser', { browserVersion: '157' }],
  ['the encoder', { settings: { ...inputs.settings, crf: 20 } }],
])('%s decides the key', (_what, change) => {
  expect(chunkKey({ ...inputs, ...change }, first)).not.toBe(chunkKey(inputs, first));
});

test('a scene that does not reach the chunk does not decide its key', () => {
  const edited = { ...inputs, scenes: [one, { ...two, codeHash: 'c', startFrame: 70 }] };
  expect(chunkKey(edited, first)).toBe(chunkKey(inputs, first));
});

test('a chunk that only moved in time keeps its key', () => {
  const moved = { ...inputs, scenes: inputs.scenes.map((scene) => ({ ...scene, startFrame: scene.startFrame + 30 })) };
  expect(chunkKey(moved, { firstFrame: 30, lastFrame: 59 })).toBe(chunkKey(inputs, first));
});

test('a file has even sides', () => {
  expect(encoderSettings('draft', { width: 641, height: 361, fps: 30 })).toMatchObject({ width: 640, height: 360 });
});
