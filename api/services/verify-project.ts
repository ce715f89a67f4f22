import type { Verification } from '../../contract/checks.ts';
import { AppError } from '../../contract/errors.ts';
import { projects } from '../../db/repositories/projects.ts';
import { readVerifiedProject } from '../../db/repositories/verified-project.ts';
import { verify } from '../../domain/verify/verify.ts';
import type { ApiContext } from '../context.ts';

export interface VerifyProjectInput {
  accountId: string;
  projectId: string;
  /** Comma-separated, as the specification writes them; without, those kept with the project. */
  criteria?: string;
}

/** Measures the head against criteria; those of words and colours read the newest review of its picture. */
export async function verifyProject(
  { database }: ApiContext,
  { accountId, projectId, criteria }: VerifyProjectInput,
): Promise<Verification> {
  const em = database.fork();
  const { headRevisionId: revision, criteria: kept } = await projects.get(em, accountId, projectId);
  const checked = criteria ?? kept;
  if (!checked) throw noCriteria();
  return { revision, ...verify(checked, await readVerifiedProject(em, projectId)) };
}

function noCriteria(): AppError {
  const message = 'Name criteria, or keep some with the project: framewright criteria set <checks>';
  return new AppError('invalid_body', 'No criteria are named and none are kept', {
    detail: `${message}.`,
    errors: [{ path: 'criteria', message }],
  });
}
