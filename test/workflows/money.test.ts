import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { providerCosts } from '../../db/repositories/provider-costs.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { quoteExport } from '../../domain/money/quote.ts';
import { patienceMs } from '../patience.ts';
import { beginBought, expectTwoHeroes, paidAfter as paidAfterOn } from './bought-prompts.ts';
import { expectToldOnce } from './expect-told-once.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

// Activities of this file run twice: each result and each movement of money must be as if they had run once.
const director = createScriptedDirector();
let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ director, twice: true });
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

const begin = (input: Record<string, unknown>, bought?: Parameters<typeof beginBought>[2]) =>
  beginBought(stack, input, bought);
const paidAfter = (bought: { accountId: string; runId: string }, balanceMicros?: number) =>
  paidAfterOn(stack, bought, balanceMicros);
const lastOf = async (runId: string) => (await stack.events(runId)).at(-1)?.body;

const head = async ({ projectId }: { projectId: string }) => {
  const { id, number } = await revisions.head(stack.ports.database.fork(), projectId);
  const scenes = await revisions.scenes(stack.ports.database.fork(), id);
  return { id, number, names: scenes.map(({ name }) => name).sort() };
};

test('a prompt mends what fails and leaves out what stays broken; it pays its plan, its scenes and their repairs alone', async () => {
  const bought = await begin({ prompt: 'script: good mended hopeless unparsable' });
  const { run, paid, held } = await paidAfter(bought);
  expect([paid, held]).toEqual([1 + 2 * 0.25 + 2 * 0.1, 0]);
  expect(run).toMatchObject({ state: 'completed', result: { leftOut: ['hopeless'] } });
  expect(await head(bought)).toMatchObject({ id: run.result?.revision, names: ['good', 'mended', 'unparsable'] });
  expect(director.calls.filter((call) => call.endsWith('hopeless'))).toHaveLength(3);
  await expectToldOnce(stack, bought.runId);
  const events = await stack.events(bought.runId);
  expect(events[0]?.body).toMatchObject({ quote: { low: 1, high: 5 } });
  expect(events.at(-1)?.body).toMatchObject({ spent: 1.7, leftOut: ['hopeless'] });
  const budgets = events.filter(({ type }) => type === 'budget').map(({ body }) => body);
  expect(budgets[0]).toEqual({ spent: 1, held: 5, cap: null });
  expect(Math.max(...budgets.map(({ spent }) => Number(spent)))).toBeLessThanOrEqual(5);
  const handle = stack.ports.temporal.client.workflow.getHandle(bought.runId);
  await handle.result();
  const { searchAttributes } = await handle.describe();
  expect(searchAttributes.SpentMicros).toEqual([1_700_000]);
});

test('a budget stops before the step that would pass it and publishes what is finished', async () => {
  const bought = await begin({ prompt: 'script: good plain other third' }, { budgetMicros: 1_300_000 });
  expect(await paidAfter(bought)).toMatchObject({ paid: 1.25, held: 0, run: { state: 'completed' } });
  expect(await lastOf(bought.runId)).toMatchObject({ stoppedBy: 'budget', spent: 1.25, leftOut: ['other', 'third'] });
  const { result } = await runs.find(stack.ports.database.fork(), bought.runId);
  expect(result?.scenes).toHaveLength(2);
});

test('a small balance is a budget too, and what it does not cover is not repaired', async () => {
  const bought = await begin({ prompt: 'script: good mended' }, { balanceMicros: 1_300_000 });
  expect(await paidAfter(bought, 1_300_000)).toMatchObject({ paid: 1, held: 0 });
  expect(await lastOf(bought.runId)).toMatchObject({ stoppedBy: 'budget', leftOut: ['mended'] });
});

test('agent-max weighs two rendered heroes for half a dollar, reviews and mends its film before it publishes, and tells what it found', async () => {
  const film = { prompt: 'A 3 second film for Heron Books. “Read slowly.”', mode: 'agent-max' };
  const bought = await begin(film);
  const { run, paid } = await paidAfter(bought);
  const round = { scenes: 3, before: { errors: 0 }, mended: expect.any(Number), after: { errors: 0 } };
  expect((await stack.events(bought.runId)).find(({ type }) => type === 'round')?.body).toMatchObject(round);
  expect(run).toMatchObject({ state: 'completed', result: { round } });
  // The plan with its deepening, and each scene after the first.
  expect(paid).toBe(1.5 + 0.25 * (round.scenes - 1));
  await expectTwoHeroes(stack, run);
}, 120_000);

test('a prompt with no scene that stands fails, costs nothing and leaves the head', async () => {
  const bought = await begin({ prompt: 'script: hopeless' });
  const failed = { state: 'failed', error: { code: 'no_scene_stands' } };
  expect(await paidAfter(bought)).toMatchObject({ paid: 0, held: 0, run: failed });
  expect(await head(bought)).toMatchObject({ number: 1 });
});

test('a cancelled prompt publishes its finished scenes and pays for them', async () => {
  const bought = await startedWithOneReady();
  const { client } = stack.ports.temporal;
  expect(await cancelRunWorkflow(client, bought.runId, { discard: false }, patienceMs)).toBe('accepted');
  const cancelled = { state: 'cancelled', result: { leftOut: ['slow'] } };
  expect(await paidAfter(bought)).toMatchObject({ paid: 1, held: 0, run: cancelled });
  expect(await head(bought)).toMatchObject({ names: ['good'] });
  expect(await lastOf(bought.runId)).toMatchObject({ stoppedBy: 'cancelled' });
  await client.workflow.getHandle(bought.runId).result();
  expect(await cancelRunWorkflow(client, bought.runId, { discard: true })).toBe('ended');
});

test('a prompt cancelled with discard leaves the head as it was and costs nothing', async () => {
  const bought = await startedWithOneReady();
  await cancelRunWorkflow(stack.ports.temporal.client, bought.runId, { discard: true });
  const cancelled = { state: 'cancelled', result: { revision: null } };
  expect(await paidAfter(bought)).toMatchObject({ paid: 0, held: 0, run: cancelled });
  expect(await head(bought)).toMatchObject({ number: 1 });
});

test("Temporal's own cancel ends a run like a caller's, whose wish to discard is heard though only the row knows it", async () => {
  const [kept, discarded] = [await startedWithOneReady(), await startedWithOneReady()];
  await runs.requestCancel(stack.ports.database.fork(), discarded.runId, { discard: true });
  for (const { runId } of [kept, discarded]) await stack.ports.temporal.client.workflow.getHandle(runId).cancel();
  const keeping = await paidAfter(kept);
  expect(keeping).toMatchObject({ paid: 1, run: { state: 'cancelled', result: { leftOut: ['slow'] } } });
  const discarding = await paidAfter(discarded);
  expect(discarding).toMatchObject({ paid: 0, run: { state: 'cancelled', result: { revision: null } } });
});

test('an export pays once its file stands, and nothing when it fails or is cancelled; preview, review and export leave one of each thing', async () => {
  const { ports } = stack;
  const bought = await begin({ prompt: 'script: good' });
  const { runId: _, ...project } = bought;
  await paidAfter(bought);
  const quote = quoteExport({ exists: false, charged: true });
  const shut = await stack.start(project, 'export', { quality: 'draft' }, undefined, { quote });
  expect(await paidAfter({ ...project, runId: shut }, 9_000_000)).toMatchObject({ paid: 0, run: { state: 'failed' } });
  const preview = await stack.start(project, 'preview', { frames: [0, 19], sheet: true });
  const review = await stack.start(project, 'review', {});
  for (const id of [preview, review]) expect(await stack.ended(id)).toMatchObject({ state: 'completed' });
  const findings = (await reviews.newest(ports.database.fork(), project.projectId))?.findings ?? [];
  const accept = findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const input = { quality: 'draft', accept, reason: 'a test' };
  const cancelled = await stack.start(project, 'export', input, undefined, { quote });
  await cancelRunWorkflow(ports.temporal.client, cancelled, { discard: false });
  const ended = await stack.ended(cancelled);
  expect([ended.state, ended.spentMicros]).toEqual(['cancelled', 0]);
  const done = await stack.start(project, 'export', input, undefined, { quote });
  expect(await paidAfter({ ...project, runId: done }, 9_000_000)).toMatchObject({
    paid: 0.1,
    run: { state: 'completed' },
  });
  for (const id of [preview, review, done]) await expectToldOnce(stack, id);
  const { items } = await exportRecords.list(ports.database.fork(), project.projectId);
  expect(items.filter(({ state }) => state === 'completed')).toHaveLength(1);
  expect(new Set(items.map(({ runId }) => runId)).size).toBe(items.length);
  expect((await reviews.list(ports.database.fork(), project.projectId)).items).toHaveLength(1);
});

test('over the cap of provider costs a prompt stops, keeps its finished scenes and pays for them', async () => {
  const bought = await begin({ prompt: 'script: good costly2000000 costly9000000' });
  expect(await paidAfter(bought)).toMatchObject({ paid: 1.25, held: 0, run: { state: 'completed' } });
  expect(await lastOf(bought.runId)).toMatchObject({ stoppedBy: 'cost_guard', leftOut: ['costly9000000'] });
  expect(await providerCosts.ofRun(stack.ports.database.fork(), bought.runId)).toBe(1_000_000);
  const early = await begin({ prompt: 'script: planfor9000000' });
  expect(await paidAfter(early)).toMatchObject({ paid: 0, held: 0, run: { state: 'completed' } });
  expect(await lastOf(early.runId)).toMatchObject({ stoppedBy: 'cost_guard', spent: 0 });
});

async function startedWithOneReady() {
  const bought = await begin({ prompt: 'script: good slow' });
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    if ((await stack.events(bought.runId)).some(({ type }) => type === 'scene.ready')) return bought;
  }
  throw new Error('no scene became ready');
}
