import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { type Film, readFilm } from './film.ts';
import type { ActivityPorts } from './ports.ts';
import { asked } from './run-work.ts';
import { type CapturedStills, captureStills, stillFormats } from './still-cache.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

/** What a preview shows: the film of one revision, and its frames that were asked for. */
export interface Look extends CapturedStills {
  film: Film;
  revisionId: string;
}

/** Captures what a preview was asked for. Nothing is published by it. */
export async function lookAtFrames(ports: Ports, run: Run, signal: AbortSignal): Promise<Look> {
  const { database } = ports;
  const revisionId = run.revisionId ?? (await revisions.head(database.fork(), run.projectId)).id;
  const [film] = await Promise.all([
    readFilm(ports, { projectId: run.projectId, revisionId }, signal),
    runs.begin(database.fork(), run.id),
  ]);
  const frames = asked<number[]>(run, 'frames') ?? [0];
  const last = film.timeline.durationInFrames - 1;
  if (frames.some((frame) => frame > last)) {
    throw new AppError('unknown_frame', `a frame is past ${last}`, { detail: `Frames go from 0 to ${last}.` });
  }
  const picture = asked<boolean>(run, 'lossless') === true ? stillFormats.lossless : stillFormats.light;
  const captured = await captureStills(ports, { projectId: run.projectId, film, frames, picture }, signal);
  return { film, revisionId, ...captured };
}
