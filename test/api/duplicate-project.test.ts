import { afterAll, expect, test } from '@jest/globals';
import { newCaller } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi();
afterAll(async () => {
  await api[Symbol.asyncDispose]();
});
const code = 'export default function Scene() { return <div style={{ color: "#fff" }}>Hello</div>; }';

test('a copy has brief, criteria and scenes of the first, and neither follows the other', async () => {
  const call = await newCaller(api.url);
  const first = (await call('createProject', { body: { name: 'Launch', format: 'square', fps: 24 } })).body;
  const params = { projectId: first.id };
  await call('addContext', { params, body: { label: 'goal', text: 'Announce it' } });
  await call('keepCriteria', { params, body: { criteria: 'scenes>=1' } });
  const made = await call('createScene', {
    params,
    body: { name: 'Hello', code, track: 2, startFrame: 12, durationInFrames: 48 },
  });
  const { status, body: copy } = await call('duplicateProject', { params, body: {} });
  expect(status).toBe(201);
  expect(copy).toMatchObject({ name: 'Launch (copy)', width: 1080, height: 1080, fps: 24, sceneCount: 1 });
  const own = { projectId: copy.id };
  const { scenes } = (await call('listScenes', { params: own })).body;
  expect(scenes).toMatchObject([{ name: 'Hello', track: 2, startFrame: 12, durationInFrames: 48 }]);
  expect(scenes[0].id).not.toBe(made.body.scene.id);
  expect((await call('getScene', { params: { ...own, sceneId: scenes[0].id } })).body.code).toBe(code);
  expect((await call('listContexts', { params: own })).body.contexts).toMatchObject([{ text: 'Announce it' }]);
  expect((await call('getCriteria', { params: own })).body).toEqual({ criteria: 'scenes>=1' });

  await call('deleteScene', { params: { ...own, sceneId: scenes[0].id } });
  expect((await call('listScenes', { params })).body.scenes).toHaveLength(1);
});

test("another account's project is not there to be copied", async () => {
  const owner = await newCaller(api.url);
  const { id } = (await owner('createProject', { body: { name: 'Mine' } })).body;
  const stranger = await newCaller(api.url);
  const reply = await stranger('duplicateProject', { params: { projectId: id }, body: {} });
  expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
});
