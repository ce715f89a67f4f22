import type { EntityManager } from '@mikro-orm/postgresql';
import { ExportRecord } from '../entities/export-record.ts';
import { newId } from '../new-id.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { insertRow, requireRow } from './rows.ts';

export interface NewExport {
  projectId: string;
  revisionId: string;
  runId: string;
  pictureHash: string;
  settings: Record<string, unknown>;
  /** SHA-256 of the settings' canonical JSON. */
  settingsHash: string;
  accepted?: string[];
  reason?: string | null;
}

type ExportEnd =
  | { state: 'completed'; fileId: string; checks: unknown }
  | { state: 'failed' | 'cancelled'; checks?: unknown };

export const exportRecords = {
  create(em: EntityManager, record: NewExport): Promise<ExportRecord> {
    return insertRow(em, ExportRecord, { id: newId('export'), state: 'queued', accepted: [], ...record });
  },

  /** A finished export of the same picture and settings, if its file still stands. */
  async findCompleted(
    em: EntityManager,
    { projectId, pictureHash, settingsHash }: { projectId: string; pictureHash: string; settingsHash: string },
  ): Promise<ExportRecord | null> {
    const [row] = await em.execute<{ id: string }[]>(
      `select e.id from exports e join files f on f.id = e.file_id
        where e.project_id = ? and e.picture_hash = ? and e.settings_hash = ?
          and e.state = 'completed' and f.deleted_at is null
        order by e.id desc limit 1`,
      [projectId, pictureHash, settingsHash],
    );
    return row ? requireRow(em, ExportRecord, { id: row.id }, 'export') : null;
  },

  async start(em: EntityManager, runId: string): Promise<void> {
    await em.nativeUpdate(ExportRecord, { runId, state: 'queued' }, { state: 'running' });
  },

  /** What the export takes from the cache, and what it makes. */
  async noteChunks(em: EntityManager, runId: string, chunks: { reused: number; rendered: number }): Promise<void> {
    await em.nativeUpdate(ExportRecord, { runId }, { chunksReused: chunks.reused, chunksRendered: chunks.rendered });
  },

  /** Ends the run's export; the first end stands. */
  async finish(em: EntityManager, runId: string, end: ExportEnd): Promise<ExportRecord> {
    const open = { runId, state: { $in: ['queued', 'running'] as const } };
    await em.nativeUpdate(ExportRecord, open, { ...end, endedAt: new Date() });
    return exportRecords.ofRun(em, runId);
  },

  get(em: EntityManager, projectId: string, id: string): Promise<ExportRecord> {
    return requireRow(em, ExportRecord, { id, projectId }, 'export');
  },

  ofRun(em: EntityManager, runId: string): Promise<ExportRecord> {
    return requireRow(em, ExportRecord, { runId }, 'export');
  },

  /** The run's export, which nobody else ends until the transaction ends; null where the run has none. */
  async holdOfRun(em: EntityManager, runId: string): Promise<ExportRecord | null> {
    await em.execute('select 1 from exports where run_id = ? for update', [runId]);
    return em.findOne(ExportRecord, { runId }, { disableIdentityMap: true });
  },

  list(em: EntityManager, projectId: string, page?: PageRequest): Promise<Page<ExportRecord>> {
    return readPage(em, ExportRecord, { projectId }, page);
  },
};
