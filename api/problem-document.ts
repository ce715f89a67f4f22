import { type AppError, errorCodes } from '../contract/errors.ts';
import type { Problem } from '../contract/problem.ts';

interface Occurrence {
  requestId: string;
  /** Path of the request, without its query. */
  path: string;
}

/** Seconds that a caller waits when the thrower of a transient error named none. */
const defaultRetrySeconds = 2;

/** The RFC 9457 document of an error. Carries what the thrower wrote for the caller and nothing of its `message`. */
export function problemDocument(error: AppError, { requestId, path }: Occurrence): Problem {
  const { category, status, title } = errorCodes[error.code];
  const { detail, errors, missing, retryAfter, members } = error.options;
  return {
    ...members,
    type: `urn:framewright:problem:${error.code}`,
    title,
    status,
    detail: detail ?? title,
    instance: path.slice(0, 300),
    code: error.code,
    category,
    request_id: requestId,
    ...(category === 'transient' && { retry_after: retryAfter ?? defaultRetrySeconds }),
    ...(errors && { errors }),
    ...(missing && { missing }),
  };
}
