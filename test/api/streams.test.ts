import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { notify } from '../../db/notifications.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type EventReader, type ReadEvent, readEvents } from './event-reader.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

// Temporal is down for all of these: the rows alone must carry a stream.
const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);
const accountId = (await call('account')).body.id;

/** A run as the API makes it, whose events the test writes. */
async function newRun(): Promise<string> {
  const projectId = await newProject(call);
  const { run } = await runs.create(api.database.fork(), {
    ...{ accountId, projectId, kind: 'review', writing: false, input: {}, requestHash: '', provider: 'none' },
  });
  return run.id;
}
const write = (runId: string, step: string, count: number) =>
  runs.appendEvents(
    api.database.fork(),
    runId,
    step,
    Array.from({ length: count }, (_, n) => ({ type: 'phase', body: { name: 'review', gate: 'open', step, n } })),
  );
const end = (runId: string) =>
  runs.finish(api.database.fork(), runId, {
    state: 'completed',
    event: { type: 'run.completed', body: { summary: 'Done', spent: 0 } },
  });
const open = (runId: string, lastEventId?: number) =>
  readEvents(`${api.url}/api/v1/runs/${runId}/events`, {
    headers: { 'x-api-key': call.apiKey, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
  });
/** The next event that is stored: live ones come in between. */
async function nextStored(reader: EventReader): Promise<ReadEvent> {
  for (;;) {
    const event = await reader.next();
    if (!event) throw new Error('the stream ended');
    if (event.id !== null) return event;
  }
}
const idsOf = (events: ReadEvent[]) => events.flatMap(({ id }) => (id === null ? [] : [id]));
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('the stream of a run that is over tells all of it and ends', async () => {
  const runId = await newRun();
  await write(runId, 'a', 700);
  await end(runId);
  const reader = await open(runId);
  expect(reader.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.reply.headers.get('cache-control')).toBe('no-cache, no-transform');
  const events = await reader.rest();
  expect(idsOf(events)).toEqual(upTo(701));
  expect(events.at(-1)).toEqual({ id: 701, event: 'run.completed', data: { summary: 'Done', spent: 0 } });
});

test('Last-Event-ID goes on after that event, also at the end and beyond it', async () => {
  const runId = await newRun();
  await write(runId, 'a', 9);
  await end(runId);
  expect(idsOf(await (await open(runId, 4)).rest())).toEqual(upTo(10, 5));
  expect(await (await open(runId, 10)).rest()).toEqual([]);
  expect(await (await open(runId, 999)).rest()).toEqual([]);
  const refused = await open(runId, -1);
  expect(refused.reply.status).toBe(400);
});

test('a client that breaks off again and again misses nothing and sees nothing twice', async () => {
  const runId = await newRun();
  const writer = (async () => {
    for (let step = 0; step < 40; step++) await write(runId, `step-${step}`, 3);
    await end(runId);
  })();
  const seen: ReadEvent[] = [];
  while (seen.at(-1)?.event !== 'run.completed') {
    await using reader = await open(runId, seen.at(-1)?.id ?? 0);
    for (let left = 7; left > 0 && seen.at(-1)?.event !== 'run.completed'; left--) seen.push(await nextStored(reader));
  }
  await writer;
  expect(idsOf(seen)).toEqual(upTo(121));
});

test('many clients of one run all get everything, in order, from one watcher', async () => {
  const runId = await newRun();
  const readers = await Promise.all(upTo(12).map(() => open(runId)));
  // Streams that clients of earlier tests broke off may take a moment to be noticed.
  let counts: string[] | null = null;
  const wanted = ['framewright_sse_streams 12', 'framewright_sse_watchers 1'];
  for (let looks = 0; looks < 600 && !wanted.every((line) => counts?.includes(line)); looks += 1) {
    if (counts) await delay(100);
    counts = (await (await fetch(`${api.url}/metrics`)).text()).split('\n');
  }
  expect(counts).toEqual(expect.arrayContaining(wanted));
  const all = Promise.all(readers.map((reader) => reader.rest()));
  for (let step = 0; step < 20; step++) await write(runId, `step-${step}`, 2);
  await end(runId);
  for (const events of await all) expect(idsOf(events)).toEqual(upTo(41));
});

test('live events pass between the stored ones without an id and are not told again', async () => {
  const runId = await newRun();
  await using reader = await open(runId);
  await write(runId, 'a', 1);
  expect((await nextStored(reader)).id).toBe(1);
  const body = { done: 3, total: 9, etaSeconds: null };
  await notify(api.database.fork(), 'run_live', { runId, type: 'frame', attempt: 1, n: 0, body });
  const live = await reader.next();
  expect(live?.event === 'stale' ? await reader.next() : live).toEqual({ id: null, event: 'frame', data: body });
  await end(runId);
  expect((await (await open(runId)).rest()).map(({ event }) => event)).toEqual(['phase', 'run.completed']);
});

test('while nobody answers for the run, the stored snapshot stands in, marked stale', async () => {
  const runId = await newRun();
  const view = { kind: 'review', phase: 'review', step: 'measure', gates: {}, counts: { stills: 4 }, ids: {} };
  await runs.note(api.database.fork(), runId, { view });
  await using reader = await open(runId);
  expect(await reader.next()).toEqual({ id: null, event: 'stale', data: { view } });
  await end(runId);
  expect((await nextStored(reader)).event).toBe('run.completed');
});

test('a lost database connection costs time and no event', async () => {
  const runId = await newRun();
  await using reader = await open(runId);
  await write(runId, 'a', 1);
  await nextStored(reader);
  await api.database
    .fork()
    .execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  const again = async (work: () => Promise<unknown>): Promise<unknown> => work().catch(() => again(work));
  await again(() => write(runId, 'b', 2));
  await again(() => end(runId));
  expect(idsOf(await reader.rest())).toEqual([2, 3, 4]);
});

test("another account's run answers before a stream opens", async () => {
  const stranger = await newPaidCaller(api);
  const { reply } = await readEvents(`${api.url}/api/v1/runs/${await newRun()}/events`, {
    headers: { 'x-api-key': stranger.apiKey },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});

test('the generation stream of the specification starts a run and tells of it; a closed gate answers first', async () => {
  const stream = (body: object) =>
    readEvents(`${api.url}/api/generate-stream`, {
      method: 'POST',
      headers: { 'x-api-key': call.apiKey, 'content-type': 'application/json', 'idempotency-key': 'stream-1' },
      body: JSON.stringify(body),
    });
  const { body: empty } = await call('createProject', { body: { name: 'Empty' } });
  expect((await stream({ projectId: empty.id, prompt: 'A film' })).reply.status).toBe(409);
  const projectId = await newProject(call);
  await using reader = await stream({ projectId, prompt: 'A film' });
  const { data, event } = await nextStored(reader);
  expect([event, data.provider, typeof data.draftRevision]).toEqual(['run.accepted', 'offline', 'string']);
  await using twin = await stream({ projectId, prompt: 'A film' });
  expect((await nextStored(twin)).data.runId).toBe(data.runId);
  const second = await call('startPrompt', { params: { projectId }, body: { prompt: 'Another' } });
  expect([second.status, second.body.code, second.body.runId]).toEqual([409, 'run_in_progress', data.runId]);
});

test('a generation asked for again by its key is the one that runs, though its gate closed since', async () => {
  const projectId = await newProject(call);
  const ask = (key: string) =>
    readEvents(`${api.url}/api/generate-stream`, {
      method: 'POST',
      headers: { 'x-api-key': call.apiKey, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ projectId, prompt: 'A film' }),
    });
  await using first = await ask('gate-1');
  const { runId } = (await nextStored(first)).data;
  const { body } = await call('listContexts', { params: { projectId } });
  await call('removeContext', { params: { projectId, contextId: body.contexts[0].id } });
  await using again = await ask('gate-1');
  expect((await nextStored(again)).data.runId).toBe(runId);
  expect((await ask('gate-2')).reply.status).toBe(409);
});
