import type { Run } from '../../db/entities/run.ts';
import { phase } from '../../domain/project/gates.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { refuseClosedGate } from './open-gate.ts';
import { viewProject } from './project-view.ts';

export interface StartMendInput {
  accountId: string;
  projectId: string;
  request: { apply?: boolean };
  idempotency: IdempotentRequest | null;
}

/** Starts the run that mends the head without a model. Only with `apply` it writes; else it tells what it would do. */
export async function startMend(
  context: ApiContext,
  { accountId, projectId, request, idempotency }: StartMendInput,
): Promise<Run> {
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  const { facts, project } = await viewProject(context.database.fork(), accountId, projectId);
  refuseClosedGate('mend', facts);
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency },
    kind: 'mend',
    writing: request.apply === true,
    input: request,
    revisionId: project.headRevisionId,
    phase: phase(facts),
  });
}
