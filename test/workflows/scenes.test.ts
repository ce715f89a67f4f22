import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

const director = createScriptedDirector();
let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ director, twice: true });
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

const names = async (revision: unknown) => {
  const scenes = await revisions.scenes(stack.ports.database.fork(), String(revision));
  return scenes.map(({ name }) => name).sort();
};

// Every activity of this file runs twice: what the tests see must be as if each had run once.
test('a scene that fails is mended, one that stays broken is left out and named, the others stand', async () => {
  const project = await stack.project();
  const run = await stack.ended(
    await stack.start(project, 'prompt', { prompt: 'script: good mended hopeless unparsable' }),
  );
  expect(run).toMatchObject({ state: 'completed', result: { leftOut: ['hopeless'] } });
  expect(await names(run.result?.revision)).toEqual(['good', 'mended', 'unparsable']);
  const end = (await stack.events(run.id)).at(-1);
  expect(end).toMatchObject({ type: 'run.completed', body: { leftOut: ['hopeless'], spent: 0 } });
  expect(director.calls.filter((call) => call.endsWith('hopeless'))).toHaveLength(3);
  await expectToldOnce(run.id);
});

test('with no scene left the run fails and the head stays', async () => {
  const project = await stack.project();
  const run = await stack.ended(await stack.start(project, 'prompt', { prompt: 'script: hopeless' }));
  expect(run).toMatchObject({ state: 'failed', error: { code: 'no_scene_stands' } });
  const head = await revisions.head(stack.ports.database.fork(), project.projectId);
  expect(head.number).toBe(1);
});

test('planning alone tells the plan and changes nothing', async () => {
  const project = await stack.project();
  const run = await stack.ended(await stack.start(project, 'prompt', { prompt: 'script: good', spar: true }));
  expect(run).toMatchObject({ state: 'completed', result: { revision: null, scenes: [] } });
  expect(director.calls).not.toContain('write spar');
  expect((await stack.events(run.id)).map(({ type }) => type)).toEqual([
    'run.accepted',
    'phase',
    'plan',
    'run.completed',
  ]);
});

test('a cancelled prompt publishes its finished scenes', async () => {
  const { runId, project } = await startedWithOneReady();
  expect(await cancelRunWorkflow(stack.ports.temporal.client, runId, { discard: false })).toBe('accepted');
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ state: 'cancelled', result: { leftOut: ['slow'] } });
  expect(await names((await revisions.head(stack.ports.database.fork(), project.projectId)).id)).toEqual(['good']);
  expect((await stack.events(runId)).at(-1)).toMatchObject({ body: { stoppedBy: 'cancelled' } });
  await stack.ports.temporal.client.workflow.getHandle(runId).result();
  expect(await cancelRunWorkflow(stack.ports.temporal.client, runId, { discard: true })).toBe('ended');
});

test('a prompt cancelled with discard leaves the head as it was', async () => {
  const { runId, project } = await startedWithOneReady();
  await cancelRunWorkflow(stack.ports.temporal.client, runId, { discard: true });
  expect(await stack.ended(runId)).toMatchObject({ state: 'cancelled', result: { revision: null } });
  expect((await revisions.head(stack.ports.database.fork(), project.projectId)).number).toBe(1);
});

test("Temporal's own cancel ends a run like a caller's", async () => {
  const { runId } = await startedWithOneReady();
  await stack.ports.temporal.client.workflow.getHandle(runId).cancel();
  expect(await stack.ended(runId)).toMatchObject({ state: 'cancelled', result: { leftOut: ['slow'] } });
});

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
    await expectToldOnce(run.id);
  }
  await expectToldOnce(promptId);
  const page = await exportRecords.list(database.fork(), project.projectId);
  expect(page.items.map(({ state }) => state)).toEqual(['completed']);
  expect((await reviews.list(database.fork(), project.projectId)).items).toHaveLength(1);
});

test('a prompt that edits changes what it names, in words and size, and tells the difference', async () => {
  const project = await stack.project();
  const made = await stack.ended(await stack.start(project, 'prompt', { prompt: 'script: good mended' }));
  const em = stack.ports.database.fork();
  const before = await revisions.scenesWithCode(em, String(made.result?.revision));
  const prompt = 'Change "Good" to "Better" and resize to 120x120';
  const run = await stack.ended(await stack.start(project, 'prompt', { prompt }));
  expect(run).toMatchObject({ state: 'completed', result: { shape: 'edit', leftOut: [] } });
  expect(run.result?.changes).toEqual([
    { sceneId: expect.any(String), name: 'good', kind: 'code', detail: 'other code' },
    { sceneId: null, name: 'Film', kind: 'size', detail: expect.stringContaining('→ 120×120') },
  ]);
  const head = await revisions.head(stack.ports.database.fork(), project.projectId);
  expect([head.width, head.height]).toEqual([120, 120]);
  const after = await revisions.scenesWithCode(stack.ports.database.fork(), head.id);
  const codeOf = (scenes: typeof before, name: string) => scenes.find((scene) => scene.name === name)?.code;
  expect(codeOf(after, 'good')).toBe(codeOf(before, 'good')?.replace('Good', 'Better'));
  expect(codeOf(after, 'mended')).toBe(codeOf(before, 'mended'));
});

/** One terminal event, no step told twice, numbers without a hole. */
async function expectToldOnce(runId: string): Promise<void> {
  const events = await stack.events(runId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const told = events.map(({ type, body }) => JSON.stringify([type, body]));
  expect(new Set(told).size).toBe(told.length);
  expect(events.filter(({ type }) => type === 'run.completed')).toHaveLength(1);
}

async function startedWithOneReady() {
  const project = await stack.project();
  const runId = await stack.start(project, 'prompt', { prompt: 'script: good slow' });
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(50)) {
    if ((await stack.events(runId)).some(({ type }) => type === 'scene.ready')) return { runId, project };
  }
  throw new Error('no scene became ready');
}
