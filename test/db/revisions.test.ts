import { expect, test } from '@jest/globals';
import { drafts } from '../../db/repositories/drafts.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { addScene, codeOf, errorOf, headNames, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const byCaller = { writtenBy: 'caller' as const };

test('every change is one revision with the next number, and the old one still shows what it showed', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId } = await addScene(db, project.id, 'One');
  const { revision } = await revisions.commit(db.fork(), project.id, { type: 'code', sceneId, code: 'new' }, byCaller);
  expect([revision.number, revision.parentId]).toEqual([3, revisionId]);
  expect((await revisions.scene(db.fork(), revisionId, sceneId)).code).toBe('// One');
  expect((await revisions.scene(db.fork(), revision.id, sceneId)).code).toBe('new');
});

test('a change that changes nothing makes no revision', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId } = await addScene(db, project.id, 'One');
  const { revision } = await revisions.commit(
    db.fork(),
    project.id,
    { type: 'code', sceneId, code: '// One' },
    byCaller,
  );
  expect(revision.id).toBe(revisionId);
});

test('a write that names a base is refused when its scene changed since, with the head to read', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId: base } = await addScene(db, project.id, 'One');
  await revisions.commit(db.fork(), project.id, { type: 'rename', sceneId, name: 'Uno' }, byCaller);
  const change = { type: 'code' as const, sceneId, code: 'late' };
  const error = await errorOf(revisions.commit(db.fork(), project.id, change, { ...byCaller, base }));
  const head = await revisions.head(db.fork(), project.id);
  expect(error.code).toBe('revision_conflict');
  expect(error.options.members).toEqual({ sceneIds: [sceneId], headRevision: head.id });
  expect(head.number).toBe(3);
});

test('a write that names a base is rebased when only other scenes changed since', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId: base } = await addScene(db, project.id, 'One');
  await addScene(db, project.id, 'Two', 1);
  await revisions.commit(db.fork(), project.id, { type: 'rename', sceneId, name: 'Uno' }, { ...byCaller, base });
  expect(await headNames(db, project.id)).toEqual(['Uno', 'Two']);
});

test('a base of another project is refused', async () => {
  const [{ project }, other] = [await newProject(db), await newProject(db)];
  const { sceneId } = await addScene(db, project.id, 'One');
  const options = { ...byCaller, base: other.project.headRevisionId };
  expect(await codeOf(revisions.commit(db.fork(), project.id, { type: 'delete', sceneId }, options))).toBe(
    'invalid_body',
  );
});

test('restoring an old revision is a new head that shows the old scenes', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId } = await addScene(db, project.id, 'One');
  await revisions.commit(db.fork(), project.id, { type: 'delete', sceneId }, byCaller);
  expect(await headNames(db, project.id)).toEqual([]);
  const { revision } = await revisions.commit(db.fork(), project.id, { type: 'restore', revisionId }, byCaller);
  expect(revision.number).toBe(4);
  expect(await headNames(db, project.id)).toEqual(['One']);
  const restored = await revisions.get(db.fork(), project.id, revisionId);
  expect(revisions.pictureHash(revision)).toBe(revisions.pictureHash(restored));
});

test('twenty changes at once make twenty revisions without a gap', async () => {
  const { project } = await newProject(db);
  await Promise.all(Array.from({ length: 20 }, (_, index) => addScene(db, project.id, `Scene ${index}`, index)));
  const { items } = await revisions.list(db.fork(), project.id);
  expect(items.map(({ number }) => number).sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
    Array.from({ length: 21 }, (_, index) => index + 1),
  );
  expect(await headNames(db, project.id)).toHaveLength(20);
});

test('positions that would overlap, and negative lengths, are refused and nothing is stored', async () => {
  const { project } = await newProject(db);
  await addScene(db, project.id, 'One');
  const { sceneId, revisionId } = await addScene(db, project.id, 'Two', 0, 30);
  for (const update of [{ startFrame: 10 }, { durationInFrames: -5 }, { durationInFrames: 0 }, { startFrame: 1.5 }]) {
    const change = { type: 'positions' as const, updates: [{ sceneId, ...update }] };
    expect(await codeOf(revisions.commit(db.fork(), project.id, change, byCaller))).toBe('invalid_timeline');
  }
  expect((await revisions.head(db.fork(), project.id)).id).toBe(revisionId);
});

test('two scenes swap places in one update', async () => {
  const { project } = await newProject(db);
  const { sceneId: one } = await addScene(db, project.id, 'One');
  const { sceneId: two } = await addScene(db, project.id, 'Two', 0, 30);
  const updates = [
    { sceneId: one, startFrame: 30 },
    { sceneId: two, startFrame: 0 },
  ];
  await revisions.commit(db.fork(), project.id, { type: 'positions', updates }, byCaller);
  expect(await headNames(db, project.id)).toEqual(['Two', 'One']);
});

test('a duplicate follows the last scene of its track and has a life of its own', async () => {
  const { project } = await newProject(db);
  const { sceneId } = await addScene(db, project.id, 'One');
  const { scenes, touched } = await revisions.commit(db.fork(), project.id, { type: 'duplicate', sceneId }, byCaller);
  const copy = scenes.find((scene) => scene.sceneId === touched[0]);
  expect([copy?.name, copy?.startFrame]).toEqual(['One copy', 30]);
  await revisions.commit(db.fork(), project.id, { type: 'code', sceneId, code: 'changed' }, byCaller);
  const head = await revisions.head(db.fork(), project.id);
  expect((await revisions.scene(db.fork(), head.id, touched[0] as string)).code).toBe('// One');
});

test('a new size is a revision with another picture', async () => {
  const { project } = await newProject(db);
  const { revisionId } = await addScene(db, project.id, 'One');
  const change = { type: 'resize' as const, width: 1080, height: 1920, fps: 30 };
  const { revision } = await revisions.commit(db.fork(), project.id, change, byCaller);
  const before = await revisions.get(db.fork(), project.id, revisionId);
  expect(revisions.pictureHash(revision)).not.toBe(revisions.pictureHash(before));
  expect((await projects.find(db.fork(), project.id)).width).toBe(1080);
});

test('a diff names what was added, removed and changed', async () => {
  const { project } = await newProject(db);
  const { sceneId: gone, revisionId: before } = await addScene(db, project.id, 'One');
  const { sceneId: added } = await addScene(db, project.id, 'Two', 1);
  const { revision } = await revisions.commit(db.fork(), project.id, { type: 'delete', sceneId: gone }, byCaller);
  const diff = await revisions.diff(db.fork(), project.id, before, revision.id);
  expect(diff.map(({ sceneId, kind }) => [sceneId, kind])).toEqual([
    [gone, 'removed'],
    [added, 'added'],
  ]);
});

test('a scene or revision of another project does not exist here', async () => {
  const [{ project }, other] = [await newProject(db), await newProject(db)];
  const { sceneId, revisionId } = await addScene(db, other.project.id, 'One');
  const restore = { type: 'restore' as const, revisionId };
  expect(await codeOf(revisions.commit(db.fork(), project.id, { type: 'delete', sceneId }, byCaller))).toBe(
    'not_found',
  );
  expect(await codeOf(revisions.commit(db.fork(), project.id, restore, byCaller))).toBe('not_found');
  expect(await codeOf(revisions.get(db.fork(), project.id, revisionId))).toBe('not_found');
});

test('a project takes 200 scenes and no more', async () => {
  const test = await newProject(db);
  const { sceneId } = await addScene(db, test.project.id, 'One');
  const { run } = await newRun(db, test);
  await fillDraft(run.draftRevisionId as string, 200);
  const place = { name: 'More', code: '', track: 200, startFrame: 0, durationInFrames: 1 };
  const more = drafts.putScene(db.fork(), run.draftRevisionId as string, { scene: { step: 'more' }, ...place });
  expect(await codeOf(more)).toBe('limit_exceeded');
  await drafts.publish(db.fork(), run.draftRevisionId as string, 'Full');
  expect(await headNames(db, test.project.id)).toHaveLength(200);
  const copy = { type: 'duplicate' as const, sceneId, track: 200 };
  expect(await codeOf(revisions.commit(db.fork(), test.project.id, copy, byCaller))).toBe('limit_exceeded');
});

/** Adds empty scenes, one a track, until the draft has `count`. */
async function fillDraft(draftId: string, count: number) {
  await db.fork().execute(
    `with added as (
      insert into scene_versions (id, project_id, scene_id, code, code_hash, written_by)
      select 'scv_' || r.id || n, r.project_id, 'scn_' || r.id || n, '', repeat('0', 64), 'director'
        from revisions r, generate_series(2, ?::int) n where r.id = ?
      returning id, scene_id)
    insert into revision_scenes select ?, scene_id, id, 'Scene', row_number() over (), 0, 30 from added`,
    [count, draftId, draftId],
  );
}
