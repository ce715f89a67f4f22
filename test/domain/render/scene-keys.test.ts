import { expect, test } from '@jest/globals';
import { sha256 } from '../../../domain/project/picture-hash.ts';
import { chunkKey, type RenderInputs } from '../../../domain/render/chunk-key.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';
import { sceneKeys } from '../../../domain/render/scene-keys.ts';
import { plainTheme } from '../../engine/plain-theme.ts';

const size = { width: 1920, height: 1080, fps: 30 };

/** The keys of a second each of scenes that follow one another. */
function chunkKeys(codes: string[]): string[] {
  const keys = sceneKeys(codes.map(sha256));
  const scenes = codes.map((code, index) => {
    return {
      key: keys[index] as string,
      codeHash: sha256(code),
      track: 0,
      startFrame: index * 30,
      durationInFrames: 30,
    };
  });
  const inputs: RenderInputs = {
    ...{ scenes, size, theme: plainTheme, assets: {}, stageVersion: '1', browserVersion: '1' },
    settings: encoderSettings(chooseExport({}, size)),
  };
  return scenes.map(({ startFrame }) => chunkKey(inputs, { firstFrame: startFrame, lastFrame: startFrame + 29 }));
}

test('a scene that is inserted or taken out leaves the chunks of all others valid', () => {
  const [a, b, c] = chunkKeys(['a', 'b', 'c']);
  expect(chunkKeys(['new', 'a', 'b', 'c']).slice(1)).toEqual([a, b, c]);
  expect(chunkKeys(['a', 'new', 'b', 'c'])).toEqual([a, expect.any(String), b, c]);
  expect(chunkKeys(['b', 'c'])).toEqual([b, c]);
});

test('scenes of equal code have keys of their own', () => {
  expect(new Set(sceneKeys(['a', 'b', 'a', 'a'].map(sha256))).size).toBe(4);
});
