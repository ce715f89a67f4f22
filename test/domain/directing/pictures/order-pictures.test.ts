import { expect, test } from '@jest/globals';
import type { FilmPlan } from '../../../../contract/plan.ts';
import type { DirectedPlan } from '../../../../domain/directing/film.ts';
import { createOfflineDirector } from '../../../../domain/directing/offline-director.ts';
import { directPictures } from '../../../../domain/directing/pictures/direct-pictures.ts';
import { withoutPictures } from '../../../../domain/directing/pictures/without-pictures.ts';
import { writeScene } from '../../../../domain/directing/write-scene.ts';
import { namesIn } from '../../../../domain/media/named-assets.ts';

const planOf = async (prompt: string, library = ['logo', 'mountain']) => {
  const input = { contexts: [], width: 1280, height: 720, fps: 30, seed: 0, projectId: 'prj_1', existing: [] };
  const told = { ...input, prompt, pictures: library.filter((name) => name === 'logo'), taken: library };
  return (await createOfflineDirector().plan(told)).plan as DirectedPlan;
};
const codesOf = ({ scenes }: FilmPlan) =>
  (scenes as DirectedPlan['scenes']).map((scene) => ({ code: writeScene(scene) }));
const shown = (plan: FilmPlan) => [...namesIn(codesOf(plan), null)].sort();

const brief =
  'A 20 second film for Fjord Ferries with an illustration of a mountain behind the title, the logo cut out, a drawing of a lighthouse and a 4-second clip of waves. Crossing in 55 minutes. 12 departures a day. Bikes travel free. Book at fjord.example';

test('what a prompt orders is planned under names that are free, in the size of its place, and every picture is shown', async () => {
  const plan = await planOf(brief);
  expect(plan.pictures).toMatchObject([
    { operation: 'background_removal', name: 'logo-cutout', asset: 'logo' },
    { operation: 'image_generation', name: 'mountain-2', width: 1280, height: 720 },
    { operation: 'image_generation', name: 'lighthouse' },
    { operation: 'ai_video_a', name: 'waves', seconds: 4 },
  ]);
  expect(shown(plan)).toEqual(['lighthouse', 'logo-cutout', 'mountain-2', 'waves']);
  expect(plan.leftOut).toEqual([]);
});

test('a picture behind the title stands on the ground under a veil until the first words have gone', async () => {
  const { scenes } = await planOf(brief);
  const hook = scenes.find(({ name }) => name === 'Hook');
  const behind = scenes.find(({ role }) => role === 'ground')?.shots.find(({ piece }) => piece === 'Media');
  expect(behind?.props).toMatchObject({ src: { asset: 'mountain-2' }, to: hook?.durationInFrames });
  expect(Number(behind?.props.veil)).toBeGreaterThan(0.5);
  expect(hook?.shots.map(({ piece }) => piece)).not.toContain('Emblem');
});

test('a plan does without what could not be made: the picture as it was, shapes, or the ground alone', async () => {
  const plan = await planOf(brief);
  const without = withoutPictures(plan, new Set(['logo-cutout', 'mountain-2', 'lighthouse', 'waves']));
  expect(shown(without)).toEqual(['logo']);
  expect(without.scenes.map(({ name, startFrame }) => [name, startFrame])).toEqual(
    plan.scenes.map(({ name, startFrame }) => [name, startFrame]),
  );
});

test('what a film has no room for is not made, and told of', async () => {
  const plan = await planOf(
    'A 4 second film for Fjord with a 20-second clip of waves. Crossing in 55 minutes. 12 departures a day. Book at fjord.example',
  );
  expect([plan.pictures, plan.leftOut.filter((line) => line.includes('waves'))]).toEqual([
    undefined,
    ['The film has no room for waves.'],
  ]);
});

test('of what a model orders that is kept which names what it is made from or of', () => {
  const ordered = directPictures(
    [
      { operation: 'image_generation', name: 'logo', prompt: 'A hill' },
      { operation: 'background_removal', name: 'cut', asset: 'logo-2' },
      { operation: 'background_removal', name: 'gone', asset: 'nothing' },
      { operation: 'image_generation', name: 'empty', prompt: ' ' },
      { operation: 'ai_video_b', name: 'clip', prompt: 'Snow', asset: 'nothing' },
    ],
    { pictures: ['logo'] },
  );
  expect(ordered).toEqual([
    { operation: 'image_generation', name: 'logo-2', prompt: 'A hill' },
    { operation: 'background_removal', name: 'cut', asset: 'logo-2' },
    { operation: 'ai_video_b', name: 'clip', prompt: 'Snow', seconds: 4 },
  ]);
});

test.each([
  ["Cut out the logo's background", ['logo-cutout'], ['logo-cutout'], 0],
  ['Make it darker and add an illustration of the sea in the background', ['sea'], ['logo', 'sea'], 0],
  ['Add a drawing of a ferry behind the title', ['ferry'], ['ferry', 'logo'], 0],
  ['Add a 4-second clip of waves', ['waves'], ['logo', 'waves'], 1],
])('an edit of a film that stands: %s', async (prompt, made, named, longer) => {
  const film = await planOf(
    'A film for Fjord Ferries. Crossing in 55 minutes. 12 departures a day. Book at fjord.example',
  );
  const { width, height, fps, theme } = film;
  const existing = film.scenes.map((scene) => ({ ...scene, code: writeScene(scene) }));
  const input = { prompt, contexts: [], width, height, fps, seed: 0, projectId: 'prj_1', theme, existing };
  const { plan } = await createOfflineDirector().plan({ ...input, pictures: ['logo'] });
  const codes = (one: FilmPlan) => one.scenes.map((scene) => ({ code: (scene as { code?: string }).code ?? '' }));
  expect([plan.pictures?.map(({ name }) => name), [...namesIn(codes(plan), null)].sort()]).toEqual([made, named]);
  expect(plan.durationInFrames > film.durationInFrames ? 1 : 0).toBe(longer);
  const without = withoutPictures(plan, new Set(made));
  expect([...namesIn(codes(without), null)]).toEqual(['logo']);
});

test('a cut-out of what no scene shows is no edit of the film', async () => {
  const film = await planOf('A film for Fjord Ferries. Crossing in 55 minutes. 12 departures a day.', []);
  const { width, height, fps, theme } = film;
  const existing = film.scenes.map((scene) => ({ ...scene, code: writeScene(scene) }));
  const input = { contexts: [], width, height, fps, seed: 0, projectId: 'prj_1', theme, existing, pictures: ['shoe'] };
  const planning = createOfflineDirector().plan({ ...input, prompt: 'Cut out the shoe' });
  await expect(planning).rejects.toMatchObject({ code: 'edit_not_understood' });
});
