import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AssetType, type AssetWord, assetTypes } from '../contract/assets.ts';
import { AppError } from '../contract/errors.ts';
import type { Asset } from '../db/entities/asset.ts';
import { assets } from '../db/repositories/assets.ts';
import { runs } from '../db/repositories/runs.ts';
import { encodeId, uuidOfHash } from '../domain/ids.ts';
import { judgeUpload, uploadHeadBytes } from '../domain/media/judge-upload.ts';
import { storeDecoded } from './decoded-asset.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir' | 'logger'>;

export interface MadeAsset {
  projectId: string;
  runId: string;
  /** What scenes call it. */
  name: string;
  content: Buffer;
  type: string;
  /** Of a voice: what is said when. */
  words?: readonly AssetWord[];
  signal?: AbortSignal;
}

/**
 * Keeps what a run made as an asset of its project, judged and decoded in the jail as an upload is. `within` writes what
 * must stand or fall with it. Kept again under the same name by the same run, it is the asset that stands.
 */
export async function keepMadeAsset(
  ports: Ports,
  { projectId, runId, name, content, words, signal, ...made }: MadeAsset,
  within: (em: EntityManager, asset: Asset) => Promise<void> = async () => undefined,
): Promise<Asset> {
  const { database } = ports;
  const type = judge(content, made.type);
  const { accountId } = await runs.find(database.fork(), runId);
  // Made again after its objects were stored and before its row was, it is stored under the same names.
  const id = encodeId('asset', uuidOfHash(createHash('sha256').update(`${runId} ${name}`).digest('hex')));
  const standing = await assets.madeBy(database.fork(), id, runId);
  const decoded = standing ? null : await storeDecoded(ports, { id, projectId, type }, content, signal);
  const transaction = database.transaction(async (em) => {
    const facts = { id, projectId, name, type, kind: assetTypes[type].kind, bytes: content.length, madeBy: runId };
    const kept =
      decoded &&
      (await assets.keep(
        em,
        accountId,
        { ...facts, sha256: sha256Of(content), words: words ? [...words] : null },
        decoded,
      ));
    const asset = kept ?? (await assets.find(em, id));
    await within(em, asset);
    return asset;
  });
  return transaction.catch(async (error: unknown) => {
    // It would be refused each time, so no twin of this attempt can have kept it.
    const isRefused = error instanceof AppError && error.code === 'provider_failed';
    if (isRefused) await ports.storage.removeAll(`projects/${projectId}/assets/${id}`);
    throw error;
  });
}

/** What makers give is as foreign as what people send. */
function judge(content: Buffer, declared: string): AssetType {
  const head = content.subarray(0, uploadHeadBytes);
  const verdict = judgeUpload({ head, bytes: content.length, declared });
  if ('refused' in verdict) throw new AppError(verdict.refused, verdict.detail, { detail: verdict.detail });
  return verdict.type;
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
