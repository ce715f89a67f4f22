import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { disturbed, hasTold, undisturbed } from './killed-production.ts';
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
