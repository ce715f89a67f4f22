import { AppError } from '../../contract/errors.ts';
import type { GuardedClient } from '../http/guarded-client.ts';
import { refusalOfStatus } from './ask-provider.ts';

/** A file at an address that a provider names: through the guarded client, without any key of ours. */
export async function fetchFile(
  outbound: GuardedClient,
  url: string,
  bounds: { maxBytes: number; timeoutMs: number; signal: AbortSignal },
): Promise<Buffer> {
  const fetched = await outbound.get(url, bounds);
  if (!('fault' in fetched)) {
    if (fetched.status === 200 && fetched.content.length > 0) return fetched.content;
    throw refusalOfStatus(fetched.status, fetched.retryAfter, 'its file');
  }
  const message = `the file of a job could not be had: ${fetched.fault}`;
  if (fetched.fault === 'timeout' || fetched.fault === 'unreachable') {
    throw new AppError('provider_unavailable', message, { retryAfter: 5 });
  }
  throw new AppError('provider_failed', message);
}
