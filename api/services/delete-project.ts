import { AppError } from '../../contract/errors.ts';
import { projects } from '../../db/repositories/projects.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';
import { cancelRun } from './cancel-run.ts';

/** Hides a project and cancels its runs. */
export async function deleteProject(context: ApiContext, accountId: string, projectId: string): Promise<void> {
  const em = context.database.fork();
  await projects.remove(em, accountId, projectId);
  for (const state of ['queued', 'running'] as const) {
    const open = await runs.list(em, accountId, { projectId, state, limit: 100 });
    await Promise.all(open.items.map(({ id }) => endRun(context, accountId, id)));
  }
}

/** A run that is over meanwhile, or cannot be told now, does not bring the project back: its work finds no project. */
async function endRun(context: ApiContext, accountId: string, runId: string): Promise<void> {
  try {
    await cancelRun(context, { accountId, runId, discard: true });
  } catch (error) {
    const isMoot = error instanceof AppError && (error.code === 'run_ended' || error.code === 'unavailable');
    if (!isMoot) throw error;
    context.log.warn({ runId, code: error.code }, 'run of a deleted project not cancelled');
  }
}
