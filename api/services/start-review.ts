import type { Run } from '../../db/entities/run.ts';
import { phase } from '../../domain/project/gates.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { viewProject } from './project-view.ts';

export interface StartReviewInput {
  accountId: string;
  projectId: string;
  idempotency: IdempotentRequest | null;
}

/** Starts the run that measures the head on the stage. It has no gate: an empty project is a finding. */
export async function startReview(context: ApiContext, input: StartReviewInput): Promise<Run> {
  const earlier = await earlierRun(context, input.idempotency);
  if (earlier) return earlier;
  const { facts, project } = await viewProject(context.database.fork(), input.accountId, input.projectId);
  return acceptRun(context, {
    ...input,
    kind: 'review',
    input: {},
    revisionId: project.headRevisionId,
    phase: phase(facts),
  });
}
