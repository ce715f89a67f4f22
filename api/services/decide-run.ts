import { tellRun } from '../../adapters/temporal/tell-run.ts';
import { AppError } from '../../contract/errors.ts';
import { type Decision, workflowMessages } from '../../contract/names.ts';
import type { Run } from '../../db/entities/run.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { standingFilm } from '../../db/repositories/standing-film.ts';
import { planEdit } from '../../domain/directing/plan-edit.ts';
import type { ApiContext } from '../context.ts';
import { goingOn, livingLongRun } from './steer-run.ts';

interface DecidedRun {
  accountId: string;
  runId: string;
}

/** Lets a production go on that waits for approval. */
export async function approveRun(context: ApiContext, { accountId, runId }: DecidedRun): Promise<Run> {
  await refuseUnlessAsked(context, accountId, runId);
  return decide(context, accountId, runId, { type: 'approve', note: null });
}

/**
 * Sends a production back with a note, which becomes a prompt. One that the director does not understand is refused with
 * what it does, and one that does not arrive is not kept.
 */
export async function sendBackRun(
  context: ApiContext,
  { accountId, runId, note }: DecidedRun & { note: string },
): Promise<Run> {
  const { projectId, provider } = await refuseUnlessAsked(context, accountId, runId);
  // Told while an answer can still say so: the run goes on waiting, and nothing was made for it.
  if (provider === 'offline') planEdit({ ...(await standingFilm(context.database.fork(), projectId)), prompt: note });
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
  return goingOn(context, accountId, runId);
}

/** The run, if it waits for a person's word. */
async function refuseUnlessAsked(context: ApiContext, accountId: string, runId: string): Promise<Run> {
  const run = await livingLongRun(context, accountId, runId);
  if (run.waitsFor === 'approval') return run;
  const detail =
    run.waitsFor === 'paused'
      ? `The run is paused. Resume it first: framewright runs resume ${runId}`
      : `The run does not wait for approval. See: framewright runs show ${runId}`;
  throw new AppError('not_waiting', `run ${runId} waits for ${run.waitsFor}`, { detail });
}
