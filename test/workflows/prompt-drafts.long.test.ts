import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportRecords } from '../../db/repositories/exports.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { expectToldOnce } from './expect-told-once.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ director: createScriptedDirector(), twice: true });
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

test('preview, review and export leave one of each thing they make', async () => {
  const project = await stack.project();
  const { id: promptId } = await stack.ended(await stack.start(project, 'prompt', { prompt: 'script: good mended' }));
  const kinds = [
    ['preview', { frames: [0, 19], sheet: true }],
    ['review', {}],
    ['export', { quality: 'draft' }],
  ] as const;
  const { database } = stack.ports;
  for (const [kind, input] of kinds) {
    const findings = (await reviews.newest(database.fork(), project.projectId))?.findings ?? [];
    const accept = findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
    const run = await stack.ended(await stack.start(project, kind, { ...input, accept, reason: 'a test' }));
    expect(run).toMatchObject({ kind, state: 'completed' });
    await expectToldOnce(stack, run.id);
  }
  await expectToldOnce(stack, promptId);
  const page = await exportRecords.list(database.fork(), project.projectId);
  expect(page.items.map(({ state }) => state)).toEqual(['completed']);
  expect((await reviews.list(database.fork(), project.projectId)).items).toHaveLength(1);
});
