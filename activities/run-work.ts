import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { runs } from '../db/repositories/runs.ts';
import type { ActivityPorts } from './ports.ts';

/** The row of a run that is still to be worked on. One that is over refuses, so that a late attempt changes nothing. */
export async function livingRun({ database }: Pick<ActivityPorts, 'database'>, runId: string): Promise<Run> {
  return refuseEnded(await runs.find(database.fork(), runId));
}

export function refuseEnded(run: Run): Run {
  if (run.endedAt) throw new AppError('run_ended', `run ${run.id} is over`);
  return run;
}

export function draftOf(run: Run): string {
  if (!run.draftRevisionId) throw new AppError('internal', `run ${run.id} has no draft`);
  return run.draftRevisionId;
}

/** A member of what the caller asked, which the endpoint's schema checked before the run was made. */
export function asked<Value>(run: Run, member: string): Value | undefined {
  return run.input[member] as Value | undefined;
}
