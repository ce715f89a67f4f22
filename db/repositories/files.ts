import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type FileKind, FileRecord } from '../entities/file-record.ts';
import { newId } from '../new-id.ts';
import { requireRow } from './rows.ts';

export interface NewFile {
  projectId: string;
  runId: string | null;
  kind: FileKind;
  /** Name in object storage; made from run and step, so that a repeated activity records the file once. */
  objectKey: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

export const files = {
  /** Records a stored object and gives it its unguessable token. The same object key keeps id and token. */
  async record(em: EntityManager, file: NewFile): Promise<FileRecord> {
    const token = randomBytes(24).toString('base64url');
    const { objectKey, contentType, sizeBytes, sha256 } = file;
    await em.execute(
      `insert into files (id, token, project_id, run_id, kind, object_key, content_type, size_bytes, sha256)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict (object_key) do update
          set content_type = excluded.content_type, size_bytes = excluded.size_bytes, sha256 = excluded.sha256`,
      [newId('file'), token, file.projectId, file.runId, file.kind, objectKey, contentType, sizeBytes, sha256],
    );
    return requireRow(em, FileRecord, { objectKey }, 'file');
  },

  byToken(em: EntityManager, token: string): Promise<FileRecord> {
    return requireRow(em, FileRecord, { token, deletedAt: null }, 'file');
  },

  find(em: EntityManager, id: string): Promise<FileRecord> {
    return requireRow(em, FileRecord, { id, deletedAt: null }, 'file');
  },

  ofRun(em: EntityManager, runId: string): Promise<FileRecord[]> {
    return em.find(FileRecord, { runId, deletedAt: null }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  },
};
