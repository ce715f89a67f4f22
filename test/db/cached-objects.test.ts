import { expect, test } from '@jest/globals';
import { cachedObjects } from '../../db/repositories/cached-objects.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const note = (projectId: string, objectKey: string, bytes: number) =>
  cachedObjects.note(db.fork(), { objectKey, projectId, bytes });
const age = (objectKey: string, days: number) =>
  db
    .fork()
    .execute('update cached_objects set used_at = now() - make_interval(days => ?) where object_key = ?', [
      days,
      objectKey,
    ]);
const surplus = (mostBytes: number) =>
  db.transaction((em) => cachedObjects.lockSurplus(em, { mostBytes, days: 30, count: 10 }));

test('the least recently used objects go first, and no more than the bound demands', async () => {
  const { project } = await newProject(db);
  for (const [index, name] of ['old', 'used again', 'new'].entries()) {
    await note(project.id, name, 100);
    await age(name, 3 - index);
  }
  expect(await cachedObjects.use(db.fork(), ['used again', 'unknown'])).toEqual(new Set(['used again']));
  expect(await surplus(300)).toEqual([]);
  expect(await surplus(250)).toEqual(['old']);
  expect(await surplus(100)).toEqual(['old', 'new']);
  for (const name of ['old', 'used again', 'new']) await cachedObjects.forget(db.fork(), name);
  expect(await surplus(0)).toEqual([]);
});

test('what nobody used for thirty days goes although there is room, and nothing that an open export may need', async () => {
  const test = await newProject(db);
  await note(test.project.id, 'stale', 1);
  await age('stale', 31);
  const { run } = await newRun(db, test, { kind: 'export', writing: false });
  expect(await surplus(1000)).toEqual([]);
  expect(await surplus(0)).toEqual([]);
  await runs.finish(db.fork(), run.id, { state: 'cancelled', event: { type: 'run.completed', body: {} } } as never);
  expect(await surplus(1000)).toEqual(['stale']);
});

test('whoever counts on an object that is just evicted waits, and learns that it is gone', async () => {
  const { project } = await newProject(db);
  await note(project.id, 'contended', 10);
  await age('contended', 40);
  let used: Promise<Set<string>> | undefined;
  await db.transaction(async (em) => {
    expect(await cachedObjects.lockSurplus(em, { mostBytes: 1e9, days: 30, count: 10 })).toContain('contended');
    used = cachedObjects.use(db.fork(), ['contended']);
    await cachedObjects.forget(em, 'contended');
  });
  expect(await used).toEqual(new Set());
});
