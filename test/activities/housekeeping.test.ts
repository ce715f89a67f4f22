import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { createLogger } from '../../config/logger.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { drafts } from '../../db/repositories/drafts.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { registerAttributes } from '../../worker/register-attributes.ts';
import { testDatabaseUrl } from '../embedded.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';

// No worker runs here: whatever happens to a run, housekeeping alone did.
let database: Database;
let temporal: Temporal;
let housekeeping: ReturnType<typeof createHousekeepingActivities>;

beforeAll(async () => {
  const url = await testDatabaseUrl();
  await migrate(url);
  database = await openDatabase(url);
  temporal = await openNamespace();
  const logger = createLogger({ logLevel: 'silent' }, 'worker');
  await registerAttributes(temporal, logger);
  housekeeping = createHousekeepingActivities({ database, temporal, logger }, { patienceSeconds: 0 });
});
afterAll(async () => {
  await temporal?.[Symbol.asyncDispose]();
  await database?.[Symbol.asyncDispose]();
});

async function acceptedRun() {
  const em = database.fork();
  const { id: accountId } = await accounts.create(em, { email: 'a@example.org', name: 'A' });
  const size = { name: 'Film', width: 320, height: 180, fps: 10, directed: false };
  const { id: projectId } = await projects.create(em, accountId, size);
  const { run } = await runs.create(em, {
    ...{ accountId, projectId, kind: 'prompt', writing: true, input: {}, requestHash: '', provider: 'offline' },
  });
  return run;
}

const statusOf = async (id: string) => (await temporal.client.workflow.getHandle(id).describe()).status.name;

test('a run that the API could not start is started, once', async () => {
  const run = await acceptedRun();
  expect(await housekeeping.startMissedRuns()).toEqual({ started: 1 });
  expect(await statusOf(run.id)).toBe('RUNNING');
  expect(await housekeeping.startMissedRuns()).toEqual({ started: 0 });
  await startRun(temporal.client, { ...run, phase: 'context' });
});

test('a run that was cancelled before it could start ends so, and is not started', async () => {
  const run = await acceptedRun();
  await runs.requestCancel(database.fork(), run.id);
  await housekeeping.startMissedRuns();
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'cancelled' });
  await expect(statusOf(run.id)).rejects.toThrow();
});

test('a run whose workflow was terminated fails with that reason, and its draft is given up', async () => {
  const run = await acceptedRun();
  await housekeeping.startMissedRuns();
  await temporal.client.workflow.getHandle(run.id).terminate('by an operator');
  expect(await housekeeping.settleLostRuns()).toEqual({ settled: 1 });
  const settled = await runs.find(database.fork(), run.id);
  expect(settled).toMatchObject({ state: 'failed', error: { code: 'run_lost' } });
  const draft = await revisions.get(database.fork(), run.projectId, run.draftRevisionId ?? '');
  expect(draft.state).toBe('abandoned');
  const events = await runs.eventsSince(database.fork(), run.id, 0);
  expect(events.at(-1)?.type).toBe('run.failed');
  expect(await housekeeping.settleLostRuns()).toEqual({ settled: 0 });
});

test('a run that Temporal lost with its database is started again under its id', async () => {
  const run = await acceptedRun();
  await runs.markStarted(database.fork(), run.id);
  await housekeeping.settleLostRuns();
  expect(await statusOf(run.id)).toBe('RUNNING');
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'queued' });
});

test('an open draft of a run that is over is given up', async () => {
  const run = await acceptedRun();
  const event = { type: 'run.failed' as const, body: {} };
  await runs.finish(database.fork(), run.id, { state: 'failed', error: {}, event });
  const draft = await drafts.open(database.fork(), run.projectId, run.id);
  await housekeeping.sweepDrafts();
  expect((await revisions.get(database.fork(), run.projectId, draft.id)).state).toBe('abandoned');
});
