import { expect, test } from '@jest/globals';
import { drafts } from '../../db/repositories/drafts.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { addScene, codeOf, headNames, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const byCaller = { writtenBy: 'caller' as const };
const place = { track: 2, startFrame: 0, durationInFrames: 60 };

async function projectInPrompt() {
  const test = await newProject(db);
  const one = await addScene(db, test.project.id, 'One');
  const two = await addScene(db, test.project.id, 'Two', 1);
  const { run } = await newRun(db, test);
  return { ...test, one: one.sceneId, two: two.sceneId, run, draftId: run.draftRevisionId as string };
}

const written = (draftId: string, step: string, name: string, code = `// ${name}`) =>
  drafts.putScene(db.fork(), draftId, { scene: { step }, name, code, ...place });

test('a draft begins as the head and moves it only when published', async () => {
  const { project, draftId } = await projectInPrompt();
  await written(draftId, 'scene-0', 'Three');
  expect(await headNames(db, project.id)).toEqual(['One', 'Two']);
  expect((await revisions.scenes(db.fork(), draftId)).map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  await drafts.publish(db.fork(), draftId, 'Prompt');
  expect(await headNames(db, project.id)).toEqual(['One', 'Two', 'Three']);
});

test('a step that runs twice writes its scene once', async () => {
  const { draftId } = await projectInPrompt();
  const first = await written(draftId, 'scene-0', 'Three');
  const again = await written(draftId, 'scene-0', 'Three');
  const repaired = await written(draftId, 'scene-0', 'Three', 'repaired');
  expect(again).toEqual(first);
  expect(repaired.sceneId).toBe(first.sceneId);
  expect(await revisions.scenes(db.fork(), draftId)).toHaveLength(3);
});

test('a published draft keeps the scenes that a person changed meanwhile and names them', async () => {
  const { project, draftId, one, two } = await projectInPrompt();
  await revisions.commit(db.fork(), project.id, { type: 'code', sceneId: one, code: 'by hand' }, byCaller);
  await revisions.commit(db.fork(), project.id, { type: 'delete', sceneId: two }, byCaller);
  for (const id of [one, two]) {
    await drafts.putScene(db.fork(), draftId, { scene: { id }, name: 'Redone', code: 'by machine', ...place });
  }
  await written(draftId, 'scene-0', 'Three');
  const { head, conflicts } = await drafts.publish(db.fork(), draftId, 'Prompt');
  expect([...conflicts].sort()).toEqual([one, two].sort());
  expect(await headNames(db, project.id)).toEqual(['One', 'Three']);
  expect((await revisions.scene(db.fork(), head.id, one)).code).toBe('by hand');
});

test('publishing twice answers with the same head and the same conflicts', async () => {
  const { project, draftId, one } = await projectInPrompt();
  await revisions.commit(db.fork(), project.id, { type: 'code', sceneId: one, code: 'by hand' }, byCaller);
  await drafts.putScene(db.fork(), draftId, { scene: { id: one }, name: 'Redone', code: 'by machine', ...place });
  const both = await Promise.all([1, 2].map(() => drafts.publish(db.fork(), draftId, 'Prompt')));
  await addScene(db, project.id, 'Later', 5);
  both.push(await drafts.publish(db.fork(), draftId, 'Prompt'));
  expect(new Set(both.map(({ head }) => head.id)).size).toBe(1);
  expect(both.map(({ conflicts }) => conflicts)).toEqual([[one], [one], [one]]);
});

test('an abandoned draft leaves the head alone and takes no scene any more', async () => {
  const { project, draftId } = await projectInPrompt();
  await written(draftId, 'scene-0', 'Three');
  await drafts.abandon(db.fork(), draftId);
  await drafts.abandon(db.fork(), draftId);
  expect(await headNames(db, project.id)).toEqual(['One', 'Two']);
  expect(await codeOf(written(draftId, 'scene-1', 'Four'))).toBe('run_ended');
  expect(await codeOf(drafts.publish(db.fork(), draftId, 'Prompt'))).toBe('run_ended');
});

test('a draft drops a scene that it removes', async () => {
  const { project, draftId, one } = await projectInPrompt();
  await drafts.removeScene(db.fork(), draftId, one);
  await drafts.removeScene(db.fork(), draftId, one);
  await drafts.publish(db.fork(), draftId, 'Prompt');
  expect(await headNames(db, project.id)).toEqual(['Two']);
});
