import type { Verification } from '../../contract/checks.ts';
import { AppError } from '../../contract/errors.ts';
import type { ApiContext } from '../context.ts';
import { viewProject } from './project-view.ts';

export async function verifyProject(
  { database }: ApiContext,
  { accountId, projectId, criteria }: { accountId: string; projectId: string; criteria: string },
): Promise<Verification> {
  await viewProject(database.fork(), accountId, projectId);
  throw new AppError('unknown_criterion', `criteria ${criteria.length}`);
}
