import { type ErrorCode, errorCodes, type MissingFact } from './errors.ts';
import type { Problem } from './problem.ts';

/** The problem document of a run that failed: the code's own words, the run as its instance. */
export function runProblem(runId: string, code: string, missing?: MissingFact[]): Problem {
  const known: ErrorCode = code in errorCodes ? (code as ErrorCode) : 'internal';
  const { category, status, title } = errorCodes[known];
  return {
    type: `urn:framewright:problem:${known}`,
    title,
    status,
    detail: `${title}.`,
    instance: `/api/v1/runs/${runId}`,
    code: known,
    category,
    request_id: runId,
    ...(category === 'transient' && { retry_after: 30 }),
    ...(missing?.length && { missing }),
  };
}
