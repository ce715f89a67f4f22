import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '../contract/errors.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { runs } from '../db/repositories/runs.ts';
import { formatFacts } from '../domain/render/codecs.ts';
import { assemble } from '../engine/render/assemble.ts';
import { checkFile } from '../engine/render/check-file.ts';
import type { FileCheck, FileCheckRow, FileStill } from '../engine/render/file-check.ts';
import type { ExportPlan } from './export-plan.ts';
import { fetchParts } from './fetch-parts.ts';
import { framesAgain } from './film-frames.ts';
import { mixOfFilm } from './film-sound.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { publishFile, storeFile } from './store-file.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir'>;

/** Joins the parts, proves the file against the stage, and hands it over. A file that fails is not delivered. */
export async function finishExport(
  ports: Ports,
  run: Run,
  plan: ExportPlan & { changedUnseen: string[] },
  signal: AbortSignal,
): Promise<Receipt> {
  const folder = await mkdtemp(join(ports.scratchDir, 'join-'));
  try {
    const { settings, frames } = plan;
    const { allowUnsandboxed } = ports.stage.browser;
    const path = join(folder, `export.${formatFacts[settings.format].ending}`);
    const joinParts = async () => {
      const mixed = mixOfFilm(ports, run, plan, { folder, signal });
      const [parts, sound] = await Promise.all([fetchParts(ports, run, plan, folder), mixed]);
      await assemble({ parts, path, settings, sound, signal, allowUnsandboxed });
      return sound !== null;
    };
    const steps = [joinParts(), referenceStills(ports, run, plan, signal)] as const;
    // Nothing may still write into the folder when it goes.
    await Promise.allSettled(steps);
    const [hasSound, stills] = await Promise.all(steps);
    const joins = plan.chunks.slice(1).map(({ firstFrame }) => firstFrame);
    const check = await checkFile(path, { settings, frames, joins, stills, hasSound, signal, allowUnsandboxed });
    if (!check.passed) throw new AppError('export_check_failed', `export ${run.id}: ${failedRows(check)}`);
    return await deliver(ports, run, plan, path, {
      ...check,
      rows: [...check.rows, ...historyRows(plan), ...unseenRows(plan)],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deliver(
  ports: Ports,
  run: Run,
  { settings }: ExportPlan,
  path: string,
  check: FileCheck,
): Promise<Receipt> {
  const { contentType } = formatFacts[settings.format];
  const content = { kind: 'video', name: basename(path), content: { file: path }, contentType } as const;
  const file = await storeFile(ports, run, content);
  return ports.database.transaction(async (em) => {
    const record = await publishFile(em, file);
    const { id } = await exportRecords.finish(em, run.id, {
      state: 'completed',
      fileId: record.id,
      checks: check.rows,
    });
    const { width, height } = settings;
    const body: RunEventBody<'artefact'> = { kind: 'video', url: record.url, width, height, bytes: file.sizeBytes };
    const seq = await runs.appendEvents(em, run.id, 'artefacts', [{ type: 'artefact', body }]);
    return { seq, counts: { bytes: file.sizeBytes }, ids: { export: id } };
  });
}

/** Frames near the ends and the middle, as the stage shows them now. */
async function referenceStills(ports: Ports, { id }: Run, plan: ExportPlan, signal: AbortSignal): Promise<FileStill[]> {
  const source = framesAgain(ports, id, plan, signal);
  const last = plan.frames - 1;
  const stills: FileStill[] = [];
  // A frame that owes something to those before it looks otherwise when it is shown alone.
  const isAlone = (frame: number) =>
    !plan.regions.some((region) => frame >= region.firstFrame && frame <= region.lastFrame);
  for (const frame of new Set([0.1, 0.5, 0.9].map((share) => Math.round(share * last)).filter(isAlone))) {
    stills.push({ frame, picture: await source.capture(frame, plan.settings.picture) });
  }
  return stills;
}

/** No fault of the file, and worth knowing: such a scene is slower to render and to edit. */
function historyRows({ dependent }: ExportPlan): FileCheckRow[] {
  return dependent.map((name) => ({
    name: `scene “${name}” depends_on_history`,
    ...{ measured: 'rendered in one piece', bound: 'a function of its frame, or in one piece', passed: true },
  }));
}

/** Its frames were captured; they cost as much as if nothing in the film ever stood still. */
function unseenRows({ film, changedUnseen }: ExportPlan & { changedUnseen: string[] }): FileCheckRow[] {
  const scenes = film.scenes.filter(({ key }) => changedUnseen.includes(key));
  return scenes.map(({ name }) => ({
    name: `scene “${name}” changes_unseen`,
    ...{ measured: 'captured frame by frame', bound: 'changes that the page tells of, or all captured', passed: true },
  }));
}

function failedRows({ rows }: FileCheck): string {
  const failed = rows.filter(({ passed }) => !passed);
  return failed.map(({ name, measured, bound }) => `${name} ${measured}, not ${bound}`).join('; ');
}
