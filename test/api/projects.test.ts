import { afterAll, expect, test } from '@jest/globals';
import { type Answer, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene, sceneCode } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);

test('a new account holds nothing and its key says who calls', async () => {
  expect((await call('account')).body).toMatchObject({
    email: 'a@example.com',
    key: { scopes: ['read', 'write', 'spend'] },
  });
  expect((await call('balance')).body).toMatchObject({ available: 0, billing: 'local' });
});

test('the same address registers another account each time', async () => {
  const other = await newCaller(api.url);
  expect((await other('account')).body.id).not.toBe((await call('account')).body.id);
});

test('a project has the size of its format, or the one it is given, and one of them only', async () => {
  const sizeOf = async (fields: object) => {
    const { status, body } = await call('createProject', { body: { name: 'Size', ...fields } });
    return status === 201 ? [body.width, body.height, body.fps] : body.code;
  };
  expect(await sizeOf({})).toEqual([1920, 1080, 30]);
  expect(await sizeOf({ format: 'portrait', fps: 25 })).toEqual([1080, 1920, 25]);
  expect(await sizeOf({ width: 640, height: 360 })).toEqual([640, 360, 30]);
  expect(await sizeOf({ width: 640 })).toBe('invalid_body');
  expect(await sizeOf({ format: 'square', width: 640, height: 640 })).toBe('invalid_body');
  expect(await sizeOf({ width: 641, height: 360 })).toBe('invalid_body');
});

test('a scene is cut in one revision, outside of it and under an older base it is not, and a copy of its code goes on', async () => {
  const projectId = await newProject(call);
  const { sceneId, revision } = await newScene(call, projectId);
  const split = (body: object) => call('splitScene', { params: { projectId, sceneId }, body: body as never });
  for (const frame of [0, 30, 31]) expect((await split({ frame })).body.code).toBe('invalid_timeline');
  const { status, body } = await split({ frame: 12, base: revision });
  expect(status).toBe(201);
  const placed = body.scenes.map(({ name, startFrame, durationInFrames }: Record<string, unknown>) => [
    ...[name, startFrame, durationInFrames],
  ]);
  expect(placed).toEqual([
    ['Scene 0', 0, 12],
    ['Scene 0 2', 12, 18],
  ]);
  const { revisions } = (await call('listRevisions', { params: { projectId } })).body;
  expect(revisions[0]).toMatchObject({ id: body.revision, parent: revision, message: 'Scene Scene 0 cut in two' });
  const later = await call('getScene', { params: { projectId, sceneId: body.scenes[1].id } });
  expect(later.body.code).toContain('from={-12}');
  expect((await split({ frame: 6, base: revision })).body.code).toBe('revision_conflict');
  const code = 'const A = () => null;\nexport { A as default };';
  await call('setSceneCode', { params: { projectId, sceneId }, body: { code } });
  expect((await split({ frame: 6 })).body.code).toBe('scene_rejected');
});

test('the phase follows the contexts and the scenes, and its gate names what is missing with the command', async () => {
  const { body: made } = await call('createProject', { body: { name: 'Phases' } });
  const params = { projectId: made.id };
  const phase = async () => (await call('getProject', { params })).body.phase;
  expect(await phase()).toBe('context');
  const closed = await call('startPrompt', { params, body: { prompt: 'A film' } });
  expect([closed.status, closed.body.code, closed.body.missing.length]).toEqual([409, 'gate_closed', 3]);
  expect(closed.body.missing[0].command).toMatch(/^framewright context add .* --label goal$/);
  for (const label of ['goal', 'requirement', 'brand'])
    await call('addContext', { params, body: { label, text: label } });
  expect(await phase()).toBe('generate');
  await newScene(call, made.id);
  expect(await phase()).toBe('review');
  const { body: state } = await call('projectState', { params });
  expect(state).toMatchObject({ phase: 'review', sceneCount: 1, seconds: 1, review: null });
  expect((await call('startExport', { params, body: {} })).body.missing).toEqual([
    { fact: 'a review of the project as it is now', command: 'framewright review', tool: 'reviews.start' },
  ]);
});

test('every change is a revision, and restoring one brings its picture back as a new head', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  const first = await newScene(call, projectId, 0);
  await newScene(call, projectId, 1);
  await call('deleteScene', { params: { projectId, sceneId: first.sceneId } });
  const { body: list } = await call('listRevisions', { params });
  expect(list.revisions.map(({ number, sceneCount }: never) => [number, sceneCount])).toEqual([
    [4, 1],
    [3, 2],
    [2, 1],
    [1, 0],
  ]);
  const restored = await call('restoreRevision', { params: { projectId, revisionId: first.revision } });
  const { body: scenes } = await call('listScenes', { params });
  expect(scenes.revision).toBe(restored.body.revision);
  expect(scenes.scenes.map(({ id }: never) => id)).toEqual([first.sceneId]);
  const { body: diff } = await call('diffRevision', {
    params: { projectId, revisionId: restored.body.revision },
    query: { against: list.head },
  });
  expect(diff.changes.map(({ kind }: never) => kind).sort()).toEqual(['added', 'removed']);
});

test('a dry run of positions stores nothing; applied, it moves the head once', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  const { sceneId, revision } = await newScene(call, projectId);
  const updates = [{ sceneId, startFrame: 60, track: 3 }];
  const dry = await call('setPositions', { params, body: { updates } });
  expect(dry.body).toMatchObject({ applied: false, revision, after: [{ startFrame: 60, track: 3 }] });
  const { body: still } = await call('listScenes', { params });
  expect([still.revision, still.scenes[0].startFrame]).toEqual([revision, 0]);
  const applied = await call('setPositions', { params, body: { updates, apply: true } });
  expect(applied.body.revision).not.toBe(revision);
  expect((await call('listScenes', { params })).body.scenes[0]).toMatchObject({ startFrame: 60, track: 3 });
});

test('positions that collide are told in the dry run and refused when applied', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId, 0);
  const { sceneId, revision } = await newScene(call, projectId, 1);
  const updates = [{ sceneId, track: 0 }];
  expect((await call('setPositions', { params, body: { updates } })).body.problems).toMatchObject([
    { code: 'overlap' },
  ]);
  const refused = await call('setPositions', { params, body: { updates, apply: true } });
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid_timeline']);
  expect((await call('getProject', { params })).body.headRevision).toBe(revision);
});

test('code that does not compile is refused with its line, and nothing is stored', async () => {
  const projectId = await newProject(call);
  const { sceneId, revision } = await newScene(call, projectId);
  const params = { projectId, sceneId };
  const codes = {
    broken: 'export default () => (\n  <div>\n);\n',
    fs: "import { readFileSync } from 'node:fs';\nexport default () => <p>{String(readFileSync)}</p>;\n",
    network: 'export default () => <img src="https://example.com/a.png" />;\n',
    long: `export default () => null; // ${'x'.repeat(256 * 1024)}`,
  };
  for (const [kind, code] of Object.entries(codes)) {
    const refused = await call('setSceneCode', { params, body: { code } });
    expect([kind, refused.status, refused.body.code]).toEqual([kind, 422, 'scene_rejected']);
    expect(refused.body.errors[0].path).toMatch(/^\d+:\d+$/);
    const body = { name: kind, code, track: 5, startFrame: 0, durationInFrames: 10 };
    expect((await call('createScene', { params: { projectId }, body })).body.code).toBe('scene_rejected');
  }
  expect((await call('getScene', { params })).body).toMatchObject({ code: sceneCode, revision });
});

test('an edit over a scene that changed since its base is a conflict that names the scene', async () => {
  const projectId = await newProject(call);
  const { sceneId, revision } = await newScene(call, projectId);
  const params = { projectId, sceneId };
  const other = `${sceneCode}// other\n`;
  expect((await call('setSceneCode', { params, body: { code: other, base: revision } })).status).toBe(200);
  const late = await call('setSceneCode', { params, body: { code: `${sceneCode}// third\n`, base: revision } });
  expect([late.status, late.body.code, late.body.sceneIds]).toEqual([409, 'revision_conflict', [sceneId]]);
  expect((await call('getScene', { params })).body.code).toBe(other);
});

test('lists come newest first in pages that miss and repeat nothing', async () => {
  const own = await newCaller(api.url);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await own('createProject', { body: { name } });
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await own('listProjects', { query: { limit: '2', ...(cursor && { cursor }) } });
    names.push(...page.body.projects.map(({ name }: never) => name));
    cursor = page.body.nextCursor;
  }
  expect(names).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('a deleted project is gone from every reply', async () => {
  const projectId = await newProject(call);
  expect((await call('deleteProject', { params: { projectId } })).body).toEqual({ deleted: true });
  expect((await call('getProject', { params: { projectId } })).status).toBe(404);
  expect((await call('listScenes', { params: { projectId } })).status).toBe(404);
});
