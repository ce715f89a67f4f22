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
    await Promise.all(
      open.items.map(({ id }) => cancelRun(context, { accountId, runId: id, discard: true }).catch(overMeanwhile)),
    );
  }
}

function overMeanwhile(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'run_ended') throw error;
}
