import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Asset } from '../../db/entities/asset.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { newSound } from './owned-things.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi, type TestApi } from './start-api.ts';
import { newProject, newScene } from './test-film.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(async () => api?.[Symbol.asyncDispose]());

async function heardFilm() {
  const call = await newPaidCaller(api);
  const projectId = await newProject(call);
  await newScene(call, projectId);
  await newSound(api, { projectId, accountId: call.accountId });
  const params = { projectId };
  const { body } = await call('addSound', { params, body: { asset: 'tone', role: 'music' } });
  return { call, projectId, params, clip: body.clip, revision: body.revision as string };
}

test('a sound belongs to its revision: restoring brings it back, and the picture stays the same', async () => {
  const { call, projectId, params, clip, revision } = await heardFilm();
  const hash = async () => revisions.pictureHash(await revisions.head(api.database.fork(), projectId));
  const before = await hash();
  const removed = await call('removeSound', { params: { projectId, clipId: clip.id } });
  expect((await call('listSound', { params })).body.clips).toEqual([]);
  expect(await hash()).toBe(before);
  const diff = await call('diffRevision', { params: { projectId, revisionId: removed.body.revision } });
  expect(diff.body.changes).toEqual([{ sceneId: null, name: 'tone', kind: 'sound', detail: 'sound taken out' }]);
  await call('restoreRevision', { params: { projectId, revisionId: revision } });
  expect((await call('listSound', { params })).body.clips).toEqual([clip]);
});

test('a sound stays through a change of scenes, and goes with a copy of the project', async () => {
  const { call, projectId, params, clip } = await heardFilm();
  await newScene(call, projectId, 1);
  expect((await call('listSound', { params })).body.clips).toEqual([clip]);
  const copy = await call('duplicateProject', { params, body: {} });
  const { clips } = (await call('listSound', { params: { projectId: copy.body.id } })).body;
  expect(clips).toEqual([clip]);
});

test('a sound that a revision is heard with cannot be deleted from the library', async () => {
  const { call, projectId, params } = await heardFilm();
  const [asset] = (await call('listAssets', { params })).body.assets;
  const refused = await call('deleteAsset', { params: { projectId, assetId: asset.id } });
  expect([refused.status, refused.body.code]).toEqual([409, 'asset_in_use']);
});

test('a name that the library lacks is refused with those that it has, and makes no revision', async () => {
  const { call, params, revision } = await heardFilm();
  const refused = await call('addSound', { params, body: { asset: 'toon' } });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_body']);
  expect(JSON.stringify(refused.body.errors)).toMatch(/It has: .*tone\./);
  expect((await call('listSound', { params })).body.revision).toBe(revision);
});

test('effects lie on the handovers in the place of those before, and a dry run stores nothing', async () => {
  const { call, projectId, params, clip } = await heardFilm();
  for (const startFrame of [30, 60, 90]) await newScene(call, projectId, 0, startFrame);
  const dry = await call('placeEffects', { params, body: {} });
  expect([dry.status, dry.body.applied]).toEqual([200, false]);
  expect((await call('listSound', { params })).body.clips).toEqual([clip]);
  const names = ['fx:whoosh', 'fx:whoosh', 'fx:riser', 'fx:hit'];
  for (const _ of ['once', 'again']) {
    const { body } = await call('placeEffects', { params, body: { apply: true } });
    expect(body.clips.map(({ asset }: { asset: string }) => asset).sort()).toEqual([...names].sort());
    const { clips } = (await call('listSound', { params })).body;
    expect(clips.length).toBe(1 + names.length);
    expect(clips).toContainEqual(clip);
  }
  const added = await call('addSound', { params, body: { asset: 'fx:click', startFrame: 12 } });
  expect([added.status, added.body.clip.role]).toEqual([201, 'effect']);
});

test('captions hold what the voices say at its place in the film, as a file in either format', async () => {
  const { call, projectId, params } = await heardFilm();
  const words = [
    { text: 'Free', from: 0.1, to: 0.4 },
    { text: 'today.', from: 0.45, to: 0.8 },
  ];
  await api.database.fork().nativeUpdate(Asset, { projectId, name: 'tone' }, { words });
  expect((await call('readCaptions', { params })).body.captions).toEqual([]);
  await call('addSound', { params, body: { asset: 'tone', role: 'voice', startFrame: 3, durationInFrames: 27 } });
  const { body } = await call('readCaptions', { params, query: { format: 'vtt' } });
  expect(body.text).toBe('WEBVTT\n\n00:00:00.200 --> 00:00:01.000\nFree today.\n');
  expect(body.captions[0].words.map(({ from }: { from: number }) => from)).toEqual([0.2, 0.55]);
  expect(body.withoutWords).toEqual([]);
  expect((await call('readCaptions', { params })).body.text).toContain('00:00:00,200 --> 00:00:01,000');
});
