import { expect, test } from '@jest/globals';
import { drafts } from '../../db/repositories/drafts.ts';
import { runs } from '../../db/repositories/runs.ts';
import { addScene, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const sql = (text: string, ...values: unknown[]) => db.fork().execute(text, values);

test('the database refuses to change or delete a published revision, its scenes and their code', async () => {
  const { project } = await newProject(db);
  const { sceneId, revisionId } = await addScene(db, project.id, 'One');
  const refused: [string, string][] = [
    [`update revisions set message = 'other' where id = ?`, revisionId],
    [`update revisions set state = 'open' where id = ?`, revisionId],
    ['delete from revisions where id = ?', revisionId],
    ['update revision_scenes set start_frame = 9 where revision_id = ?', revisionId],
    ['delete from revision_scenes where revision_id = ?', revisionId],
    [`insert into revision_scenes select ?, scene_id, id, 'More', 1, 0, 30 from scene_versions`, revisionId],
    [`update scene_versions set code = 'other' where scene_id = ?`, sceneId],
    ['delete from scene_versions where scene_id = ?', sceneId],
  ];
  for (const [text, id] of refused) await expect(sql(text, id)).rejects.toThrow('refused');
});

test('the database refuses to add a scene to a published or abandoned draft', async () => {
  const test = await newProject(db);
  await addScene(db, test.project.id, 'One');
  const { run } = await newRun(db, test);
  await drafts.abandon(db.fork(), run.draftRevisionId as string);
  const removal = sql('delete from revision_scenes where revision_id = ?', run.draftRevisionId);
  await expect(removal).rejects.toThrow('sealed');
  await expect(sql(`update revisions set state = 'open' where id = ?`, run.draftRevisionId)).rejects.toThrow(
    'immutable',
  );
});

test('the database refuses to change an event and a second end of a run', async () => {
  const { run } = await newRun(db, await newProject(db));
  const event = { type: 'run.completed' as const, body: {} };
  await runs.finish(db.fork(), run.id, { state: 'completed', event });
  await expect(sql(`update run_events set body = '{}' where run_id = ?`, run.id)).rejects.toThrow('immutable');
  const second = sql(
    `insert into run_events (run_id, seq, type, body, step, n) values (?, 2, 'run.failed', '{}', 'x', 0)`,
    run.id,
  );
  await expect(second).rejects.toThrow('run_events_one_end');
});

test('the database refuses values that no rule allows', async () => {
  const { project } = await newProject(db);
  const refused: [string, string][] = [
    ['update projects set width = 1921 where id = ?', project.id],
    ['update projects set fps = 0 where id = ?', project.id],
    [`insert into context_entries (id, project_id, label, text) values ('ctx_1', ?, 'mood', 'x')`, project.id],
    [`insert into context_entries (id, project_id, label, text) values ('ctx_1', ?, 'goal', 'x')`, 'prj_none'],
  ];
  for (const [text, id] of refused) await expect(sql(text, id)).rejects.toThrow(/constraint/);
});

test('erasing a project is the one way to take its revisions away', async () => {
  const { project } = await newProject(db);
  await addScene(db, project.id, 'One');
  await db.transaction(async (em) => {
    await em.execute(`set local framewright.erase = 'on'`);
    await em.execute(
      'delete from revision_scenes where revision_id in (select id from revisions where project_id = ?)',
      [project.id],
    );
    await em.execute('delete from scene_versions where project_id = ?', [project.id]);
    await em.execute('delete from revisions where project_id = ?', [project.id]);
    await em.execute('delete from projects where id = ?', [project.id]);
  });
  expect(await sql('select 1 from revisions where project_id = ?', project.id)).toEqual([]);
});
