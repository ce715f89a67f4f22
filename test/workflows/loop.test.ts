import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runs } from '../../db/repositories/runs.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

const goal = 'Launch film for Tidewater, a calm tide table. “Know the sea before you go.” 4 seconds.';

test('a loop on an empty project makes the film, reviews it and ends as done, with its runs as children', async () => {
  const film = await stack.project();
  const loopId = await stack.start(film, 'loop', { goal, criteria: 'scenes>=2,errors<=0', seed: 7 });
  const loop = await stack.ended(loopId);
  expect(loop).toMatchObject({ state: 'completed', error: null, waitsFor: null });
  expect(loop.result).toMatchObject({ outcome: 'done' });
  const children = await runs.childrenOf(stack.ports.database.fork(), loopId);
  expect(children.map(({ kind }) => kind).slice(0, 2)).toEqual(['prompt', 'review']);
  expect(children.every(({ state }) => state === 'completed')).toBe(true);
  const types = (await stack.events(loopId)).map(({ type }) => type);
  expect(types.filter((type) => type === 'turn').length).toBe(types.filter((type) => type === 'observation').length);
}, 180_000);
