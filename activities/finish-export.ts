import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../contract/errors.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { runs } from '../db/repositories/runs.ts';
import { assemble } from '../engine/render/assemble.ts';
import { checkFile, type FileCheck } from '../engine/render/check-file.ts';
import type { ExportPlan } from './export-plan.ts';
import { fetchParts } from './fetch-parts.ts';
import { stageFilm } from './film.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { publishFile, storeFile } from './store-file.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir'>;

/** Joins the parts, proves the file against the stage, and hands it over. A file that fails is not delivered. */
export async function finishExport(ports: Ports, run: Run, plan: ExportPlan, signal: AbortSignal): Promise<Receipt> {
  const folder = await mkdtemp(join(ports.scratchDir, 'join-'));
  try {
    const path = join(folder, 'export.mp4');
    const { allowUnsandboxed } = ports.stage.browser;
    const frames = plan.film.timeline.durationInFrames;
    const parts = await fetchParts(ports, run, plan.chunks, folder);
    await assemble({ parts, path, fps: plan.film.size.fps, signal, allowUnsandboxed });
    const stills = await referenceStills(ports, plan, signal);
    const check = await checkFile(path, { ...plan.film.size, frames, stills, signal, allowUnsandboxed });
    if (!check.passed) throw new AppError('export_check_failed', `export ${run.id}: ${failedRows(check)}`);
    return await deliver(ports, run, plan, path, check);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deliver(ports: Ports, run: Run, { film }: ExportPlan, path: string, check: FileCheck): Promise<Receipt> {
  const content = { kind: 'video', name: 'export.mp4', content: { file: path }, contentType: 'video/mp4' } as const;
  const file = await storeFile(ports, run, content);
  return ports.database.transaction(async (em) => {
    const record = await publishFile(em, file);
    const { id } = await exportRecords.finish(em, run.id, {
      state: 'completed',
      fileId: record.id,
      checks: check.rows,
    });
    const { width, height } = film.size;
    const body: RunEventBody<'artefact'> = { kind: 'video', url: record.url, width, height, bytes: file.sizeBytes };
    const seq = await runs.appendEvents(em, run.id, 'artefacts', [{ type: 'artefact', body }]);
    return { seq, counts: { bytes: file.sizeBytes }, ids: { export: id } };
  });
}

/** Frames near the ends and the middle, as the stage shows them now. */
async function referenceStills(ports: Ports, { film }: ExportPlan, signal: AbortSignal) {
  await using stage = await stageFilm(ports, film, signal);
  const last = film.timeline.durationInFrames - 1;
  const stills: { frame: number; picture: Buffer }[] = [];
  for (const frame of new Set([0.1, 0.5, 0.9].map((share) => Math.round(share * last)))) {
    stills.push({ frame, picture: await stage.capture(frame, { format: 'png' }) });
  }
  return stills;
}

function failedRows({ rows }: FileCheck): string {
  const failed = rows.filter(({ passed }) => !passed);
  return failed.map(({ name, measured, bound }) => `${name} ${measured}, not ${bound}`).join('; ');
}
