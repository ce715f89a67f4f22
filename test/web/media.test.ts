import { expect, test } from '@jest/globals';
import { transformScene } from '../../engine/compile/transform-scene.ts';
import { referenceTo, sceneOf } from '../../web/media/scene-of-asset.ts';
import { assetNameOf } from '../../web/media/uploads.ts';

test.each([
  ['Logo Größe (final).SVG', 'logo-gro-e-final'],
  ['logo.png', 'logo'],
  ['__x__.png', 'x__'],
  ['.png', 'file'],
  ['写真.jpg', 'file'],
  [`${'a'.repeat(80)}.png`, 'a'.repeat(64)],
])('%s is called %s by scenes', (file, name) => {
  expect(assetNameOf(file)).toBe(name);
  expect(name).toMatch(/^[a-z0-9][a-z0-9_-]{0,63}$/);
});

test.each([
  ['picture', null],
  ['clip', { seconds: 2 }],
])('the scene that an inserted %s gets compiles and names the asset in plain text', async (_, clip) => {
  const code = sceneOf({ name: 'team-photo_2', clip: clip as never });
  expect(code).toContain(referenceTo('team-photo_2'));
  expect(await transformScene(code)).toHaveProperty('js');
});
