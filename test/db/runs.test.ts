import { expect, test } from '@jest/globals';
import { listen } from '../../db/notifications.ts';
import { runs } from '../../db/repositories/runs.ts';
import { codeOf, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const done = { state: 'completed' as const, event: { type: 'run.completed' as const, body: { scenes: 1 } } };
const step = (runId: string, name: string, count = 1) =>
  runs.appendEvents(
    db.fork(),
    runId,
    name,
    Array.from({ length: count }, (_, n) => ({ type: 'phase', body: { name, n } })),
  );

test('two requests with one idempotency key are one run, even at the same time', async () => {
  const project = await newProject(db);
  for (const wanted of [
    { kind: 'prompt', writing: true },
    { kind: 'review', writing: false },
  ] as const) {
    const wish = { ...wanted, idempotencyKey: wanted.kind };
    const made = await Promise.all(Array.from({ length: 10 }, () => newRun(db, project, wish)));
    expect(new Set(made.map(({ run }) => run.id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await newRun(db, project, wish)).isNew).toBe(false);
  }
});

test('an idempotency key with another request is refused', async () => {
  const project = await newProject(db);
  await newRun(db, project, { idempotencyKey: 'key' });
  const other = newRun(db, project, { idempotencyKey: 'key', requestHash: 'two' });
  expect(await codeOf(other)).toBe('idempotency_mismatch');
});

test('the same key of two accounts names two runs', async () => {
  const [one, two] = [await newProject(db), await newProject(db)];
  const first = await newRun(db, one, { idempotencyKey: 'key' });
  const second = await newRun(db, two, { idempotencyKey: 'key' });
  expect(first.run.id).not.toBe(second.run.id);
});

test('an idempotency key is free again after seven days', async () => {
  const project = await newProject(db);
  const { run } = await newRun(db, project, { idempotencyKey: 'key', writing: false, kind: 'review' });
  await db.fork().execute(`update runs set created_at = now() - interval '8 days' where id = ?`, [run.id]);
  const later = await newRun(db, project, { idempotencyKey: 'key', writing: false, kind: 'review' });
  expect(later.isNew).toBe(true);
});

test('of ten prompts at once one writes and nine learn its id', async () => {
  const project = await newProject(db);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => newRun(db, project)));
  const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.run.id] : []));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect([ids.length, errors.length]).toEqual([1, 9]);
  for (const error of errors) {
    expect([error.code, error.options?.members]).toEqual(['run_in_progress', { runId: ids[0] }]);
  }
});

test('a project takes its next prompt when the first is over, and reviews at any time', async () => {
  const project = await newProject(db);
  const { run } = await newRun(db, project);
  await newRun(db, project, { kind: 'review', writing: false });
  await runs.finish(db.fork(), run.id, done);
  expect((await newRun(db, project)).isNew).toBe(true);
});

test('the database itself refuses a second writing run', async () => {
  const project = await newProject(db);
  const { run } = await newRun(db, project);
  const copy = `insert into runs (id, account_id, project_id, kind, state, writing, input, request_hash, provider)
    select 'run_copy', account_id, project_id, kind, state, writing, input, request_hash, provider from runs where id = ?`;
  await expect(db.fork().execute(copy, [run.id])).rejects.toThrow('runs_one_writing');
});

test('twenty steps at once give every event one number, without a gap and with each step together', async () => {
  const { run } = await newRun(db, await newProject(db));
  await Promise.all(Array.from({ length: 20 }, (_, index) => step(run.id, `step-${index}`, 3)));
  const events = await runs.eventsSince(db.fork(), run.id, 0);
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(new Set(events.map(({ step }) => step)).size).toBe(20);
  expect(events.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, index) => index % 3));
});

test('a step that runs twice, even at once, adds its events once', async () => {
  const { run } = await newRun(db, await newProject(db));
  await Promise.all(Array.from({ length: 10 }, () => step(run.id, 'same', 2)));
  expect(await step(run.id, 'same', 3)).toBe(3);
  expect(await runs.eventsSince(db.fork(), run.id, 0)).toHaveLength(3);
});

test('events share the fate of the transaction that they tell of', async () => {
  const { run } = await newRun(db, await newProject(db));
  const failing = db.transaction(async (em) => {
    await runs.appendEvents(em, run.id, 'one', [{ type: 'phase', body: {} }]);
    throw new Error('the effect failed');
  });
  await expect(failing).rejects.toThrow('the effect failed');
  expect(await step(run.id, 'two')).toBe(1);
});

test('a stream resumes after the seq that it saw', async () => {
  const { run } = await newRun(db, await newProject(db));
  await step(run.id, 'one', 5);
  expect((await runs.eventsSince(db.fork(), run.id, 3)).map(({ seq }) => seq)).toEqual([4, 5]);
});

test('a run ends once: the first end stands, its event is the last one', async () => {
  const { run } = await newRun(db, await newProject(db));
  await step(run.id, 'one');
  const failed = {
    state: 'failed' as const,
    event: { type: 'run.failed' as const, body: {} },
    error: { code: 'internal' },
  };
  const ends = await Promise.all([done, failed, done].map((end) => runs.finish(db.fork(), run.id, end)));
  expect(new Set(ends)).toEqual(new Set([2]));
  const events = await runs.eventsSince(db.fork(), run.id, 0);
  const { state, seq } = await runs.find(db.fork(), run.id);
  expect([events.at(-1)?.type, events.length, seq]).toEqual([`run.${state}`, 2, 2]);
  expect(await codeOf(step(run.id, 'late'))).toBe('run_ended');
  expect(await step(run.id, 'one')).toBe(2);
});

test('the outbox holds what Temporal has not taken, and nothing that is over', async () => {
  const project = await newProject(db);
  const review = { kind: 'review' as const, writing: false };
  const made = [await newRun(db, project), await newRun(db, project, review), await newRun(db, project, review)];
  const [waiting, started, ended] = made.map(({ run }) => run.id) as [string, string, string];
  const mine = (list: { id: string }[]) =>
    list.map(({ id }) => id).filter((id) => made.some(({ run }) => run.id === id));
  await runs.markStarted(db.fork(), started);
  await runs.finish(db.fork(), ended, done);
  expect(mine(await runs.unstarted(db.fork()))).toEqual([waiting]);
  expect(mine(await runs.unstarted(db.fork(), { seconds: 3_600 }))).toEqual([]);
  expect(mine(await runs.open(db.fork()))).toEqual([started]);
  expect((await runs.openOf(db.fork(), project.project.id)).map(({ id }) => id)).toEqual([waiting, started]);
});

test('notes reach a living run and leave one that is over as it ended', async () => {
  const { run } = await newRun(db, await newProject(db));
  await runs.begin(db.fork(), run.id);
  await runs.note(db.fork(), run.id, { phase: 'generate', view: { scenes: 2 }, spentMicros: 9_000_000_000 });
  await runs.finish(db.fork(), run.id, done);
  await runs.note(db.fork(), run.id, { phase: 'context', needsHuman: true });
  await runs.begin(db.fork(), run.id);
  const { state, phase, view, spentMicros, needsHuman } = await runs.find(db.fork(), run.id);
  expect([state, phase, view, spentMicros, needsHuman]).toEqual(['completed', 'generate', { scenes: 2 }, 9e9, false]);
});

test("another account's run does not exist", async () => {
  const [mine, theirs] = [await newProject(db), await newProject(db)];
  const { run } = await newRun(db, theirs);
  expect(await codeOf(runs.get(db.fork(), mine.account.id, run.id))).toBe('not_found');
  expect((await runs.list(db.fork(), mine.account.id)).items).toEqual([]);
});

test('listeners hear of new events when they are committed, also after their connection was cut', async () => {
  const { run } = await newRun(db, await newProject(db));
  const heard: unknown[] = [];
  let gaps = 0;
  await using _ = await listen(db.url, 'run_live', {
    retryMs: 10,
    onGap: () => gaps++,
    onMessage: (message) => (message as { runId: string }).runId === run.id && heard.push(message),
  });
  await step(run.id, 'one', 2);
  await until(() => heard.length === 1);
  await db.fork().execute(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen run_live'
    and datname = current_database()`);
  await until(() => gaps > 0);
  await step(run.id, 'two');
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { runId: run.id, seq: 2 },
    { runId: run.id, seq: 3 },
  ]);
});

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 6_000 && !isTrue(); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isTrue()).toBe(true);
}
