import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Content } from '../adapters/storage/storage.ts';
import type { FileKind, FileRecord } from '../db/entities/file-record.ts';
import { files, type NewFile } from '../db/repositories/files.ts';
import type { ActivityPorts } from './ports.ts';

/** Stores bytes under a key made from run and name; a repeated activity replaces the same object. */
export async function storeFile(
  { storage }: Pick<ActivityPorts, 'storage'>,
  run: { id: string; projectId: string },
  { kind, name, content, contentType }: { kind: FileKind; name: string; content: Content; contentType: string },
): Promise<NewFile> {
  const objectKey = `projects/${run.projectId}/runs/${run.id}/${name}`;
  const sha256 = await hashOf(content);
  const { bytes } = await storage.put(objectKey, content, contentType);
  return { projectId: run.projectId, runId: run.id, kind, objectKey, contentType, sizeBytes: bytes, sha256 };
}

/** Path at which the API serves a file; it puts its own or a CDN's address in front. */
export async function publishFile(em: EntityManager, file: NewFile): Promise<FileRecord & { url: string }> {
  const record = await files.record(em, file);
  return Object.assign(record, { url: `/files/${record.token}` });
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(content)) hash.update(content);
  else await pipeline(createReadStream(content.file), hash);
  return hash.digest('hex');
}
