import { defineEntity, p } from '@mikro-orm/core';

const fileKinds = ['still', 'sheet', 'report', 'video', 'part', 'asset'] as const;
export type FileKind = (typeof fileKinds)[number];

/** One object in storage. `token` is the unguessable name under `/files/`. */
const FileRecordSchema = defineEntity({
  name: 'FileRecord',
  tableName: 'files',
  properties: {
    id: p.string().primary(),
    token: p.string(),
    projectId: p.string(),
    runId: p.string().nullable(),
    kind: p.enum(fileKinds),
    objectKey: p.string(),
    contentType: p.string(),
    sizeBytes: p.bigint('number'),
    sha256: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    deletedAt: p.datetime().nullable(),
    /** When its object was last looked for. */
    checkedAt: p.datetime().nullable(),
  },
});
export class FileRecord extends FileRecordSchema.class {}
FileRecordSchema.setClass(FileRecord);
