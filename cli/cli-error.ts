import { AppError, type ErrorCode, errorCodes } from '../contract/errors.ts';
import { exitCodes } from '../contract/errors-page.ts';
import type { Problem } from '../contract/problem.ts';

/** A failure as the caller sees it: a problem document, the server's own or one made here. */
export class CliError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.detail, { cause });
    this.name = 'CliError';
    this.problem = problem;
  }
}

/** A problem document for what is refused before a request is sent. */
export function localProblem(code: ErrorCode, detail: string, members: Partial<Problem> = {}): Problem {
  const { category, status, title } = errorCodes[code];
  return {
    type: `urn:framewright:problem:${code}`,
    title,
    status,
    detail,
    instance: '',
    code,
    category,
    request_id: '',
    ...members,
  };
}

/** Any thrown value as a problem document. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CliError) return error.problem;
  if (error instanceof AppError) {
    return localProblem(error.code, error.options.detail ?? errorCodes[error.code].title, {
      errors: error.options.errors,
    });
  }
  const message = error instanceof Error ? error.message : String(error);
  return localProblem('internal', message);
}

/** The exit code of a failed command, by what the caller should do. */
export function exitCodeOf(problem: Problem): number {
  return exitCodes[problem.category];
}
