import type { EntityManager } from '@mikro-orm/postgresql';
import { ExportRecord } from '../db/entities/export-record.ts';
import type { Run } from '../db/entities/run.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { chooseExport } from '../domain/render/export-format.ts';
import { exportHash } from '../domain/render/export-hash.ts';
import { requestOf } from './export-plan.ts';
import { asked } from './run-work.ts';

/** The export's row, made with the run or here, marked as running; and the revision that it renders, fixed on the run. */
export async function openExport(em: EntityManager, run: Run): Promise<void> {
  const standing = await em.findOne(ExportRecord, { runId: run.id }, { disableIdentityMap: true });
  const { id } = standing ? { id: standing.revisionId } : await revisions.head(em, run.projectId);
  const revision = await revisions.get(em, run.projectId, run.revisionId ?? id);
  if (!run.revisionId) await runs.note(em, run.id, { revisionId: revision.id });
  if (!standing) {
    const settings = { ...chooseExport(requestOf(run), revision) };
    await exportRecords.create(em, {
      projectId: run.projectId,
      revisionId: revision.id,
      runId: run.id,
      pictureHash: revisions.pictureHash(revision),
      settings,
      settingsHash: exportHash(settings, revision.sound),
      accepted: asked<string[]>(run, 'accept') ?? [],
      reason: asked<string>(run, 'reason') ?? null,
    });
  }
  await exportRecords.start(em, run.id);
}
