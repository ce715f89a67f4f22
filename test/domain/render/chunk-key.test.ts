import { expect, test } from '@jest/globals';
import { chunkKey, type RenderInputs } from '../../../domain/render/chunk-key.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';
import { plainTheme } from '../../engine/plain-theme.ts';

const size = { width: 1920, height: 1080, fps: 30 };
const settingsOf = (request: Parameters<typeof chooseExport>[0]) => encoderSettings(chooseExport(request, size));
const inputs: RenderInputs = {
  scenes: [
    { key: 's0', codeHash: 'a', track: 0, startFrame: 0, durationInFrames: 60 },
    { key: 's1', codeHash: 'b', track: 0, startFrame: 60, durationInFrames: 60 },
  ],
  theme: plainTheme,
  assets: {},
  size,
  stageVersion: '1',
  browserVersion: '156',
  settings: settingsOf({}),
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
  ['a picture that its scene names', { scenes: [{ ...one, assets: { logo: 'x' } }, two] }],
  ['the theme', { theme: { ...plainTheme, seed: 2 } }],
  ['the size', { size: { ...size, width: 1280 } }],
  ['an asset', { assets: { logo: 'x' } }],
  ['the stage', { stageVersion: '2' }],
  ['the browser', { browserVersion: '157' }],
  ['the preset', { settings: settingsOf({ quality: 'high' }) }],
  ['the format', { settings: settingsOf({ format: 'webm' }) }],
  ['the resolution', { settings: settingsOf({ resolution: '720p' }) }],
  ['the rate of the file', { settings: settingsOf({ fps: 60 }) }],
  ['the ground', { settings: settingsOf({ format: 'prores', transparent: false }) }],
])('%s decides the key', (_what, change) => {
  expect(chunkKey({ ...inputs, ...change }, first)).not.toBe(chunkKey(inputs, first));
});

test('a scene that does not reach the chunk does not decide its key', () => {
  const edited = { ...inputs, scenes: [one, { ...two, codeHash: 'c', startFrame: 70, assets: { logo: 'x' } }] };
  expect(chunkKey(edited, first)).toBe(chunkKey(inputs, first));
});

test('a chunk that only moved in time keeps its key', () => {
  const moved = { ...inputs, scenes: inputs.scenes.map((scene) => ({ ...scene, startFrame: scene.startFrame + 30 })) };
  expect(chunkKey(moved, { firstFrame: 30, lastFrame: 59 })).toBe(chunkKey(inputs, first));
});

test('at another rate a chunk is touched by the scenes that its own frames show', () => {
  const settings = settingsOf({ fps: 60 });
  const edited = { ...inputs, settings, scenes: [one, { ...two, codeHash: 'c' }] };
  const before = { ...inputs, settings };
  expect(chunkKey(edited, { firstFrame: 60, lastFrame: 119 })).toBe(
    chunkKey(before, { firstFrame: 60, lastFrame: 119 }),
  );
  expect(chunkKey(edited, { firstFrame: 61, lastFrame: 120 })).not.toBe(
    chunkKey(before, { firstFrame: 61, lastFrame: 120 }),
  );
});
