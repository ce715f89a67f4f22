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
  [
    'a hero without a spring',
    'hero',
    { pieces: ['Terminal'], brief: 'A terminal; leaves left. Energy calm.' },
    /no spring/,
  ],
  [
    'a hero without a spring and without pieces',
    'hero',
    { pieces: [], brief: 'Types; leaves. Energy calm.' },
    /no spring/,
  ],
  ['a support on a track of texts', 'support', { track: 3 }, /support and does not belong on track 3/],
  ['a text on a track of supports', 'text', { track: 1 }, /text and does not belong on track 1/],
  ['a ground off track 0', 'ground', { track: 1 }, /ground and does not belong on track 1/],
  ['a support that is too long', 'support', { durationInFrames: 260 }, /support takes 20 to 40/],
  ['a text that is too short', 'text', { durationInFrames: 58 }, /text takes 10 to 30/],
  ['an overlay that never leaves', 'support', { brief: 'A chart in zone B. Energy calm.' }, /Support says no exit/],
  ['a hero that never leaves', 'hero', { brief: 'Springs in and stands. Energy calm.' }, /Hero says no exit/],
  ['an overlay in a place of no size', 'closing', { zone: 'corner' }, /no position and size/],
  ['an overlay in a box outside the frame', 'support', { zone: '70,10,40,20' }, /no position and size/],
  ['a scene without energy', 'text', { brief: 'Words in zone main, leaving left.' }, /no hint of its energy/],
  ['a proof beat that is too narrow alone', 'hero', { zone: 'B' }, /takes 28 % of the width/],
  ['half a frame', 'hero', { startFrame: 10.5 }, /no whole number/],
  ['an end after the end', 'closing', { durationInFrames: 900 }, /ends at frame/],
  ['a gap before the closing', 'closing', { startFrame: 560, durationInFrames: 40 }, /nothing but the ground/],
  ['two scenes at once on a track', 'text', { durationInFrames: 580 }, /overlap on track 2/],
  ['a scene without place', 'closing', { zone: '' }, /no zone/],
])('%s is a problem', (_, role, change, message) => expect(changed(role, change).join('\n')).toMatch(message));

test('ground and closing need no exit, a proof beat may share the frame or stand in a box of its own', () => {
  const still = 'Fills the frame, energy balanced.';
  expect([...changed('ground', { brief: still }), ...changed('closing', { brief: still })]).toEqual([]);
  expect(changed('hero', { zone: 'A' })).toEqual([]);
  expect(changed('hero', { zone: '15, 10, 70, 80' })).toEqual([]);
  expect(changed('support', { zone: 'low' }).join()).toMatch(/takes 56 % of the width/);
  const portrait = { ...sound, width: 1080, height: 1920 };
  expect(
    checkChoreography({
      ...portrait,
      scenes: portrait.scenes.map((s) => (s.role === 'hero' ? { ...s, zone: 'low' } : s)),
    }),
  ).toEqual([]);
});

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
