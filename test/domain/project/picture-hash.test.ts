import { expect, test } from '@jest/globals';
import type { Theme } from '../../../contract/theme.ts';
import { contentHash, type PictureContent, pictureHash } from '../../../domain/project/picture-hash.ts';
import { sampleScene } from './scene-samples.ts';

const content: PictureContent = {
  ...{ width: 1920, height: 1080, fps: 30, theme: null, assets: { logo: 'hash' } },
  scenes: [sampleScene('a'), sampleScene('b', { track: 1 })],
};
const hash = contentHash(content);

test('everything that paints changes the hash', () => {
  const changed: Partial<PictureContent>[] = [
    { width: 1080 },
    { height: 1920 },
    { fps: 60 },
    { theme: { seed: 1 } as Theme },
    { assets: { logo: 'other' } },
    { scenes: [sampleScene('a')] },
    ...[{ codeHash: 'x' }, { track: 2 }, { startFrame: 1 }, { durationInFrames: 1 }].map((change) => ({
      scenes: [sampleScene('a', change), sampleScene('b', { track: 1 })],
    })),
  ];
  const hashes = changed.map((change) => contentHash({ ...content, ...change }));
  expect(new Set([hash, ...hashes]).size).toBe(changed.length + 1);
});

test('names, ids and the order of a list paint nothing', () => {
  const scenes = [sampleScene('x', { track: 1 }), sampleScene('y', { name: 'Renamed' })];
  expect(contentHash({ ...content, scenes })).toBe(hash);
});

test('the order of keys makes no difference', () => {
  const theme = (text: string) => contentHash({ ...content, theme: JSON.parse(text) });
  expect(theme('{"seed":1,"colours":{"ink":"#000000","line":"#111111"}}')).toBe(
    theme('{"colours":{"line":"#111111","ink":"#000000"},"seed":1}'),
  );
});

test('another stage makes another picture of the same content', () => {
  expect(pictureHash(hash, '1')).not.toBe(pictureHash(hash, '2'));
  expect(pictureHash(hash, '1')).toMatch(/^[0-9a-f]{64}$/);
});
