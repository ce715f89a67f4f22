import { APIError, APIUserAbortError } from '@anthropic-ai/sdk';
import { AppError } from '../../contract/errors.ts';

/** Statuses that the provider itself calls worth another try; 529 is its overload. */
const transientStatuses = new Set([408, 409, 429]);

/** What an error in the middle of a stream is by status: it comes by its type alone. */
const statusOfType: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
};

/** No wait that a provider names is longer, in seconds: a run asks again after an hour at the latest. */
const longestWait = 3_600;

/**
 * A failure of the provider as ours: its text stays here, without the key that a server may repeat. What another try
 * may mend is `provider_unavailable` with the seconds to wait; a wrong key or an empty account is the operator's and
 * never the customer's 401; a brief that is too long is the customer's.
 */
export function translateError(error: unknown, apiKey: string): unknown {
  if (error instanceof APIUserAbortError) return error;
  const cause = withoutKey(error, apiKey);
  if (!(error instanceof APIError)) {
    return new AppError('provider_unavailable', 'stream broke', { retryAfter: 2, cause });
  }
  const { headers } = error;
  const status = error.status ?? statusOfType[error.type ?? ''];
  if (status === 413 || (status === 400 && /too long/i.test(error.message))) return tooLong(cause);
  const told = headers?.get('x-should-retry');
  const again = told ? told === 'true' : status === undefined || status >= 500 || transientStatuses.has(status);
  if (!again || spendLimitReached(error)) return refusedHere(cause);
  const retryAfter = secondsToWait(headers);
  return new AppError('provider_unavailable', `provider answered ${status ?? 'an error'}`, { retryAfter, cause });
}

/** A spend limit comes as 429 without a time to wait: waiting would not help. */
function spendLimitReached({ status, headers, error }: APIError): boolean {
  if (status !== 429 || headers?.get('retry-after')) return false;
  return JSON.stringify(error ?? '').includes('spend_limit');
}

/** By milliseconds, seconds or date, whichever is told. */
function secondsToWait(headers: Headers | undefined): number {
  const milliseconds = Number(headers?.get('retry-after-ms'));
  const told = headers?.get('retry-after') ?? '';
  const seconds = milliseconds > 0 ? milliseconds / 1000 : Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.min(wait, longestWait) : 5;
}

function refusedHere(cause: unknown): AppError {
  return new AppError('operation_unavailable', 'the provider refuses this installation', {
    detail: 'The directing provider refuses this installation. Its operator has been told; nothing was charged.',
    cause,
  });
}

function tooLong(cause: unknown): AppError {
  return new AppError('brief_not_understood', 'the request is too long for the model', {
    detail:
      'Prompt, contexts and film are more than the director can read at once. Shorten the contexts or the prompt.',
    cause,
  });
}

/** Some servers repeat the key that they refuse; what is logged must not. */
function withoutKey(error: unknown, apiKey: string): unknown {
  const isTold = apiKey !== '' && `${(error as Error).stack} ${JSON.stringify(error)}`.includes(apiKey);
  if (!(error instanceof Error) || !isTold) return error;
  return new Error(error.message.replaceAll(apiKey, '[key]'));
}
