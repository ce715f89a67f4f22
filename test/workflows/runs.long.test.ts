import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reviews } from '../../db/repositories/reviews.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
let film: { accountId: string; projectId: string };
beforeAll(async () => {
  stack = await openWorkflowStack();
  film = await stack.project();
  const prompt = 'Launch film for Tidewater, a calm tide table. “Know the sea before you go.” 4 seconds.';
  await stack.ended(await stack.start(film, 'prompt', { prompt, seed: 7 }));
  await stack.ended(await stack.start(film, 'review', {}));
}, 120_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

test('an export renders, checks and publishes one file, and a second one renders nothing anew', async () => {
  const review = await reviews.newest(stack.ports.database.fork(), film.projectId);
  const accept = review?.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const first = await stack.ended(await stack.start(film, 'export', { quality: 'draft', accept, reason: 'a test' }));
  expect(first).toMatchObject({ error: null, state: 'completed' });
  const [video] = (await stack.events(first.id)).filter(({ type }) => type === 'artefact');
  expect(video?.body).toMatchObject({ kind: 'video', width: 320, height: 180 });
  const second = await stack.ended(await stack.start(film, 'export', { quality: 'draft', accept, reason: 'a test' }));
  expect(second.state).toBe('completed');
  const { counts } = await progressOf(second.id);
  expect(counts).toMatchObject({ chunksReused: counts.chunks });
});

async function progressOf(runId: string): Promise<{ counts: Record<string, number> }> {
  const { view } = await stack.ports.temporal.client.workflow
    .getHandle(runId)
    .query<{ view: { counts: Record<string, number> } }, [number]>('progress', 0);
  return view;
}
