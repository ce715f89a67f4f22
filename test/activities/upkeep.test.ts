import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createErasingActivities } from '../../activities/erasing.ts';
import { createReconcilingActivities } from '../../activities/reconciling.ts';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { createLogger } from '../../config/logger.ts';
import type { Database } from '../../db/orm.ts';
import { discrepancies } from '../../db/repositories/discrepancies.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { files } from '../../db/repositories/files.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { runs } from '../../db/repositories/runs.ts';
import { registerAttributes } from '../../worker/register-attributes.ts';
import { addScene, newProject, newRun, openTestDatabase, type TestProject } from '../db/test-project.ts';
import { patienceMs } from '../patience.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';

const folder = mkdtempSync(join(tmpdir(), 'framewright-upkeep-'));
const logger = createLogger({ logLevel: 'silent' }, 'worker');
const database: Database = await openTestDatabase();
let storage: Storage;
let temporal: Temporal;
let erasing: ReturnType<typeof createErasingActivities>;
let reconciling: ReturnType<typeof createReconcilingActivities>;

beforeAll(async () => {
  storage = createStorage({ kind: 'folder', folder });
  temporal = await openNamespace();
  await registerAttributes(temporal, logger);
  erasing = createErasingActivities({ database, storage, logger });
  reconciling = createReconcilingActivities({ database, storage, temporal, logger });
});
afterAll(async () => {
  await temporal?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const sql = (text: string, values: unknown[] = []) => database.fork().execute(text, values);
const foundIn = async (source: string) =>
  (await discrepancies.list(database.fork()))
    .filter((row) => row.source === source)
    .map(({ rule, subject }) => [rule, subject]);

/** A finished export of the project, with its object. */
async function newExport(made: TestProject, bytes = 4) {
  const { revisionId } = await addScene(database, made.project.id, 'Hero');
  const { run } = await newRun(database, made, { kind: 'export', writing: false, revisionId });
  const facts = { pictureHash: 'a', settings: {}, settingsHash: 'b' };
  const { id } = await exportRecords.create(database.fork(), {
    ...facts,
    projectId: made.project.id,
    revisionId,
    runId: run.id,
  });
  const objectKey = `projects/${made.project.id}/runs/${run.id}/export.mp4`;
  await storage.put(objectKey, Buffer.from('film'), 'video/mp4');
  const file = await files.record(database.fork(), {
    ...{ projectId: made.project.id, runId: run.id, kind: 'video', objectKey, contentType: 'video/mp4' },
    ...{ sizeBytes: bytes, sha256: 'a'.repeat(64) },
  });
  await exportRecords.finish(database.fork(), run.id, { state: 'completed', fileId: file.id, checks: [] });
  return { id, objectKey, runId: run.id };
}

test('a project is erased thirty days after it was deleted, rows, objects and all; until then it stands', async () => {
  const [made, kept] = [await newProject(database), await newProject(database)];
  await ledger.grant(database.fork(), { accountId: made.account.id, key: 'test', amountMicros: 2_000_000 });
  const { run } = await newRun(database, made);
  await ledger.placeHold(database.fork(), {
    ...{ accountId: made.account.id, runId: run.id, key: run.id, budgetMicros: null, expiresAt: new Date() },
    quote: { operation: 'ai_generation', lowMicros: 1_000_000, highMicros: 2_000_000 },
  });
  const { objectKey } = await newExport(made);
  await storage.put(`projects/${made.project.id}/parts/a.mp4`, Buffer.from('part'), 'video/mp4');
  for (const { account, project } of [made, kept]) await projects.remove(database.fork(), account.id, project.id);
  expect(await erasing.eraseDeleted()).toMatchObject({ projects: 0 });
  expect(await storage.head(objectKey)).not.toBeNull();

  await sql(`update projects set deleted_at = now() - interval '31 days' where id = ?`, [made.project.id]);
  expect(await erasing.eraseDeleted()).toMatchObject({ projects: 1 });
  for (const table of ['revisions', 'scene_versions', 'runs', 'files', 'exports', 'context_entries']) {
    const left = await sql(`select 1 from ${table} where project_id = ?`, [made.project.id]);
    expect([table, left]).toEqual([table, []]);
  }
  expect(await sql('select 1 from run_events where run_id = ?', [run.id])).toEqual([]);
  expect(await storage.head(objectKey)).toBeNull();
  expect(await storage.head(`projects/${made.project.id}/parts/a.mp4`)).toBeNull();
  expect(await ledger.balanceOf(database.fork(), made.account.id)).toEqual({
    availableMicros: 2_000_000,
    heldMicros: 0,
  });
  await projects.undelete(database.fork(), kept.account.id, kept.project.id);
});

test('objects that could not be removed are removed at the next time, and late ones an hour later', async () => {
  const made = await newProject(database);
  await projects.remove(database.fork(), made.account.id, made.project.id);
  await sql(`update projects set deleted_at = now() - interval '31 days' where id = ?`, [made.project.id]);
  const key = `projects/${made.project.id}/parts/late.mp4`;
  await storage.put(key, Buffer.from('part'), 'video/mp4');
  const broken: Storage = { ...storage, removeAll: () => Promise.reject(new Error('storage is down')) };
  await expect(createErasingActivities({ database, storage: broken, logger }).eraseDeleted()).rejects.toThrow('down');
  expect(await storage.head(key)).not.toBeNull();
  await erasing.eraseDeleted();
  expect(await storage.head(key)).toBeNull();

  await storage.put(key, Buffer.from('part'), 'video/mp4');
  await erasing.eraseDeleted();
  expect(await storage.head(key)).not.toBeNull();
  await sql(`update erasures set removed_at = now() - interval '61 minutes'`);
  await erasing.eraseDeleted();
  expect(await storage.head(key)).toBeNull();
  expect(await sql('select 1 from erasures')).toEqual([]);
});

test('stills go after thirty days unless the newest review shows them; films stay', async () => {
  const made = await newProject(database);
  const film = await newExport(made);
  const still = async (name: string) => {
    const objectKey = `projects/${made.project.id}/${name}.png`;
    await storage.put(objectKey, Buffer.from(name), 'image/png');
    const base = {
      projectId: made.project.id,
      runId: null,
      contentType: 'image/png',
      sizeBytes: 3,
      sha256: 'a'.repeat(64),
    };
    return files.record(database.fork(), { ...base, kind: 'still', objectKey });
  };
  const [old, shown, young] = [await still('old'), await still('shown'), await still('young')];
  const review = { projectId: made.project.id, revisionId: made.project.headRevisionId, runId: null, pictureHash: 'a' };
  const counts = { errors: 0, warnings: 0, notes: 0 } as never;
  const stills = [{ url: `/files/${shown.token}` }];
  await reviews.record(database.fork(), { ...review, verdict: 'clean', findings: [], counts, stills });
  await sql(`update files set created_at = now() - interval '31 days' where id <> ?`, [young.id]);
  await erasing.clearOld();
  const left = await sql('select id from files where project_id = ? order by id', [made.project.id]);
  expect(left).toHaveLength(3);
  expect(await storage.head(old.objectKey)).toBeNull();
  for (const key of [shown.objectKey, young.objectKey, film.objectKey]) expect(await storage.head(key)).not.toBeNull();
});

test('events of runs that ended ninety days ago go, but for the end; those of open runs stay', async () => {
  const made = await newProject(database);
  const [{ run: ended }, { run: open }] = [
    await newRun(database, made, { kind: 'review', writing: false }),
    await newRun(database, made, { kind: 'preview', writing: false }),
  ];
  for (const { id } of [ended, open]) await runs.appendEvents(database.fork(), id, 'a', [{ type: 'phase', body: {} }]);
  await runs.finish(database.fork(), ended.id, { state: 'failed', error: {}, event: { type: 'run.failed', body: {} } });
  await sql('alter table run_events disable trigger immutable');
  await sql(`update run_events set created_at = now() - interval '91 days'`);
  await sql('alter table run_events enable trigger immutable');
  await sql(`update runs set ended_at = now() - interval '91 days' where id = ?`, [ended.id]);
  await erasing.clearOld();
  const typesOf = async (id: string) => (await runs.eventsSince(database.fork(), id, 0)).map(({ type }) => type);
  expect([await typesOf(ended.id), await typesOf(open.id)]).toEqual([['run.failed'], ['phase']]);
});

test('codes, local mails and counters do not outlive their use', async () => {
  await sql(`insert into sign_in_codes (email, salt, hash, created_at, expires_at)
    values ('a@b.org', '', '', now() - interval '2 days', now()), ('c@d.org', '', '', now(), now())`);
  await sql(
    `insert into local_mails (email, subject, body, created_at) values ('a@b.org', '', '', now() - interval '2 days')`,
  );
  await sql(`insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, 99999999999999)`);
  await erasing.clearOld();
  expect(await sql('select email from sign_in_codes')).toEqual([{ email: 'c@d.org' }]);
  expect(await sql('select 1 from local_mails')).toEqual([]);
  expect(await sql('select key from rate_limits')).toEqual([{ key: 'new' }]);
});

test('an export whose object is gone or cut short is told until it is whole again', async () => {
  const [gone, short, whole] = [
    await newExport(await newProject(database)),
    await newExport(await newProject(database), 5),
    await newExport(await newProject(database)),
  ];
  await storage.remove(gone.objectKey);
  await reconciling.reconcileObjects();
  const told = (await foundIn('objects')).map(([, subject]) => subject);
  expect(told).toEqual(expect.arrayContaining([gone.id, short.id]));
  expect(told).not.toContain(whole.id);
  await storage.put(gone.objectKey, Buffer.from('film'), 'video/mp4');
  await sql(`update files set checked_at = now() - interval '7 hours'`);
  await reconciling.reconcileObjects();
  expect((await foundIn('objects')).map(([, subject]) => subject)).not.toContain(gone.id);
});

test('runs that wait too long, are not ended as asked or live on after their end are told', async () => {
  const made = await newProject(database);
  const [{ run: waiting }, { run: deaf }, { run: stray }] = [
    await newRun(database, made, { kind: 'review', writing: false }),
    await newRun(database, made, { kind: 'preview', writing: false }),
    await newRun(database, made, { kind: 'review', writing: false }),
  ];
  await startRun(temporal.client, { id: stray.id, kind: 'review', projectId: made.project.id, phase: 'review' });
  await runs.markStarted(database.fork(), stray.id);
  await runs.markStarted(database.fork(), deaf.id);
  await runs.requestCancel(database.fork(), deaf.id);
  await runs.finish(database.fork(), stray.id, { state: 'failed', error: {}, event: { type: 'run.failed', body: {} } });
  await reconciling.reconcileRuns();
  const ours = async () =>
    (await foundIn('runs')).filter(([, id]) => [waiting.id, deaf.id, stray.id].includes(id as string));
  expect(await ours()).toEqual([]);
  await sql(
    `update runs set created_at = created_at - interval '6 minutes', ended_at = ended_at - interval '6 minutes',
    cancel_requested_at = cancel_requested_at - interval '6 minutes' where id in (?, ?, ?)`,
    [waiting.id, deaf.id, stray.id],
  );
  // What Temporal lists comes a little after what it does.
  const end = Date.now() + patienceMs;
  do await reconciling.reconcileRuns();
  while ((await ours()).length < 3 && Date.now() < end);
  expect((await ours()).sort()).toEqual(
    [
      ['cancel_not_heard', deaf.id],
      ['run_waits_in_outbox', waiting.id],
      ['workflow_of_ended_run', stray.id],
    ].sort(),
  );
});

test('books that agree are told as looked at, without a difference', async () => {
  await sql('delete from reconciliations');
  expect(await reconciling.reconcileBooks()).toEqual({ found: 0 });
  expect((await discrepancies.checks(database.fork())).map(({ source }) => source)).toEqual(['ledger']);
});
