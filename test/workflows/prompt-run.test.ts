import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
});
afterAll(() => stack?.[Symbol.asyncDispose]());

const prompt = 'Launch film for Tidewater, a calm tide table. “Know the sea before you go.” 8 seconds.';

test('a prompt becomes one revision with every planned scene, told in one stream of events', async () => {
  const project = await stack.project();
  const runId = await stack.start(project, 'prompt', { prompt, seed: 7 });
  const run = await stack.ended(runId);
  expect(run.error).toBeNull();
  expect(run.state).toBe('completed');
  const events = await stack.events(runId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  console.log(events.map((e) => e.type).join(' '), JSON.stringify(run.result), run.view);
}, 120_000);
