import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { settle } from '../../activities/settle.ts';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { createLogger } from '../../config/logger.ts';
import type { Run } from '../../db/entities/run.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { drafts } from '../../db/repositories/drafts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { files } from '../../db/repositories/files.ts';
import { finishPaidRun } from '../../db/repositories/finish-paid-run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type Quote, quoteExport, quotePrompt } from '../../domain/money/quote.ts';
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
  housekeeping = createHousekeepingActivities({ database, temporal, logger }, { patienceSeconds: 0, pageSize: 1 });
});
afterAll(async () => {
  await temporal?.[Symbol.asyncDispose]();
  await database?.[Symbol.asyncDispose]();
});

async function acceptedRun(quote: Quote | null = null) {
  const em = database.fork();
  const { id: accountId } = await accounts.create(em, { email: 'a@example.org', name: 'A' });
  const size = { name: 'Film', width: 320, height: 180, fps: 10, directed: false };
  const { id: projectId } = await projects.create(em, accountId, size);
  if (quote) await ledger.grant(em, { accountId, key: 'test', amountMicros: 6_000_000 });
  const wanted = { ...newRun, accountId, projectId, kind: 'prompt' as const, writing: true };
  return (await openPaidRun(em, wanted, { quote })).run;
}

const newRun = { input: {}, requestHash: '', provider: 'offline' };
const prompt = quotePrompt({ spar: false, charged: true });

async function balanceOf({ accountId }: Run): Promise<number[]> {
  const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), accountId);
  return [availableMicros, heldMicros];
}

const statusOf = async (id: string) => (await temporal.client.workflow.getHandle(id).describe()).status.name;

test('a run that the API could not start is started, once', async () => {
  const run = await acceptedRun();
  expect(await housekeeping.startMissedRuns()).toEqual({ started: 1 });
  expect(await statusOf(run.id)).toBe('RUNNING');
  expect(await housekeeping.startMissedRuns()).toEqual({ started: 0 });
  await startRun(temporal.client, { ...run, phase: 'context' });
});

test('a run that was cancelled before it could start ends so, is not started, and holds nothing any more', async () => {
  const run = await acceptedRun(prompt);
  expect(await balanceOf(run)).toEqual([1_000_000, 5_000_000]);
  await runs.requestCancel(database.fork(), run.id);
  await housekeeping.startMissedRuns();
  expect(await balanceOf(run)).toEqual([6_000_000, 0]);
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'cancelled' });
  await expect(statusOf(run.id)).rejects.toThrow();
});

test('a run whose workflow was terminated fails with that reason, free, and its draft is given up', async () => {
  const run = await acceptedRun(prompt);
  await housekeeping.startMissedRuns();
  await temporal.client.workflow.getHandle(run.id).terminate('by an operator');
  expect(await housekeeping.settleLostRuns()).toEqual({ settled: 1 });
  const settled = await runs.find(database.fork(), run.id);
  expect(settled).toMatchObject({ state: 'failed', error: { code: 'run_lost' }, spentMicros: 0 });
  expect(await balanceOf(run)).toEqual([6_000_000, 0]);
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

test('scenes that were published before their workflow was lost stand and are paid for, once', async () => {
  const run = await acceptedRun(prompt);
  await housekeeping.startMissedRuns();
  const draftId = run.draftRevisionId ?? '';
  const place = { track: 0, startFrame: 0, durationInFrames: 10 };
  const { sceneId } = await drafts.putScene(database.fork(), draftId, {
    ...{ scene: { step: 'scene-0' }, name: 'One', code: '// one', ...place },
  });
  const ready = { sceneId, name: 'One', revision: draftId, repairs: 1 };
  await runs.appendEvents(database.fork(), run.id, 'plan', [{ type: 'plan', body: { scenes: [] } }]);
  await runs.appendEvents(database.fork(), run.id, 'ready-0', [{ type: 'scene.ready', body: ready }]);
  await drafts.publish(database.fork(), draftId, 'One scene');
  await temporal.client.workflow.getHandle(run.id).terminate('by an operator');
  await Promise.all([housekeeping.settleLostRuns(), housekeeping.settleLostRuns()]);
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'completed', spentMicros: 1_100_000 });
  expect(await balanceOf(run)).toEqual([4_900_000, 0]);
});

test('a cancel in the very moment of delivery waits for the file, which stands and is paid for', async () => {
  const { accountId, projectId } = await acceptedRun(prompt);
  const { headRevisionId: revisionId } = await projects.find(database.fork(), projectId);
  const wanted = { ...newRun, accountId, projectId, kind: 'export' as const, writing: false, revisionId };
  const made = { revisionId, pictureHash: 'picture', settings: {}, settingsHash: 'settings' };
  const quote = quoteExport({ exists: false, charged: true });
  const { run } = await openPaidRun(database.fork(), wanted, { quote, export: made });
  let settled: Promise<unknown> = Promise.resolve();
  await database.transaction(async (em) => {
    const file = await files.record(em, {
      ...{ projectId, runId: run.id, objectKey: `exports/${run.id}`, kind: 'video', contentType: 'video/mp4' },
      ...{ sizeBytes: 5_000, sha256: 'a'.repeat(64) },
    });
    await exportRecords.finish(em, run.id, { state: 'completed', fileId: file.id, checks: [] });
    settled = database.transaction((other) => settle(other, run.id, { stoppedBy: 'cancelled' }));
    // Without a lock it would be settled by now, by what it saw before.
    await Promise.race([settled, delay(300)]);
  });
  await settled;
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'completed', spentMicros: 100_000 });
  expect((await exportRecords.ofRun(database.fork(), run.id)).state).toBe('completed');
});

test('a cancel that no workflow was told of is told again, with the wish to discard', async () => {
  const run = await acceptedRun();
  await housekeeping.startMissedRuns();
  await runs.requestCancel(database.fork(), run.id);
  await runs.requestCancel(database.fork(), run.id, { discard: true });
  await housekeeping.settleLostRuns();
  const { events } = await temporal.client.workflow.getHandle(run.id).fetchHistory();
  const signals = (events ?? []).flatMap(({ workflowExecutionSignaledEventAttributes: signal }) => signal ?? []);
  expect(signals.map(({ signalName }) => signalName)).toContain('cancel');
  expect(String(signals[0]?.input?.payloads?.[0]?.data)).toBe('{"discard":true}');
});

test('a run that its parent opened and never started ends with its parent, and holds nothing any more', async () => {
  const parent = await acceptedRun(prompt);
  const wanted = { ...newRun, kind: 'prompt' as const, writing: true, parentId: parent.id, parentStep: 'turn-1' };
  const { accountId, projectId } = parent;
  const { run } = await openPaidRun(
    database.fork(),
    { ...wanted, accountId, projectId },
    { quote: quotePrompt({ spar: true, charged: true }) },
  );
  await runs.markStarted(database.fork(), run.id);
  await housekeeping.settleLostRuns();
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'queued' });
  const event = { type: 'run.failed' as const, body: {} };
  await finishPaidRun(database.fork(), parent.id, { state: 'failed', error: {}, event }, 0);
  await housekeeping.settleLostRuns();
  expect(await runs.find(database.fork(), run.id)).toMatchObject({ state: 'cancelled' });
  await expect(statusOf(run.id)).rejects.toThrow();
  expect(await balanceOf(run)).toEqual([6_000_000, 0]);
});

test('what a living run holds is renewed, what nobody holds any more goes back, and all books agree', async () => {
  const run = await acceptedRun(prompt);
  await database.fork().execute('update holds set expires_at = now() where run_id = ?', [run.id]);
  expect(await housekeeping.keepHolds()).toMatchObject({ expired: 0 });
  expect(await balanceOf(run)).toEqual([1_000_000, 5_000_000]);
  const [hold] = await database
    .fork()
    .execute<{ hours: string }[]>(
      'select extract(epoch from expires_at - now()) / 3600 as hours from holds where run_id = ?',
      [run.id],
    );
  expect(Number(hold?.hours)).toBeGreaterThan(23);
  expect(await reconcileLedger(database.fork())).toEqual([]);
});
