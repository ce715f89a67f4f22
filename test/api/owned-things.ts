import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { encodeId, type IdKind } from '../../domain/ids.ts';
import type { Caller } from './caller.ts';
import type { TestApi } from './start-api.ts';
import { newProject, newScene } from './test-film.ts';

/** Ids by the names that paths give them. */
export type Ids = Record<string, string>;

/** One of each thing that a path can name, made for the caller: every id exists and is the caller's. */
export async function ownThings(api: Pick<TestApi, 'database'>, owner: Caller): Promise<Ids> {
  const projectId = await newProject(owner);
  const { sceneId, revision } = await newScene(owner, projectId);
  const context = await owner('addContext', { params: { projectId }, body: { label: 'goal', text: 'More' } });
  const run = await owner('startReview', { params: { projectId }, body: {} });
  const record = await exportRecords.create(api.database.fork(), {
    ...{ projectId, revisionId: revision, runId: run.body.id },
    ...{ pictureHash: 'a', settings: {}, settingsHash: 'b' },
  });
  const topUp = await owner('topUp', { body: { amount_cents: 500 } });
  const key = await owner('createKey', { body: { name: 'Matrix', scopes: ['read'] } });
  const { webhook } = (await owner('createWebhook', { body: { url: 'https://example.com/matrix' } })).body;
  const { id: accountId } = (await owner('account')).body;
  const facts = { type: 'image/png', bytes: 9, sha256: 'a'.repeat(64), uploadKey: `projects/${projectId}/uploads/a` };
  const { asset } = await assets.accept(api.database.fork(), accountId, {
    ...{ id: newId('asset'), projectId, name: 'logo', kind: 'image' as const },
    ...facts,
  });
  const whole = { bytes: 9, sha256: 'a'.repeat(64) };
  const { body: upload } = await owner('createUpload', { params: { projectId }, body: whole });
  const tone = await newSound(api, { projectId, accountId });
  const { clip } = (await owner('addSound', { params: { projectId }, body: { asset: tone } })).body;
  await webhookDeliveries.enqueue(api.database.fork(), { id: run.body.id, accountId }, 'run.completed');
  const { deliveries } = (await owner('listDeliveries', { params: { webhookId: webhook.id } })).body;
  return {
    topUpId: topUp.body.id,
    webhookId: webhook.id,
    deliveryId: deliveries[0].id,
    keyId: key.body.key.id,
    projectId,
    sceneId,
    clipId: clip.id,
    contextId: context.body.id,
    revisionId: revision,
    runId: run.body.id,
    exportId: record.id,
    assetId: asset.id,
    uploadId: upload.id,
  };
}

/** A sound of ten seconds that is ready to be heard; its objects are not there. Its name. */
export async function newSound(
  { database }: Pick<TestApi, 'database'>,
  { projectId, accountId }: { projectId: string; accountId: string },
): Promise<string> {
  const id = newId('asset');
  const sha256 = 'b'.repeat(64);
  const file = (ending: string) => {
    const objectKey = `projects/${projectId}/assets/${id}/${ending}`;
    return {
      projectId,
      runId: null,
      kind: 'asset' as const,
      objectKey,
      contentType: 'audio/flac',
      sizeBytes: 9,
      sha256,
    };
  };
  const facts = { seconds: 10, channels: 2, sampleRate: 48_000, loudness: -18, truePeak: -3, peaks: [0.5] };
  const files = { file: file('a'), thumbnail: file('b'), sound: file('a'), waveform: file('b') };
  const asset = { id, projectId, name: 'tone', kind: 'audio' as const, type: 'audio/flac', bytes: 9, sha256 };
  const row = { ...asset, madeBy: null, words: null };
  await database.transaction((em) => assets.keep(em, accountId, row, { sound: { sha256, ...facts }, files }));
  return asset.name;
}

const kinds: Record<string, IdKind> = {
  topUpId: 'topUp',
  webhookId: 'webhook',
  deliveryId: 'delivery',
  keyId: 'key',
  projectId: 'project',
  sceneId: 'scene',
  contextId: 'context',
  revisionId: 'revision',
  runId: 'run',
  exportId: 'export',
  assetId: 'asset',
  clipId: 'soundClip',
  uploadId: 'upload',
};

/** Ids of the right form that nothing has. */
export const unknownThings: Ids = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, encodeId(kind, '00000000-0000-7000-8000-000000000000')]),
);
