import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { listen } from '../../db/notifications.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import { holdHead, writeHead } from '../../db/repositories/write-head.ts';
import { neutralTheme } from '../../domain/directing/neutral-theme.ts';
import { testTemporalAddress } from '../embedded.ts';
import { readEvents } from './event-reader.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi, type TestApi } from './start-api.ts';
import { newProject, newScene } from './test-film.ts';

// A real Temporal server and no worker: runs are accepted, started and cancelled, and nobody does their work.
const api = await startApi({ temporalAddress: await testTemporalAddress() });
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);

test('an accepted run is a workflow of its id, with ids only in its history', async () => {
  const projectId = await newProject(call);
  const prompt = 'A secret film about CANARY-7';
  const { status, body } = await call('startPrompt', { params: { projectId }, body: { prompt, budget: 2.5, seed: 7 } });
  expect(status).toBe(202);
  expect(body).toMatchObject({
    kind: 'prompt',
    state: 'queued',
    phase: 'generate',
    provider: 'offline',
    budget: 2.5,
    lastEvent: 1,
  });
  let row = await runs.find(api.database.fork(), body.id);
  // The answer does not wait long for Temporal.
  for (; !row.startedAt; await delay(50)) row = await runs.find(api.database.fork(), body.id);
  expect(row.input).toEqual({ prompt, budget: 2.5, seed: 7 });
  expect(row.startedAt).toBeInstanceOf(Date);
  const handle = api.temporal.client.workflow.getHandle(body.id);
  expect((await handle.describe()).type).toBe('promptRun');
  expect(JSON.stringify(await handle.fetchHistory())).not.toContain('CANARY');
});

test('twenty starts with one idempotency key are one run', async () => {
  const projectId = await newProject(call);
  const request = { params: { projectId }, body: { prompt: 'A film' }, headers: { 'idempotency-key': 'one-run' } };
  const replies = await Promise.all(Array.from({ length: 20 }, () => call('startPrompt', request)));
  const ids = new Set(replies.flatMap(({ status, body }) => (status === 202 ? [body.id] : [])));
  expect(ids.size).toBe(1);
  expect(replies.every(({ status, body }) => status === 202 || body.code === 'in_flight')).toBe(true);
  expect((await call('listRuns', { query: { projectId } })).body.runs).toHaveLength(1);
});

/** A project whose head is a film as a prompt leaves it. */
async function directedProject(): Promise<string> {
  const projectId = await newProject(call);
  await newScene(call, projectId);
  await api.database.transaction(async (em) => {
    const held = await holdHead(em, projectId);
    const content = { ...held.revision, plan: null, theme: neutralTheme, scenes: held.scenes };
    await writeHead(em, held, content, { message: 'As a prompt leaves it', writtenBy: 'director' });
  });
  return projectId;
}

test('an edit that the offline director does not know is refused before there is a run', async () => {
  const projectId = await directedProject();
  const params = { projectId };
  const { status, body } = await call('startPrompt', { params, body: { prompt: 'sprinkle some magic on it' } });
  expect([status, body.code]).toEqual([422, 'edit_not_understood']);
  expect(body.errors.map(({ path }: { path: string }) => path)).toContain('order');
  expect((await call('listRuns', { query: { projectId } })).body.runs).toEqual([]);
  expect((await call('startPrompt', { params, body: { prompt: 'Make it 5 seconds long' } })).status).toBe(202);
});

test('a note that the director does not know is refused with what it does know, and the production waits on', async () => {
  const projectId = await directedProject();
  const accountId = (await call('account')).body.id;
  const { run } = await runs.create(api.database.fork(), {
    ...{ accountId, projectId, kind: 'production', writing: true, input: {}, requestHash: '', provider: 'offline' },
  });
  const params = { runId: run.id };
  const sendBack = async () =>
    (await call('sendBackRun', { params, body: { note: 'sprinkle some magic on it' } })).body;
  await runs.note(api.database.fork(), run.id, { waitsFor: 'paused' });
  expect(await sendBack()).toMatchObject({ code: 'not_waiting', detail: expect.stringContaining('runs resume') });
  await runs.note(api.database.fork(), run.id, { waitsFor: 'approval' });
  const refused = await sendBack();
  expect([refused.status, refused.code]).toEqual([422, 'edit_not_understood']);
  expect(refused.errors.map(({ path }: { path: string }) => path)).toContain('order');
  await expect(runNotes.get(api.database.fork(), run.id, 1)).rejects.toMatchObject({ code: 'not_found' });
  expect((await call('getRun', { params })).body.waitsFor).toBe('approval');
});

test('a budget that is raised, but not as far as the step needs that waits for it, is refused with the figure', async () => {
  const projectId = await directedProject();
  const accountId = (await call('account')).body.id;
  const { run } = await runs.create(api.database.fork(), {
    ...{ accountId, projectId, kind: 'production', writing: true, input: {}, requestHash: '', provider: 'offline' },
    budgetMicros: 2_000_000,
  });
  const em = api.database.fork();
  await runs.appendEvents(em, run.id, 'short', [{ type: 'budget.needed', body: { shortfall: 0.75, needed: 2.75 } }]);
  await runs.note(em, run.id, { waitsFor: 'budget' });
  const params = { runId: run.id };
  const refused = (await call('raiseBudget', { params, body: { budget: 2.5 } })).body;
  expect(refused).toMatchObject({ code: 'budget_too_small', minimum: 2.75, detail: expect.stringContaining('2.75') });
  const resumed = (await call('resumeRun', { params, body: {} })).body;
  expect([resumed.code, resumed.minimum]).toEqual(['budget_too_small', 2.75]);
  expect((await call('getRun', { params })).body).toMatchObject({ budget: 2, waitsFor: 'budget' });
});

test('a field of a brief that cannot be is told with what it may be', async () => {
  const brief = { name: 'F', goal: 'G', requirement: 'R', brand: 'B' };
  const faults = async (body: object) =>
    (await call('startProduction', { body: { ...brief, ...body } as never })).body.errors[0];
  expect(await faults({ approvals: 'yes' })).toEqual({
    ...{ path: 'approvals', message: 'must be true, false, or a list of phases: [generate, iterate]' },
  });
  expect((await faults({ export: 'high' })).message).toBe(
    'must be true, false, or a quality: { quality: draft | standard | high }',
  );
  expect((await faults({ length: '12s' })).message).toBe('must be a number of seconds, such as 12');
  expect((await faults({ budget: '$5' })).message).toBe('must be a number of dollars, such as 5');
});

test('a brief that contradicts itself, or the film that stands, is refused with what to change, and nothing is stored', async () => {
  const account = await newPaidCaller(api);
  const brief = { name: 'F', goal: 'G', requirement: 'R', brand: 'B', length: 10 };
  const start = (body: object) => account('startProduction', { body: { ...brief, ...body } as never });
  for (const criteria of ['duration<=8s', 'fps>=60', 'errors<=0, portrait', '720p']) {
    const { status, body } = await start({ criteria });
    expect([criteria, status, body.code, body.errors[0].path]).toEqual([criteria, 400, 'invalid_body', 'criteria']);
  }
  expect((await account('listProjects')).body.projects).toEqual([]);
  const projectId = await newProject(account);
  const contexts = async () => (await account('listContexts', { params: { projectId } })).body.contexts.length;
  const before = await contexts();
  for (const look of [{ format: 'square' }, { fps: 50 }]) {
    const { status, body } = await start({ projectId, ...look });
    expect([status, body.code, body.errors[0].message]).toEqual([
      400,
      'invalid_body',
      expect.stringContaining('1920×1080'),
    ]);
  }
  expect(await contexts()).toBe(before);
  expect((await account('listRuns', { query: {} })).body.runs).toEqual([]);
  expect((await start({ projectId, format: 'landscape', criteria: 'landscape, 1080p, duration<=10s' })).status).toBe(
    202,
  );
});

test('a project has one writing run at a time; previews and reviews run beside it', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId);
  const first = await call('startPrompt', { params, body: { prompt: 'A film' } });
  const second = await call('startPrompt', { params, body: { prompt: 'Another' } });
  expect([second.status, second.body.code, second.body.runId]).toEqual([409, 'run_in_progress', first.body.id]);
  expect((await call('startPrompt', { params, body: { prompt: 'Only a plan', spar: true } })).status).toBe(202);
  expect((await call('startPreview', { params, body: { frames: [0, 29], sheet: true } })).status).toBe(202);
  expect(
    (await call('startPreview', { params, body: { frames: [0], revision: first.body.draftRevision } })).status,
  ).toBe(202);
  expect((await call('startReview', { params, body: {} })).status).toBe(202);
});

test('workers hear of a preview when it is accepted, and of no other run', async () => {
  const heard: unknown[] = [];
  const onMessage = (message: unknown) => heard.push(message);
  await using _listening = await listen(api.database.url, 'preview_accepted', { onMessage });
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId);
  await call('startReview', { params, body: {} });
  const { body } = await call('startPreview', { params, body: { frames: [0] } });
  while (heard.length === 0) await delay(20);
  expect(heard).toEqual([{ runId: body.id }]);
});

let down: TestApi;
afterAll(async () => down?.[Symbol.asyncDispose]());

test('with Temporal down a run is accepted all the same and waits in the outbox', async () => {
  down = await startApi();
  const own = await newPaidCaller(down);
  const { status, body } = await own('startReview', { params: { projectId: await newProject(own) }, body: {} });
  expect([status, body.state]).toEqual([202, 'queued']);
  expect((await runs.unstarted(down.database.fork())).map(({ id }) => id)).toEqual([body.id]);
});

test('a cancel that cannot be delivered says so and can be asked again', async () => {
  const own = await newPaidCaller(down);
  const { body } = await own('startReview', { params: { projectId: await newProject(own) }, body: {} });
  await runs.markStarted(down.database.fork(), body.id);
  const asked = await own('cancelRun', { params: { runId: body.id }, body: {} });
  expect(asked.body).toMatchObject({ code: 'unavailable', category: 'transient', retry_after: 5 });
});

test('a cancelled run that never began ends at once, frees its project and needs no Temporal', async () => {
  const own = await newPaidCaller(down);
  const projectId = await newProject(own);
  const accountId = (await own('account')).body.id;
  const { run } = await runs.create(down.database.fork(), {
    ...{ accountId, projectId, kind: 'prompt', writing: true, input: {}, requestHash: '', provider: 'offline' },
  });
  const params = { runId: run.id };
  const { body } = await own('cancelRun', { params, body: {} });
  expect([body.state, body.endedAt === null]).toEqual(['cancelled', false]);
  const stream = await readEvents(`${down.url}/api/v1/runs/${run.id}/events`, { headers: { 'x-api-key': own.apiKey } });
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'run.completed', data: { stoppedBy: 'cancelled' } });
  expect((await own('cancelRun', { params, body: {} })).body.code).toBe('run_ended');
  expect((await own('startPrompt', { params: { projectId }, body: { prompt: 'Next' } })).status).toBe(202);
});
