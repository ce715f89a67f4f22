import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Death, disturbed, hasTold, type ProducedFilm, undisturbed } from './killed-production.ts';
import { type MortalStack, openMortalStack } from './killed-servers.ts';

let stack: MortalStack;
beforeAll(async () => {
  stack = await openMortalStack();
}, 180_000);
afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

test('a production survives many deaths, of servers that stay away for a while and of what works for it', async () => {
  const surviving = disturbed(stack, [
    { victim: 'postgres', when: hasTold('prompt', 'plan'), absenceMs: 15_000 },
    { victim: 'worker', when: hasTold('prompt', 'scene.ready') },
    { victim: 'temporal', when: hasTold('prompt', 'scene.ready', 3), absenceMs: 15_000 },
    { victim: 'api', when: hasTold('loop', 'run.accepted') },
    { victim: 'worker', when: hasTold('review', 'run.accepted') },
    { victim: 'postgres', when: hasTold('export', 'run.accepted'), absenceMs: 5_000 },
    { victim: 'worker', when: hasTold('export', 'phase') },
    { victim: 'temporal', when: hasTold('export', 'phase'), absenceMs: 5_000 },
  ]);
  const [whole, survived] = await Promise.all([undisturbed(), surviving]);
  expect(survived).toEqual(whole);
}, 900_000);

const upright: ProducedFilm = {
  projectId: 'prj_01m7yny4thf4av4a3yfjtnsh1p',
  size: { width: 360, height: 640, fps: 12 },
  contexts: {
    goal: 'Fill the evening classes of the Kiln Room.',
    requirement: '“Throw your first bowl.” Book at kiln.example.',
    brand: 'Colours #7a2e1d and #f7efe5; warm.',
  },
  brief: { length: 9, seed: 3, criteria: 'portrait, text:"Throw your first bowl"' },
};

const moments: Death['when'][] = [
  hasTold('prompt', 'plan'),
  hasTold('prompt', 'scene.ready'),
  hasTold('loop', 'run.accepted'),
  hasTold('loop', 'turn'),
  hasTold('export', 'phase'),
];

/** One death at each moment, of victims that follow from the seed: each of the four, and one of them again. */
function deathsOf(seed: number): Death[] {
  const victims = ['worker', 'temporal', 'api', 'postgres'] as const;
  return moments.map((when, index) => ({
    victim: victims[(seed * (index % 2 === 0 ? 1 : 3) + index) % victims.length] ?? 'worker',
    when,
    absenceMs: 500 + ((seed * 7 + index * 3) % 5) * 1_000,
  }));
}

test('an upright film of another brief survives three further orders of deaths alike', async () => {
  const whole = await undisturbed(upright);
  for (const seed of [1, 2, 3]) {
    await using own = await openMortalStack();
    expect([seed, await disturbed(own, deathsOf(seed), upright)]).toEqual([seed, whole]);
  }
}, 1_800_000);
