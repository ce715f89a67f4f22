import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { AppError } from '../../contract/errors.ts';
import type { Run } from '../../db/entities/run.ts';
import { drafts } from '../../db/repositories/drafts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';

export interface CancelRunInput {
  accountId: string;
  runId: string;
  /** A prompt then throws its finished scenes away too. */
  discard?: boolean;
}

/** Asks a run to end. One whose workflow was never started ends here and now. */
export async function cancelRun(
  context: ApiContext,
  { accountId, runId, discard = false }: CancelRunInput,
): Promise<Run> {
  const { database, temporal, log } = context;
  const em = database.fork();
  const run = await runs.get(em, accountId, runId);
  if (run.endedAt) throw new AppError('run_ended', 'run is over', { detail: `The run is over: it ${run.state}.` });
  await runs.requestCancel(em, run.id);
  const reply = await cancelRunWorkflow(temporal.client, run.id, { discard });
  log.info({ runId: run.id, reply }, 'cancel asked');
  const isUnstarted = run.startedAt === null || run.startedAt === undefined;
  if (isUnstarted && reply === 'ended') await endUnstarted(context, run);
  return runs.get(database.fork(), accountId, runId);
}

function endUnstarted({ database }: ApiContext, run: Run): Promise<void> {
  return database.transaction(async (em) => {
    if (run.draftRevisionId) await drafts.abandon(em, run.draftRevisionId);
    if (run.kind === 'export') await exportRecords.finish(em, run.id, { state: 'cancelled' });
    const body = { summary: 'Cancelled before it began.', spent: 0, stoppedBy: 'cancelled' };
    await runs.finish(em, run.id, { state: 'cancelled', event: { type: 'run.completed', body } });
  });
}
