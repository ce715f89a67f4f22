import { tellRun } from '../../adapters/temporal/tell-run.ts';
import { AppError } from '../../contract/errors.ts';
import { type Decision, workflowMessages } from '../../contract/names.ts';
import type { Run } from '../../db/entities/run.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';
import { livingLongRun } from './steer-run.ts';

interface DecidedRun {
  accountId: string;
  runId: string;
}

/** Lets a production go on that waits for approval. */
export async function approveRun(context: ApiContext, { accountId, runId }: DecidedRun): Promise<Run> {
  await refuseUnlessAsked(context, accountId, runId);
  return decide(context, accountId, runId, { type: 'approve', note: null });
}

/** Sends a production back with a note, which becomes a prompt. A note that does not arrive is not kept. */
export async function sendBackRun(
  context: ApiContext,
  { accountId, runId, note }: DecidedRun & { note: string },
): Promise<Run> {
  await refuseUnlessAsked(context, accountId, runId);
  const n = await runNotes.add(context.database.fork(), runId, 'send_back', note);
  try {
    return await decide(context, accountId, runId, { type: 'send_back', note: n });
  } catch (error) {
    const isUnheard = error instanceof AppError && error.code !== 'unavailable';
    if (isUnheard) await runNotes.remove(context.database.fork(), runId, n);
    throw error;
  }
}

async function decide(context: ApiContext, accountId: string, runId: string, decision: Decision): Promise<Run> {
  await tellRun(context.temporal, runId, { message: workflowMessages.decide, argument: decision });
  return runs.get(context.database.fork(), accountId, runId);
}

async function refuseUnlessAsked(context: ApiContext, accountId: string, runId: string): Promise<void> {
  const { waitsFor } = await livingLongRun(context, accountId, runId);
  if (waitsFor === 'approval') return;
  const detail = 'The run does not wait for approval. See: framewright runs show';
  throw new AppError('not_waiting', `run ${runId} waits for ${waitsFor}`, { detail });
}
