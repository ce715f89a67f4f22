import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { type Caller, callerOf } from '../api/caller.ts';
import { newPaidCaller } from '../api/paid-caller.ts';
import { newProject, newScene } from '../api/test-film.ts';
import { testDatabaseUrl, testTemporalAddress } from '../embedded.ts';
import { patienceMs } from '../patience.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';
import { openStopPoints, type StopPoint, type StopPoints } from './stop-points.ts';

// The steps in which money moves, in their order. A process is killed while it stands at each of them; what it had sent
// to be committed is committed after its death, so `at commit` also stands for the moment after.
const ofApi = {
  holding: { name: 'the hold is written', on: 'after insert', table: 'holds' },
  accepting: { name: 'run and hold are committed, nobody started it', on: 'insert at commit', table: 'holds' },
  starting: {
    name: 'Temporal has it, the row does not know',
    ...{ on: 'before update', table: 'runs', when: 'old.started_at is null and new.started_at is not null' },
  },
} as const satisfies Record<string, StopPoint>;
export const ofPrompts: StopPoint[] = [
  { name: 'begun', on: 'before update', table: 'runs', when: `old.state = 'queued' and new.state = 'running'` },
  { name: 'planned', on: 'after insert', table: 'run_events', when: `new.type = 'plan'` },
  { name: 'a scene stands', on: 'after insert', table: 'run_events', when: `new.type = 'scene.ready'` },
  { name: 'published', on: 'before update', table: 'revisions', when: `new.state = 'published'` },
  { name: 'the end is told', on: 'after insert', table: 'run_events', when: `new.type = 'run.completed'` },
  { name: 'the charge is written', on: 'after insert', table: 'transfers', when: `new.kind = 'capture'` },
  { name: 'the end is committed, Temporal does not know', on: 'update at commit', table: 'holds' },
];
export const ofExports: StopPoint[] = [
  { name: 'the file is delivered', on: 'before update', table: 'exports', when: `new.state = 'completed'` },
  {
    name: 'the file is committed, Temporal does not know',
    ...{ on: 'update at commit', table: 'exports', when: `new.state = 'completed'` },
  },
];

let folder: string;
let stack: RunningStack;
let database: Database;
let temporal: Temporal;
let points: StopPoints;

/** A stack whose processes can be held at each step of money; dispose of it when done. One at a time in a process. */
export async function openMoneyStack(): Promise<AsyncDisposable> {
  folder = await mkdtemp(join(tmpdir(), 'fw-money-'));
  temporal = await openNamespace();
  const databaseUrl = await testDatabaseUrl();
  await migrate(databaseUrl);
  database = await openDatabase(databaseUrl);
  points = await openStopPoints(databaseUrl, [...Object.values(ofApi), ...ofPrompts, ...ofExports]);
  stack = await startStack({
    ...{ dataDir: join(folder, 'data'), databaseUrl, temporalAddress: await testTemporalAddress() },
    env: { TEMPORAL_NAMESPACE: temporal.namespace, BILLING: 'auto', RENDER_SLOTS: '3', STILLS_SLOTS: '3' },
    readyTimeoutMs: patienceMs,
  });
  return { [Symbol.asyncDispose]: close };
}

async function close(): Promise<void> {
  await points?.[Symbol.asyncDispose]();
  await stack?.stop();
  await database?.[Symbol.asyncDispose]();
  await temporal?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}

type Buyer = Caller & { accountId: string; apiKey: string; projectId: string };

const balance = 6;
const prompt = 'A 2 second film for Heron Books. “Read slowly.”';

async function newBuyer(): Promise<Buyer> {
  const call = await newPaidCaller({ url: stack.apiUrl, database }, balance);
  return Object.assign(call, { projectId: await newProject(call, { width: 320, height: 180, fps: 10 }) });
}

/** Starts a prompt of an account that is held at `point`. */
async function promptAt(point: StopPoint): Promise<Buyer> {
  const buyer = await newBuyer();
  await points.hold(buyer.accountId, point);
  void ask(buyer).catch(() => 'cut off');
  return buyer;
}

/** A budget for the plan and one scene keeps the runs short. */
const ask = (buyer: Buyer) =>
  buyer('startPrompt', { params: { projectId: buyer.projectId }, body: { prompt, budget: 1 } });

/** Starts an export of a reviewed film, of an account that is held at `point`. */
async function exportAt(point: StopPoint): Promise<Buyer> {
  const buyer = await newBuyer();
  const params = { projectId: buyer.projectId };
  await newScene(buyer, buyer.projectId);
  const { body: review } = await buyer('startReview', { params, body: {} });
  await ended(review.id);
  const { findings } = (await buyer('latestReview', { params })).body;
  const accept = findings.flatMap(({ id, severity }: Record<string, string>) => (severity === 'error' ? [id] : []));
  await points.hold(buyer.accountId, point);
  const body = { quality: 'draft', ...(accept.length > 0 && { accept, reason: 'a test' }) };
  expect((await buyer('startExport', { params, body })).status).toBe(202);
  return buyer;
}

/**
 * The API dies while it stands at each of its steps: each start is a run, or nothing at all. Those who have one, whose
 * runs go on; each of them is paid for once.
 */
export async function killTheApi(): Promise<Buyer[]> {
  const held = await promptAt(ofApi.holding);
  const accepted = await promptAt(ofApi.accepting);
  const started = await promptAt(ofApi.starting);
  await points.waiting(Object.values(ofApi));
  await stack.killApi('SIGKILL');
  await points.release();
  await stack.restartApi();
  await until(async () => (await runsOf(accepted)).length === 1);
  expect(await runsOf(held)).toEqual([]);
  expect(await balanceOf(held)).toEqual([balance, 0]);
  expect((await ask(held)).status).toBe(202);
  return [held, accepted, started];
}

/**
 * The worker dies while runs stand at each of these steps, and in the middle of those of `others`: each is charged once
 * for one result, and no hold stays.
 */
export async function killTheWorker(prompts: StopPoint[], exports: StopPoint[], others: Buyer[] = []): Promise<void> {
  const exporting = await Promise.all(exports.map(exportAt));
  const buyers = [...(await Promise.all(prompts.map(promptAt))), ...exporting];
  await points.waiting([...prompts, ...exports]);
  await stack.killWorker('SIGKILL');
  await points.release();
  await stack.restartWorker();
  for (const buyer of [...buyers, ...others]) await expectPaidOnce(buyer);
  expect(await reconcileLedger(database.fork())).toEqual([]);
}

/** The account has one paid run, completed, with one result that cost what the account paid, and nothing is held. */
export async function expectPaidOnce(buyer: Buyer): Promise<void> {
  const paid = (await runsOf(buyer)).filter(({ kind }) => kind !== 'review');
  expect(paid).toHaveLength(1);
  const run = await ended(paid[0]?.id ?? '');
  expect(run).toMatchObject({ state: 'completed', error: null });
  expect(await balanceOf(buyer)).toEqual([(balance * 1_000_000 - run.spentMicros) / 1_000_000, 0]);
  const events = await runs.eventsSince(database.fork(), run.id, 0);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const told = events.map(({ type, body }) => JSON.stringify([type, body]));
  expect(new Set(told).size).toBe(told.length);
  expect(events.at(-1)).toMatchObject({ type: 'run.completed', body: { spent: run.spentMicros / 1_000_000 } });
  const call = callerOf(stack.apiUrl, buyer.apiKey);
  const params = { projectId: buyer.projectId };
  if (run.kind === 'export') {
    expect(run.spentMicros).toBe(100_000);
    const { exports } = (await call('listExports', { params })).body;
    expect(exports.map(({ state }: { state: string }) => state)).toEqual(['ready']);
    expect(events.filter(({ type }) => type === 'artefact')).toHaveLength(1);
    return;
  }
  const scenes = events.filter(({ type }) => type === 'scene.ready').length;
  expect(run.spentMicros).toBe(1_000_000 + (scenes - 1) * 250_000);
  expect((await call('listRevisions', { params })).body.revisions).toHaveLength(2);
  expect((await call('listScenes', { params })).body.scenes).toHaveLength(scenes);
}

async function runsOf({ accountId }: Buyer) {
  return (await runs.list(database.fork(), accountId, {})).items;
}

async function balanceOf({ accountId }: Buyer): Promise<[number, number]> {
  const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), accountId);
  return [availableMicros / 1_000_000, heldMicros / 1_000_000];
}

async function ended(runId: string) {
  await until(async () => (await runs.find(database.fork(), runId)).endedAt !== null);
  return runs.find(database.fork(), runId);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(100)) if (await isSo()) return;
  throw new Error('waited in vain');
}
