import { expect } from '@jest/globals';
import type { WorkflowStack } from './workflow-stack.ts';

/** One terminal event, no step told twice, numbers without a hole. */
export async function expectToldOnce(stack: Pick<WorkflowStack, 'events'>, runId: string): Promise<void> {
  const events = await stack.events(runId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const told = events.map(({ type, body }) => JSON.stringify([type, body]));
  expect(new Set(told).size).toBe(told.length);
  expect(events.filter(({ type }) => type === 'run.completed')).toHaveLength(1);
}
