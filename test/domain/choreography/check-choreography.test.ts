import { expect, test } from '@jest/globals';
import type { PlannedScene } from '../../../contract/plan.ts';
import { checkChoreography } from '../../../domain/choreography/check-choreography.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { fiveKinds, inputOf } from '../directing/brief-input.ts';

const sound = planFilm(inputOf(fiveKinds.launch));
const changed = (role: PlannedScene['role'], change: Partial<PlannedScene>) =>
  checkChoreography({
    ...sound,
    scenes: sound.scenes.map((scene) => (scene.role === role ? { ...scene, ...change } : scene)),
  });

test('a sound plan has no problem', () => expect(checkChoreography(sound)).toEqual([]));

test.each<[string, PlannedScene['role'], Partial<PlannedScene>, RegExp]>([
  ['a ground that ends early', 'ground', { durationInFrames: 300 }, /Ground takes 50 %/],
  ['a hero that is too short', 'hero', { durationInFrames: 100 }, /hero takes 60 to 80/],
  ['a hero off track 1', 'hero', { track: 2 }, /track 2/],
  ['a hero without a spring', 'hero', { pieces: ['Terminal'] }, /no spring/],
  ['half a frame', 'hero', { startFrame: 10.5 }, /no whole number/],
  ['an end after the end', 'closing', { durationInFrames: 900 }, /ends at frame/],
  ['a gap before the closing', 'closing', { startFrame: 560, durationInFrames: 40 }, /nothing but the ground/],
  ['two scenes at once on a track', 'text', { durationInFrames: 580 }, /overlap on track 2/],
  ['a scene without place', 'closing', { zone: '' }, /no zone/],
])('%s is a problem', (_, role, change, message) => expect(changed(role, change).join('\n')).toMatch(message));

test('every length from 5 to 90 seconds keeps the shares', () => {
  const prompts = [...Object.values(fiveKinds), 'Coffee that wakes up cities', 'Logo sting for Lumen'];
  for (const prompt of prompts) {
    for (let seconds = 5; seconds <= 90; seconds += 17) {
      const input = inputOf(prompt);
      const contexts = [...input.contexts, { label: 'requirement' as const, text: `Length: ${seconds} seconds` }];
      const plan = planFilm({ ...input, contexts });
      expect([seconds, plan.durationInFrames, checkChoreography(plan)]).toEqual([seconds, seconds * 30, []]);
    }
  }
});
