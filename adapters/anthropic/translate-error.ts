import { APIError, APIUserAbortError, AuthenticationError, PermissionDeniedError } from '@anthropic-ai/sdk';
import { AppError } from '../../contract/errors.ts';

/** Statuses that the provider itself calls worth another try; 529 is its overload. */
const transientStatuses = new Set([408, 409, 429]);

/**
 * A failure of the provider as ours: its text stays here. What another try may mend is `provider_unavailable` with the
 * seconds to wait; a wrong key or an empty account is the operator's and never the customer's 401.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof APIUserAbortError) return error;
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return refusedHere(error);
  if (!(error instanceof APIError))
    return new AppError('provider_unavailable', 'stream broke', { retryAfter: 2, cause: error });
  const { status, headers } = error;
  if (spendLimitReached(error) || status === 402) return refusedHere(error);
  const told = headers?.get('x-should-retry');
  const again = told ? told === 'true' : status === undefined || status >= 500 || transientStatuses.has(status);
  if (!again) return refusedHere(error);
  return new AppError('provider_unavailable', `provider answered ${status}`, {
    retryAfter: secondsToWait(headers),
    cause: error,
  });
}

/** A spend limit comes as 429 without a time to wait: waiting would not help. */
function spendLimitReached({ status, headers, error }: APIError): boolean {
  if (status !== 429 || headers?.get('retry-after')) return false;
  return JSON.stringify(error ?? '').includes('spend_limit');
}

function secondsToWait(headers: Headers | undefined): number {
  const milliseconds = Number(headers?.get('retry-after-ms'));
  if (milliseconds > 0) return milliseconds / 1000;
  const seconds = Number(headers?.get('retry-after'));
  return seconds > 0 ? seconds : 5;
}

function refusedHere(cause: unknown): AppError {
  return new AppError('operation_unavailable', 'the provider refuses this installation', {
    detail: 'The directing provider refuses this installation. Its operator has been told; nothing was charged.',
    cause,
  });
}
