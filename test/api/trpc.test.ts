import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink, TRPCClientError } from '@trpc/client';
import { EventSource } from 'eventsource';
import type { TrpcRouter } from '../../api/trpc/router.ts';
import { Problem } from '../../contract/problem.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene, sceneCode } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);

/** A stock client; the key goes with the headers of calls and, as browsers need it, in the address of streams. */
function clientOf(apiKey: string, server = api.url) {
  const url = `${server}/api/trpc`;
  return createTRPCClient<TrpcRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url, EventSource, connectionParams: { 'x-api-key': apiKey } }),
        false: httpBatchLink({ url, headers: { 'x-api-key': apiKey } }),
      }),
    ],
  });
}
const client = clientOf(call.apiKey);

async function refusalOf(asking: Promise<unknown>) {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCClientError)) throw new Error('not refused');
  return { error, problem: Problem.parse(error.data.problem) };
}

test('a stock client makes a project, its contexts and scenes, and reads back what the endpoints answer', async () => {
  const project = await client.project.create.mutate({ name: 'Film', width: 320, height: 180 });
  const { id: projectId } = project;
  expect((await call('getProject', { params: { projectId } })).body).toEqual(project);
  const entry = await client.context.add.mutate({ projectId, label: 'goal', text: 'Sell' });
  expect((await client.context.list.query({ projectId })).contexts).toEqual([entry]);
  const placed = { name: 'One', track: 0, startFrame: 0, durationInFrames: 30 };
  const { scene } = await client.scene.create.mutate({ projectId, code: sceneCode, ...placed });
  const code = sceneCode.replace('Hello', 'Bye');
  await client.scene.setCode.mutate({ projectId, sceneId: scene.id, code });
  expect((await client.scene.get.query({ projectId, sceneId: scene.id })).code).toBe(code);
  const updates = [{ sceneId: scene.id, track: 3 }];
  expect(await client.scene.setPositions.mutate({ projectId, updates, apply: true })).toMatchObject({ applied: true });
  expect((await client.scene.list.query({ projectId })).scenes[0]?.track).toBe(3);
  const { revisions } = await client.project.revisions.query({ projectId, limit: 2 });
  expect(revisions).toHaveLength(2);
  await client.project.restore.mutate({ projectId, revisionId: revisions[1]?.id ?? '' });
  expect((await client.scene.list.query({ projectId })).scenes[0]?.track).toBe(0);
  const renamed = await client.scene.rename.mutate({ projectId, sceneId: scene.id, name: 'First' });
  expect(renamed.scene).toMatchObject({ id: scene.id, name: 'First', track: 0 });
  const copy = await client.scene.duplicate.mutate({ projectId, sceneId: scene.id });
  expect(copy.scene).toMatchObject({ name: 'First copy', track: 0, startFrame: 30, durationInFrames: 30 });
  expect((await client.scene.get.query({ projectId, sceneId: copy.scene.id })).code).toBe(code);
  const taken = await refusalOf(client.scene.duplicate.mutate({ projectId, sceneId: scene.id, startFrame: 0 }));
  expect(taken.problem.code).toBe('invalid_timeline');
  await client.scene.delete.mutate({ projectId, sceneId: scene.id });
  await client.context.remove.mutate({ projectId, contextId: entry.id });
  expect((await client.project.update.mutate({ projectId, name: 'Renamed' })).name).toBe('Renamed');
  expect((await client.project.validate.query({ projectId })).revision).toEqual(expect.any(String));
  expect(await client.project.delete.mutate({ projectId })).toEqual({ deleted: true });
});

test('several calls in one batch, some refused: each has its own answer', async () => {
  const [account, balance, list, none] = await Promise.all([
    client.account.get.query(),
    client.account.balance.query(),
    client.project.list.query({ limit: 1 }),
    refusalOf(client.project.get.query({ projectId: 'prj_00000000000000000000000000' })),
  ]);
  expect(account.email).toBe('a@example.com');
  expect(balance.currency).toBe('usd');
  expect(list.projects.length).toBeLessThanOrEqual(1);
  expect(none.problem).toMatchObject({ code: 'not_found', status: 404, category: 'validation' });
  expect(none.error.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 });
});

test('refusals carry the problem document, and never a stack', async () => {
  const projectId = await newProject(call);
  const wrong = await refusalOf(clientOf('fw_live_wrong').account.get.query());
  expect(wrong.problem).toMatchObject({ code: 'wrong_key', category: 'auth', status: 401 });
  const unknown = await refusalOf(client.project.create.mutate({ name: 'X', unheardOf: 1 } as never));
  expect(unknown.problem.errors).toEqual([{ path: 'unheardOf', message: 'unknown field' }]);
  const missing = await refusalOf(client.project.get.query({} as never));
  expect(missing.problem).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'projectId', message: 'is needed' }],
  });
  const scene = { projectId, name: 'S', code: 'export default (', track: 0, startFrame: 0, durationInFrames: 9 };
  const broken = await refusalOf(client.scene.create.mutate(scene));
  expect([broken.problem.code, broken.error.data.httpStatus]).toEqual(['scene_rejected', 422]);
  const large = await refusalOf(client.scene.create.mutate({ ...scene, code: 'x'.repeat(1_100_000) }));
  expect(large.problem.code).toBe('body_too_large');
  for (const { error } of [wrong, unknown, missing, broken, large])
    expect(JSON.stringify(error.shape)).not.toMatch(/stack|node_modules/);
});

test('what no client sends is refused with a problem too', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${api.url}/api/trpc/${path}`, {
      ...init,
      headers: { 'x-api-key': call.apiKey, 'content-type': 'application/json' },
    });
    const body = (await reply.json()) as { error?: { data: { problem: { code: string } } }; code?: string };
    return [reply.status, body.error?.data.problem.code ?? body.code];
  };
  expect(await ask('nothing.here')).toEqual([404, 'not_found']);
  expect(await ask('project.create', { method: 'POST', body: '{' })).toEqual([400, 'invalid_body']);
  expect(await ask('project.create?input={}')).toEqual([405, 'method_not_allowed']);
  expect(await ask('project.get?input=[1]')).toEqual([400, 'invalid_body']);
  expect(await ask(Array.from({ length: 101 }, () => 'account.get').join(','))).toEqual([400, 'invalid_query']);
  expect(await ask('%')).toEqual([404, 'not_found']);
});

/** Events of a run as a stock client gets them; `rest` resolves when the stream has completed. */
function follow(runId: string, lastEventId?: string) {
  const seen: { id: string | undefined; event: string }[] = [];
  let stop = () => {};
  const rest = new Promise<typeof seen>((resolve, reject) => {
    const subscription = client.run.events.subscribe(
      { runId, lastEventId },
      {
        onData(told) {
          const [id, data] = 'id' in told ? [told.id, told.data] : [undefined, told];
          seen.push({ id, event: data.event });
        },
        onComplete: () => resolve(seen),
        onError: reject,
      },
    );
    stop = () => subscription.unsubscribe();
  });
  return { seen, rest, stop: () => stop() };
}

async function newRun() {
  const projectId = await newProject(call);
  await newScene(call, projectId);
  const { body } = await call('startReview', { params: { projectId }, body: {} });
  const write = (step: string) =>
    runs.appendEvents(api.database.fork(), body.id, step, [{ type: 'phase', body: { name: 'review', gate: step } }]);
  const end = () =>
    runs.finish(api.database.fork(), body.id, {
      state: 'completed',
      event: { type: 'run.completed', body: { summary: 'Done', spent: 0 } },
    });
  return { runId: body.id as string, write, end };
}

test('a subscription tells of a run as it goes, with the ids of its rows, and ends with it', async () => {
  const { runId, write, end } = await newRun();
  const following = follow(runId);
  for (const step of ['one', 'two']) {
    await delay(50);
    await write(step);
  }
  await end();
  const stored = (await following.rest).filter(({ id }) => id !== undefined);
  expect(stored).toEqual([
    { id: '1', event: 'run.accepted' },
    { id: '2', event: 'phase' },
    { id: '3', event: 'phase' },
    { id: '4', event: 'run.completed' },
  ]);
  const resumed = await follow(runId, '3').rest;
  expect(resumed).toEqual([{ id: '4', event: 'run.completed' }]);
});

test('a subscription tells of the changes of a project, and goes on after the last that was seen', async () => {
  const projectId = await newProject(call);
  const seen: { id: string; parts: string[] }[] = [];
  const subscription = client.project.changes.subscribe(
    { projectId },
    {
      onData(told) {
        if ('id' in told) seen.push({ id: told.id, parts: told.data.data.parts });
      },
    },
  );
  while (seen.length < 1) await delay(20);
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'More' } });
  while (seen.length < 2) await delay(20);
  subscription.unsubscribe();
  expect(seen.map(({ parts }) => parts)).toEqual([[], ['brief']]);
});

test("another account's run is refused to a subscriber", async () => {
  const { runId } = await newRun();
  const stranger = clientOf((await newCaller(api.url)).apiKey);
  const refused = new Promise<TRPCClientError<TrpcRouter>>((resolve) => {
    stranger.run.events.subscribe({ runId }, { onError: resolve });
  });
  expect((await refused).data?.problem).toMatchObject({ code: 'not_found', status: 404 });
});

test('a subscription that a stopping server cuts short is not told that the run is over: it reconnects', async () => {
  const { runId } = await newRun();
  const parts = { database: api.database, storage: api.storage };
  const other = await startApi({ parts });
  let isComplete = false;
  const states: string[] = [];
  const subscription = clientOf(call.apiKey, other.url).run.events.subscribe(
    { runId },
    {
      onConnectionStateChange: ({ state, error }) => void states.push(error ? `${state} after an error` : state),
      onComplete: () => {
        isComplete = true;
      },
    },
  );
  while (!states.includes('pending')) await delay(20);
  await delay(200);
  await other[Symbol.asyncDispose]();
  while (!states.includes('connecting after an error')) await delay(20);
  const wasComplete = isComplete;
  subscription.unsubscribe();
  expect(wasComplete).toBe(false);
});
