import { expect, test } from '@jest/globals';
import { transformScene } from '../../engine/compile/transform-scene.ts';
import { referenceTo, sceneOfPicture } from '../../web/media/scene-of-asset.ts';
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

test('the scene that an inserted picture gets compiles and names the asset in plain text', async () => {
  const code = sceneOfPicture('team-photo_2');
  expect(code).toContain(referenceTo('team-photo_2'));
  expect(await transformScene(code)).toHaveProperty('js');
});
