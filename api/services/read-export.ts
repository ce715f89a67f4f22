import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import { ExportRecord } from '../../db/entities/export-record.ts';
import type { FileRecord } from '../../db/entities/file-record.ts';
import { files } from '../../db/repositories/files.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { fileTimeline } from '../../domain/render/file-timeline.ts';

/** An export with the facts of its file and, once it is ready, its file. */
export interface ExportView {
  record: ExportRecord;
  width: number;
  height: number;
  fps: number;
  frames: number;
  file: FileRecord | null;
}

const side = z.number().int().positive();
const Size = z.object({ width: side, height: side, fps: side }).partial();

/** An export of a living project of the account. Another's answers as one that does not exist. */
export async function readExport(em: EntityManager, accountId: string, exportId: string): Promise<ExportView> {
  const record = await em.findOne(ExportRecord, { id: exportId }, { disableIdentityMap: true });
  const owned = record && (await projects.get(em, accountId, record.projectId).catch(notMine));
  if (!record || !owned) throw new AppError('not_found', 'no export', { detail: 'There is no such export.' });
  return viewExport(em, record);
}

export async function viewExport(em: EntityManager, record: ExportRecord): Promise<ExportView> {
  const revision = await revisions.get(em, record.projectId, record.revisionId);
  const { width, height, fps } = { ...revision, ...Size.catch({}).parse(record.settings) };
  const scenes = await revisions.scenes(em, record.revisionId);
  const film = { fps: revision.fps, durationInFrames: timelineLength(scenes), scenes: [] };
  const frames = fileTimeline(film, fps).durationInFrames;
  const file = record.fileId ? await files.find(em, record.fileId) : null;
  return { record, width, height, fps, frames, file };
}

function notMine(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
