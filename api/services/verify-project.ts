import type { Verification } from '../../contract/checks.ts';
import { projects } from '../../db/repositories/projects.ts';
import { readVerifiedProject } from '../../db/repositories/verified-project.ts';
import { verify } from '../../domain/verify/verify.ts';
import type { ApiContext } from '../context.ts';

export interface VerifyProjectInput {
  accountId: string;
  projectId: string;
  /** Comma-separated, as the specification writes them. */
  criteria: string;
}

/** Measures the head against criteria; those of words and colours read the newest review of its picture. */
export async function verifyProject(
  { database }: ApiContext,
  { accountId, projectId, criteria }: VerifyProjectInput,
): Promise<Verification> {
  const em = database.fork();
  const { headRevisionId: revision } = await projects.get(em, accountId, projectId);
  return { revision, ...verify(criteria, await readVerifiedProject(em, projectId)) };
}
