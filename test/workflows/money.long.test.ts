import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { beginBought, expectTwoHeroes, paidAfter } from './bought-prompts.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ twice: true });
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

test('agent-max weighs two rendered heroes, and its deep planning costs half a dollar', async () => {
  const film = { prompt: 'A 3 second film for Heron Books. “Read slowly.”', mode: 'agent-max' };
  const bought = await beginBought(stack, film, { budgetMicros: 1_500_000 });
  const { run, paid } = await paidAfter(stack, bought);
  expect([run.state, paid]).toEqual(['completed', 1.5]);
  await expectTwoHeroes(stack, run);
  // No money is left for its scenes, and what was stopped is not reviewed.
  expect((await stack.events(bought.runId)).at(-1)?.body).toMatchObject({ stoppedBy: 'budget' });
}, 120_000);
