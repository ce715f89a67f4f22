import type { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import type { startPreview as endpoint } from '../../contract/runs.ts';
import type { Run } from '../../db/entities/run.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { refuseClosedGate } from './open-gate.ts';
import { viewProject } from './project-view.ts';

export interface StartPreviewInput {
  accountId: string;
  projectId: string;
  request: z.output<NonNullable<typeof endpoint.body>>;
  idempotency: IdempotentRequest | null;
}

/** Starts the run that shows single frames of the head, of an old revision or of a draft. */
export async function startPreview(
  context: ApiContext,
  { accountId, projectId, request, idempotency }: StartPreviewInput,
): Promise<Run> {
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  const em = context.database.fork();
  const { facts, project, scenes: ofHead } = await viewProject(em, accountId, projectId);
  const other = request.revision ? await revisions.get(em, project.id, request.revision) : null;
  const scenes = other ? await revisions.scenes(em, other.id) : ofHead;
  refuseClosedGate('preview', { ...facts, sceneCount: scenes.length });
  refuseUnknownFrames(request.frames, timelineLength(scenes));
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency },
    kind: 'preview',
    input: request,
    revisionId: other?.id ?? project.headRevisionId,
    phase: phase(facts),
  });
}

function refuseUnknownFrames(frames: readonly number[], length: number): void {
  const beyond = frames.flatMap((frame, index) => (frame < length ? [] : [{ frame, index }]));
  if (beyond.length === 0) return;
  throw new AppError('unknown_frame', 'frames outside the timeline', {
    detail: `The timeline has the frames 0 to ${length - 1}.`,
    errors: beyond.map(({ frame, index }) => ({ path: `frames.${index}`, message: `there is no frame ${frame}` })),
    members: { durationInFrames: length },
  });
}
