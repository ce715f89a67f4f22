import { startIntake } from '../../adapters/temporal/start-intake.ts';
import { assetTypes } from '../../contract/assets.ts';
import { AppError } from '../../contract/errors.ts';
import type { Asset } from '../../db/entities/asset.ts';
import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { judgeUpload, nameOfContent } from '../../domain/media/judge-upload.ts';
import type { ApiContext } from '../context.ts';
import type { UploadBody } from '../handler.ts';
import { type ReceivedUpload, receiveFile } from '../receive-file.ts';

export interface UploadInput {
  accountId: string;
  projectId: string;
  name?: string;
  upload: UploadBody;
}

/** How long the caller is kept waiting for the verdict; an asset may be asked for later. */
const verdictMs = 30_000;

/**
 * Takes a file into the project's library: received to disk, judged by its bytes, stored, then decoded by a worker in
 * the jail. What is refused at any step leaves nothing in storage.
 */
export async function uploadAsset(
  context: ApiContext,
  { accountId, projectId, name, upload }: UploadInput,
): Promise<Asset> {
  const { id } = await projects.get(context.database.fork(), accountId, projectId);
  await using file = await receiveFile(context.config, upload.body());
  // The file goes when this function ends, not when its promise does.
  return await takeFile(context, { accountId, projectId: id, name, declared: upload.contentType }, file);
}

export interface FileToTake {
  accountId: string;
  projectId: string;
  name?: string;
  /** What the sender says it is. */
  declared: string | null;
}

/** Judges and stores a file that arrived whole, and has a worker look into it. */
export async function takeFile(
  context: ApiContext,
  wanted: FileToTake,
  file: Pick<ReceivedUpload, 'path' | 'bytes' | 'sha256' | 'head'>,
): Promise<Asset> {
  const { asset, isNew } = await keep(context, wanted, file);
  if (!isNew && asset.state === 'ready') return asset;
  await hand(context, asset);
  const judged = await assets.get(context.database.fork(), wanted.projectId, asset.id);
  if (judged.state !== 'refused') return judged;
  await assets.forget(context.database.fork(), judged.id);
  throw new AppError('asset_refused', 'refused when it was decoded', { detail: judged.refusal ?? undefined });
}

/** The file in storage and its row, or a refusal that leaves neither. */
async function keep(
  { database, storage }: ApiContext,
  { accountId, projectId, name, declared }: FileToTake,
  file: Pick<ReceivedUpload, 'path' | 'bytes' | 'sha256' | 'head'>,
): Promise<{ asset: Asset; isNew: boolean }> {
  const verdict = judgeUpload({ ...file, declared });
  if ('refused' in verdict) throw new AppError(verdict.refused, verdict.detail, { detail: verdict.detail });
  const { type } = verdict;
  const id = newId('asset');
  const uploadKey = `projects/${projectId}/uploads/${id}`;
  const facts = { type, kind: assetTypes[type].kind, bytes: file.bytes, sha256: file.sha256, uploadKey };
  const named = { id, projectId, name: name ?? nameOfContent(type, file.sha256), ...facts };
  const accepted = await assets.accept(database.fork(), accountId, named);
  try {
    // The row comes first, so that no object lies in storage that nobody knows of.
    if (accepted.isNew) await storage.put(uploadKey, { file: file.path }, type);
  } catch (error) {
    await assets.takeBack(database.fork(), id);
    throw error;
  }
  return accepted;
}

/** Has a worker look into the file. Where nobody can be told to, the upload is undone: the caller sends it again. */
async function hand({ database, storage, temporal }: ApiContext, asset: Asset): Promise<void> {
  try {
    await startIntake(temporal.client, asset.id);
  } catch (cause) {
    await assets.takeBack(database.fork(), asset.id);
    await storage.remove(asset.uploadKey);
    throw new AppError('unavailable', 'the intake could not be started', { cause, retryAfter: 5 });
  }
  const ended = temporal.client.workflow.getHandle(asset.id).result();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, verdictMs);
  // An intake that failed leaves the asset as it is; what nobody could look into goes after a day.
  await Promise.race([ended.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
