import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { runFfmpeg } from '../../engine/jail/run-ffmpeg.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { newPaidCaller } from '../api/paid-caller.ts';
import { newProject } from '../api/test-film.ts';
import { descendants, survivors } from '../attacks/process-tree.ts';
import { testDatabaseUrl, testTemporalAddress } from '../embedded.ts';
import { patienceMs } from '../patience.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';
import { isEncoder, killSchedule, processOf, type Strike } from './kill-schedule.ts';
import { type MortalStorage, openMortalStorage } from './mortal-storage.ts';

export interface ExportStack extends AsyncDisposable {
  stack: RunningStack;
  database: Database;
  storage: MortalStorage;
  folder: string;
}

interface StackChoice {
  inFolder?: boolean;
  /** More environment of API and worker. */
  env?: Record<string, string>;
}

/** API and worker as processes of their own, over object storage that can die too, or over a folder. */
export async function openExportStack({ inFolder = false, env = {} }: StackChoice = {}): Promise<ExportStack> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'fw-killed-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const temporal = opened.use(await openNamespace());
  const databaseUrl = await testDatabaseUrl();
  await migrate(databaseUrl);
  const database = opened.use(await openDatabase(databaseUrl));
  const storage = opened.use(await openMortalStorage(join(folder, 'storage')));
  const services = { TEMPORAL_NAMESPACE: temporal.namespace, BILLING: 'auto', RENDER_SLOTS: '2' };
  const stack = opened.use(
    await startStack({
      ...{ dataDir: join(folder, 'data'), databaseUrl, temporalAddress: await testTemporalAddress() },
      env: { ...services, ...(!inFolder && storage.env), ...env },
      readyTimeoutMs: patienceMs,
    }),
  );
  const kept = opened.move();
  return { stack, database, storage, folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const grantDollars = 1;
const priceMicros = 100_000;

/** A bar that moves and the frame's own number: no two frames of the film are alike. */
const code = (text: string) => `import { useCurrentFrame } from 'remotion';
export default () => { const frame = useCurrentFrame(); return <div style={{ position: 'absolute', inset: 0, background: '#0b1020', color: '#fff', fontSize: 60 }}>
  <div style={{ position: 'absolute', left: frame * 4, top: 110, width: 60, height: 60, background: '#ffb020' }} />${text} {frame}</div>; }`;

/** A reviewed film of an account of its own, ready to be exported. */
export async function reviewedFilm({ stack, database }: ExportStack, { scenes = 4, quality = 'draft' } = {}) {
  const call = await newPaidCaller({ url: stack.apiUrl, database }, grantDollars);
  const projectId = await newProject(call, { width: 320, height: 180, fps: 30 });
  const params = { projectId };
  for (let index = 0; index < scenes; index += 1) {
    const place = { track: 0, startFrame: index * 45, durationInFrames: 45 };
    const body = { name: `Scene ${index}`, code: code(`Scene ${index}`), ...place };
    expect((await call('createScene', { params, body })).status).toBe(201);
  }
  const { body: review } = await call('startReview', { params, body: {} });
  await ended(database, review.id);
  const { findings } = (await call('latestReview', { params })).body;
  const accept = findings.flatMap(({ id, severity }: Record<string, string>) => (severity === 'error' ? [id] : []));
  const body = { quality, ...(accept.length > 0 && { accept, reason: 'a test' }) };
  const grantMicros = grantDollars * 1_000_000;
  return {
    call,
    params,
    grantMicros,
    startExport: async () => (await call('startExport', { params, body })).body.id as string,
  };
}

/** Exports a film while processes are killed as the seed says; one hash over all decoded frames of the file. */
export async function exportThrough(opened: ExportStack, strikes: readonly Strike[]): Promise<string> {
  const { stack, database, folder } = opened;
  const { call, params, grantMicros, startExport } = await reviewedFilm(opened);
  const id = await startExport();
  for (const { victim, afterMs } of strikes) {
    await delay(afterMs);
    if ((await runs.find(database.fork(), id)).endedAt === null) await strike(opened, victim);
  }
  const run = await ended(database, id);
  expect(run).toMatchObject({ state: 'completed', error: null, spentMicros: priceMicros });
  const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), call.accountId);
  expect([availableMicros, heldMicros]).toEqual([grantMicros - priceMicros, 0]);
  const told = (await runs.eventsSince(database.fork(), id, 0)).map(({ type }) => type);
  expect(told.filter((type) => ['artefact', 'run.completed', 'run.failed'].includes(type))).toEqual([
    'artefact',
    'run.completed',
  ]);
  const { exports } = (await call('listExports', { params })).body;
  expect(exports).toMatchObject([{ state: 'ready', frames: 180 }]);
  await until(async () => (await leftovers(folder)).length === 0, 'empty folders');
  await until(async () => descendants(stack.pids().worker).filter(isEncoder).length === 0, 'no encoder at work');
  const file = join(folder, 'export.mp4');
  await writeFile(file, Buffer.from(await (await fetch(exports[0].url)).arrayBuffer()));
  return framesHash(file);
}

/** Every schedule leaves the frames of the undisturbed export. */
export async function holdThroughSchedules(opened: ExportStack, seeds: readonly number[], whole: string) {
  for (const seed of seeds) {
    const strikes = killSchedule(seed);
    expect([seed, strikes, await exportThrough(opened, strikes)]).toEqual([seed, strikes, whole]);
  }
  expect(await reconcileLedger(opened.database.fork())).toEqual([]);
}

/** Kills what the strike names. Where none is at work at this moment, the worker. */
async function strike({ stack, storage }: ExportStack, victim: Strike['victim']): Promise<void> {
  if (victim === 'storage') {
    await storage.kill();
    await delay(500);
    await storage.restart();
    return;
  }
  const target = victim === 'worker' ? undefined : processOf(stack, victim);
  if (target && struck(target.pid)) return;
  const orphans = descendants(stack.pids().worker).map(({ pid }) => pid);
  await stack.killWorker('SIGKILL');
  expect(await survivors(orphans)).toEqual([]);
  await stack.restartWorker();
}

/** False where the process ended by itself since it was seen. */
function struck(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** One hash over all decoded frames of a file. */
async function framesHash(file: string): Promise<string> {
  const { stdout } = await runFfmpeg(['-i', file, '-map', '0:v', '-f', 'framemd5', '-'], { inputs: [file] });
  const lines = stdout.toString().split('\n');
  const hashes = lines.filter((line) => /^\d/u.test(line)).map((line) => line.split(',').at(-1)?.trim());
  expect(hashes).toHaveLength(180);
  return createHash('sha256').update(hashes.join()).digest('hex');
}

/** What attempts left in the folders of all workers. */
export async function leftovers(folder: string): Promise<string[]> {
  const scratch = join(folder, 'data', 'scratch');
  const pids = await readdir(scratch).catch(() => []);
  const folders = await Promise.all(
    pids.map(async (pid) => (await readdir(join(scratch, pid)).catch(() => [])).map((name) => `${pid}/${name}`)),
  );
  return folders.flat();
}

export async function ended(database: Database, runId: string, seconds?: number) {
  await until(async () => (await runs.find(database.fork(), runId)).endedAt !== null, `the end of ${runId}`, seconds);
  return runs.find(database.fork(), runId);
}

export async function until(isSo: () => Promise<boolean>, what: string, seconds = patienceMs / 1_000): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await delay(100)) if (await isSo()) return;
  throw new Error(`waited in vain for ${what}`);
}
