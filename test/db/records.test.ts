import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { accounts } from '../../db/repositories/accounts.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { files } from '../../db/repositories/files.ts';
import { idempotency } from '../../db/repositories/idempotency.ts';
import { keys } from '../../db/repositories/keys.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { phase } from '../../domain/project/gates.ts';
import { addScene, codeOf, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const review = { kind: 'review' as const, writing: false };
const noFindings = { findings: [], counts: { error: 0, warning: 0, info: 0 }, stills: [] };

const newFile = (projectId: string, runId: string, objectKey: string) =>
  files.record(db.fork(), {
    ...{ projectId, runId, objectKey, kind: 'video', contentType: 'video/mp4' },
    ...{ sizeBytes: 5_000_000_000, sha256: 'a'.repeat(64) },
  });

async function newKey(expiresAt: Date | null = null) {
  const { account } = await newProject(db);
  const hash = randomBytes(32).toString('hex');
  const key = await keys.create(db.fork(), {
    accountId: account.id,
    publicId: hash,
    hash,
    scopes: ['read'],
    expiresAt,
  });
  return { account, key, hash };
}

test('a key is found by its hash until it is revoked', async () => {
  const { account, key, hash } = await newKey();
  expect(await keys.findByHash(db.fork(), hash)).toMatchObject({ id: key.id, accountId: account.id, scopes: ['read'] });
  await keys.touch(db.fork(), key.id);
  await keys.revoke(db.fork(), account.id, key.id);
  expect(await keys.findByHash(db.fork(), hash)).toBe(null);
  expect((await keys.list(db.fork(), account.id))[0]?.lastUsedAt).toBeInstanceOf(Date);
});

test('an expired key, an unknown one and one of a deleted account are not found', async () => {
  const { hash } = await newKey(new Date(Date.now() - 1000));
  expect(await keys.findByHash(db.fork(), hash)).toBe(null);
  expect(await keys.findByHash(db.fork(), 'f'.repeat(64))).toBe(null);
  const { account, hash: orphan } = await newKey(new Date(Date.now() + 60_000));
  expect(await keys.findByHash(db.fork(), orphan)).not.toBe(null);
  await db.fork().execute('update accounts set deleted_at = now() where id = ?', [account.id]);
  expect(await keys.findByHash(db.fork(), orphan)).toBe(null);
  expect(await codeOf(accounts.get(db.fork(), account.id))).toBe('not_found');
});

test("another account's key can't be revoked", async () => {
  const [mine, theirs] = [await newKey(), await newKey()];
  expect(await codeOf(keys.revoke(db.fork(), mine.account.id, theirs.key.id))).toBe('not_found');
  expect(await keys.findByHash(db.fork(), theirs.hash)).not.toBe(null);
});

test("another account's project answers exactly as one that does not exist", async () => {
  const [mine, theirs] = [await newProject(db), await newProject(db)];
  const em = db.fork();
  const ids = [theirs.project.id, 'prj_none'];
  for (const id of ids) {
    expect(await codeOf(projects.get(em, mine.account.id, id))).toBe('not_found');
    expect(await codeOf(projects.update(em, mine.account.id, id, { name: 'Stolen' }))).toBe('not_found');
    expect(await codeOf(projects.remove(em, mine.account.id, id))).toBe('not_found');
    expect(await codeOf(projects.undelete(em, mine.account.id, id))).toBe('not_found');
  }
  expect((await projects.get(em, theirs.account.id, theirs.project.id)).name).toBe('Film');
});

test('a deleted project is gone until it is undeleted', async () => {
  const { account, project } = await newProject(db);
  await projects.remove(db.fork(), account.id, project.id);
  expect(await codeOf(projects.get(db.fork(), account.id, project.id))).toBe('not_found');
  expect(await codeOf(revisions.head(db.fork(), project.id))).toBe('not_found');
  expect((await projects.list(db.fork(), account.id)).items).toEqual([]);
  expect((await projects.undelete(db.fork(), account.id, project.id)).name).toBe('Film');
});

test('pages of a list show everything once, newest first', async () => {
  const { account, project } = await newProject(db);
  const size = { width: 640, height: 360, fps: 30, directed: true };
  const made = [project.id];
  for (let count = 0; count < 4; count++)
    made.unshift((await projects.create(db.fork(), account.id, { name: 'More', ...size })).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await projects.list(db.fork(), account.id, { limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(made);
  expect(await codeOf(projects.list(db.fork(), account.id, { cursor: 'nonsense' }))).toBe('invalid_query');
});

test('facts follow the project through its five phases', async () => {
  const test = await newProject(db);
  const { id } = test.project;
  const phaseNow = async () => phase(await projects.facts(db.fork(), id));
  for (const label of ['goal', 'requirement', 'brand'] as const) {
    expect(await phaseNow()).toBe('context');
    await contexts.add(db.fork(), id, label, 'Text.');
  }
  expect(await phaseNow()).toBe('generate');
  const { sceneId } = await addScene(db, id, 'One');
  expect(await phaseNow()).toBe('review');
  const finding = {
    id: 'contrast/One/0',
    rule: 'contrast',
    severity: 'error',
    sceneId: null,
    sceneName: null,
  } as const;
  const place = { line: null, text: null, box: null, firstFrame: 0, lastFrame: 1 };
  const words = { measured: '2:1', bound: '3:1', message: 'Too faint.', fix: 'Darken it.' };
  const bad = {
    verdict: 'errors' as const,
    findings: [{ ...finding, ...place, ...words }],
    counts: { error: 1, warning: 0, info: 0 },
  };
  const record = async (result: object) => {
    const { run } = await newRun(db, test, review);
    const head = await revisions.head(db.fork(), id);
    const picture = { projectId: id, revisionId: head.id, runId: run.id, pictureHash: revisions.pictureHash(head) };
    return reviews.record(db.fork(), { ...picture, verdict: 'clean', ...noFindings, ...result });
  };
  await record(bad);
  expect(await phaseNow()).toBe('iterate');
  await record({});
  expect(await phaseNow()).toBe('export');
  await revisions.commit(db.fork(), id, { type: 'rename', sceneId, name: 'Uno' }, { writtenBy: 'caller' });
  expect(await phaseNow()).toBe('export');
  await revisions.commit(db.fork(), id, { type: 'code', sceneId, code: 'new' }, { writtenBy: 'caller' });
  expect(await phaseNow()).toBe('review');
});

test('a removed context entry no longer counts, and is removed once', async () => {
  const { project } = await newProject(db);
  const entry = await contexts.add(db.fork(), project.id, 'goal', 'Sell it.');
  await contexts.remove(db.fork(), project.id, entry.id);
  expect(await contexts.list(db.fork(), project.id)).toEqual([]);
  expect(await codeOf(contexts.remove(db.fork(), project.id, entry.id))).toBe('not_found');
});

test('a run that records its review twice has one', async () => {
  const test = await newProject(db);
  const { run } = await newRun(db, test, review);
  const picture = {
    projectId: test.project.id,
    revisionId: test.project.headRevisionId,
    runId: run.id,
    pictureHash: 'x',
  };
  const first = await reviews.record(db.fork(), { ...picture, verdict: 'clean', ...noFindings });
  const again = await reviews.record(db.fork(), { ...picture, verdict: 'warnings', ...noFindings });
  expect(again).toEqual(first);
});

test('a stored object keeps its unguessable name when it is recorded again', async () => {
  const test = await newProject(db);
  const { run } = await newRun(db, test, review);
  const key = `exports/${run.id}`;
  const [first, again] = [await newFile(test.project.id, run.id, key), await newFile(test.project.id, run.id, key)];
  const other = await newFile(test.project.id, run.id, `${key}/2`);
  expect([again.id, again.token, again.sizeBytes]).toEqual([first.id, first.token, 5_000_000_000]);
  expect(other.token).not.toBe(first.token);
  expect((await files.byToken(db.fork(), first.token)).objectKey).toBe(key);
  expect(await codeOf(files.byToken(db.fork(), 'guess'))).toBe('not_found');
});

test('a finished export of the same picture and settings is found, and ends once', async () => {
  const test = await newProject(db);
  const { run } = await newRun(db, test, { kind: 'export', writing: false });
  const same = { projectId: test.project.id, pictureHash: 'picture', settingsHash: 'settings' };
  const made = { ...same, revisionId: test.project.headRevisionId, runId: run.id, settings: {} };
  const record = await exportRecords.create(db.fork(), made);
  await exportRecords.start(db.fork(), run.id);
  expect(await exportRecords.findCompleted(db.fork(), same)).toBe(null);
  const file = await newFile(test.project.id, run.id, `exports/${run.id}`);
  await exportRecords.finish(db.fork(), run.id, { state: 'completed', fileId: file.id, checks: { frames: 300 } });
  expect((await exportRecords.finish(db.fork(), run.id, { state: 'failed' })).state).toBe('completed');
  expect((await exportRecords.findCompleted(db.fork(), same))?.id).toBe(record.id);
  expect(await exportRecords.findCompleted(db.fork(), { ...same, settingsHash: 'other' })).toBe(null);
});

test('of two equal requests at once one works, the other is told to wait, later ones get its reply', async () => {
  const { account } = await newProject(db);
  const begin = (hash = 'one') => idempotency.begin(db.fork(), account.id, 'key', hash);
  const both = await Promise.allSettled([begin(), begin()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(begin())).toBe('in_flight');
  expect(await codeOf(begin('two'))).toBe('idempotency_mismatch');
  await idempotency.complete(db.fork(), account.id, 'key', 202, { id: 'run_1' });
  expect(await begin()).toEqual({ isNew: false, status: 202, reply: { id: 'run_1' } });
  expect(await codeOf(begin('two'))).toBe('idempotency_mismatch');
});

test('a refused request leaves its key free, a crashed one after two minutes, a kept one after a week', async () => {
  const { account } = await newProject(db);
  const begin = (hash: string) => idempotency.begin(db.fork(), account.id, 'key', hash);
  const age = (interval: string) =>
    db
      .fork()
      .execute('update idempotency_records set created_at = now() - ?::interval where account_id = ?', [
        interval,
        account.id,
      ]);
  await begin('one');
  await idempotency.release(db.fork(), account.id, 'key');
  expect(await begin('two')).toEqual({ isNew: true });
  await age('3 minutes');
  expect(await begin('three')).toEqual({ isNew: true });
  await idempotency.complete(db.fork(), account.id, 'key', 201, {});
  await age('6 days');
  expect(await codeOf(begin('four'))).toBe('idempotency_mismatch');
  await age('8 days');
  expect(await begin('four')).toEqual({ isNew: true });
});
