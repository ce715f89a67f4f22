import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { limits } from '../../contract/limits.ts';
import type { FileRecord } from '../../db/entities/file-record.ts';
import type { Project } from '../../db/entities/project.ts';
import { newId } from '../../db/new-id.ts';
import { type AssetWithFiles, assets } from '../../db/repositories/assets.ts';
import { duplicateProject as duplicateRows } from '../../db/repositories/duplicate-project.ts';
import type { NewFile } from '../../db/repositories/files.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';

interface Order {
  accountId: string;
  projectId: string;
  name?: string;
}

/** A project of its own with the brief, the head and the pictures of another. */
export async function duplicateProject(context: ApiContext, { accountId, projectId, name }: Order): Promise<Project> {
  const em = context.database.fork();
  const source = await projects.get(em, accountId, projectId);
  const copy = await duplicateRows(em, { accountId, projectId, name: name ?? nameOfCopy(source.name) });
  const standing = await assets.withFiles(em, await assets.list(em, projectId));
  for (const asset of standing) await copyAsset(context, asset, copy.id);
  return copy;
}

const nameOfCopy = (name: string) => `${name.slice(0, limits.nameCharacters - 7)} (copy)`;

/** The copy's objects are its own: those of the first go when the first goes. What is not ready yet is left out. */
async function copyAsset(context: ApiContext, row: AssetWithFiles, projectId: string) {
  const { asset } = row;
  if (asset.state !== 'ready') return;
  const id = newId('asset');
  const copied = async (from: FileRecord | null): Promise<NewFile | undefined> => {
    const content = from && (await context.storage.get(from.objectKey));
    if (!content) return undefined;
    const { contentType, sizeBytes, sha256 } = from;
    const objectKey = `projects/${projectId}/assets/${id}/${basename(from.objectKey)}`;
    await context.storage.put(objectKey, await buffer(content), contentType);
    return { projectId, runId: null, kind: 'asset', objectKey, contentType, sizeBytes, sha256 };
  };
  const [file, thumbnail] = [await copied(row.file), await copied(row.thumbnail)];
  const [sound, waveform] = [await copied(row.sound), await copied(row.waveform)];
  if (!file || !thumbnail || (asset.sound && !(sound && waveform))) return;
  const { picture, clip, sound: heard, font } = asset;
  const seen = { picture: picture ?? undefined, clip: clip ?? undefined, font: font ?? undefined };
  const decoded = { ...seen, sound: heard ?? undefined };
  const files = { file, thumbnail, sound, waveform };
  await assets.copy(context.database.fork(), { ...asset, id, projectId }, { ...decoded, files });
}
