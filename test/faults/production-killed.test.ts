import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { disturbed, hasTold, undisturbed } from './killed-production.ts';
import { type MortalStack, openMortalStack } from './killed-servers.ts';

let stack: MortalStack;
beforeAll(async () => {
  stack = await openMortalStack();
}, 180_000);
afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

test('a production survives kill -9 of worker, API, Temporal and Postgres, one after the other: same film, same cost', async () => {
  const surviving = disturbed(stack, [
    { victim: 'worker', when: hasTold('prompt', 'scene.started') },
    { victim: 'api', when: hasTold('prompt', 'scene.ready') },
    { victim: 'temporal', when: hasTold('loop', 'run.accepted') },
    { victim: 'postgres', when: hasTold('export', 'run.accepted') },
  ]);
  const [whole, survived] = await Promise.all([undisturbed(), surviving]);
  expect(survived).toEqual(whole);
}, 1_200_000);
