import { isGrpcServiceError, ServiceError } from '@temporalio/client';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { AppError } from '../../contract/errors.ts';
import type { Run } from '../../db/entities/run.ts';
import { drafts } from '../../db/repositories/drafts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { finishPaidRun } from '../../db/repositories/finish-paid-run.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';

export interface CancelRunInput {
  accountId: string;
  runId: string;
  /** A prompt then throws its finished scenes away too. */
  discard?: boolean;
}

/** For the whole of telling; the workflow itself gets the first part of it to answer. */
const patienceMs = 4_000;
const answerMs = 2_500;

/** Asks a run to end. One that still waits in the outbox ends here and now, whether Temporal answers or not. */
export async function cancelRun(
  context: ApiContext,
  { accountId, runId, discard = false }: CancelRunInput,
): Promise<Run> {
  const { database, log } = context;
  const run = await runs.get(database.fork(), accountId, runId);
  if (run.endedAt) throw new AppError('run_ended', 'run is over', { detail: `The run is over: it is ${run.state}.` });
  await runs.requestCancel(database.fork(), run.id, { discard });
  // Its start may be on the way to Temporal; the workflow then finds a run that has ended and does nothing.
  const isWaiting = run.state === 'queued' && !run.startedAt;
  if (isWaiting) await endWaiting(context, run);
  else log.info({ runId, reply: await tellWorkflow(context, runId, discard) }, 'cancel asked');
  return runs.get(database.fork(), accountId, runId);
}

async function tellWorkflow({ temporal }: ApiContext, runId: string, discard: boolean) {
  const tell = () => cancelRunWorkflow(temporal.client, runId, { discard }, answerMs);
  try {
    return await temporal.connection.withDeadline(Date.now() + patienceMs, tell);
  } catch (cause) {
    if (!(cause instanceof ServiceError || isGrpcServiceError(cause))) throw cause;
    const detail = 'The run cannot be told right now. Ask again.';
    throw new AppError('unavailable', 'Temporal does not answer', { detail, cause, retryAfter: 5 });
  }
}

/** What it holds goes back with its end. */
function endWaiting({ database }: ApiContext, run: Run): Promise<void> {
  return database.transaction(async (em) => {
    if (run.draftRevisionId) await drafts.abandon(em, run.draftRevisionId);
    if (run.kind === 'export') await exportRecords.finish(em, run.id, { state: 'cancelled' });
    const body = { summary: 'Cancelled before it began.', spent: 0, stoppedBy: 'cancelled' };
    await finishPaidRun(em, run.id, { state: 'cancelled', event: { type: 'run.completed', body } }, 0);
  });
}
