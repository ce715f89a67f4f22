import { defineEntity, p } from '@mikro-orm/core';

const exportStates = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

const ExportRecordSchema = defineEntity({
  name: 'ExportRecord',
  tableName: 'exports',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    revisionId: p.string(),
    runId: p.string(),
    pictureHash: p.string(),
    settings: p.json<Record<string, unknown>>(),
    settingsHash: p.string(),
    state: p.enum(exportStates),
    fileId: p.string().nullable(),
    /** Of the file's chunks: those that stood in the cache, and those made for this export. Null until it is planned. */
    chunksReused: p.integer().nullable(),
    chunksRendered: p.integer().nullable(),
    checks: p.json<unknown>().nullable(),
    /** Ids of the findings that the caller took upon itself, and why. */
    accepted: p.array<string>(),
    reason: p.string().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    endedAt: p.datetime().nullable(),
  },
});
export class ExportRecord extends ExportRecordSchema.class {}
ExportRecordSchema.setClass(ExportRecord);
