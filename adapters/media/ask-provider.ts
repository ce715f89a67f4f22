import { AppError } from '../../contract/errors.ts';

/** One request to a media provider whose address and key the operator gave. */
export interface ProviderRequest {
  /** POST with a body, GET without one. */
  method?: 'POST' | 'GET' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON, or as a form of its own. */
  body?: object | FormData;
  /** Media types that the answer may have, as they begin; any where it is empty. */
  accept: readonly string[];
  /** Statuses that say enough by themselves: their answers have no content. */
  passes?: readonly number[];
  signal: AbortSignal;
  /** Most bytes of an answer, and the time for all of it. */
  maxBytes: number;
  timeoutMs: number;
}

interface ProviderAnswer {
  status: number;
  content: Buffer;
  /** Media type without parameters. */
  type: string;
}

/** Statuses that the next try may better. */
const passing = new Set([408, 409, 425, 429]);

/**
 * Sends JSON, or asks for a file, and reads the answer whole. What may pass is `provider_unavailable` with the seconds
 * that the provider names; what the key or account is refused for is `operation_unavailable`, since only the operator
 * can mend it; any other refusal, and an answer that is too large or of another type, is `provider_failed`. Words of
 * providers stay in the log. Redirects are not followed.
 */
export async function askProvider(request: ProviderRequest): Promise<ProviderAnswer> {
  const { url, headers, body, signal, timeoutMs } = request;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, {
      ...{ method: request.method ?? (body ? 'POST' : 'GET'), redirect: 'error', signal: limit },
      ...bodyOf(body, headers),
    });
    if (request.passes?.includes(response.status)) {
      await response.body?.cancel();
      return { status: response.status, content: Buffer.alloc(0), type: '' };
    }
    if (!response.ok) throw await refusalOf(response);
    return await readAnswer(response, request);
  } catch (error) {
    if (error instanceof AppError) throw error;
    signal.throwIfAborted();
    throw new AppError('provider_unavailable', `the provider broke off: ${String(error)}`, {
      retryAfter: 5,
      cause: error,
    });
  }
}

/** A form names its type by itself, with its boundary. */
function bodyOf(body: object | FormData | undefined, headers: Record<string, string>): RequestInit {
  if (body === undefined || body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

async function readAnswer(response: Response, { accept, maxBytes }: ProviderRequest): Promise<ProviderAnswer> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (accept.length > 0 && !accept.some((wanted) => type.startsWith(wanted))) {
    await response.body?.cancel();
    throw new AppError('provider_failed', `the provider answered with ${type || 'no type'}`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes)
      throw new AppError('provider_failed', `the provider answered with more than ${maxBytes} bytes`);
    parts.push(Buffer.from(part));
  }
  if (bytes === 0) throw new AppError('provider_failed', 'the provider answered with nothing');
  return { status: response.status, content: Buffer.concat(parts), type };
}

async function refusalOf(response: Response): Promise<AppError> {
  const { status, headers } = response;
  return refusalOfStatus(status, headers.get('retry-after'), await beginningOf(response));
}

/** As much of an answer as the log keeps. */
async function beginningOf(response: Response): Promise<string> {
  let said = '';
  try {
    for await (const part of response.body ?? []) {
      said += Buffer.from(part).toString();
      if (said.length >= 500) break;
    }
  } catch {
    // What was refused is told by its status.
  }
  return said.slice(0, 500);
}

/** What an answer that is none means for whoever asked; `said` goes to the log. */
export function refusalOfStatus(status: number, retryAfter: string | null, said: string): AppError {
  const message = `the provider answered ${status}: ${said}`;
  if (status >= 500 || passing.has(status)) {
    return new AppError('provider_unavailable', message, { retryAfter: secondsToWait(retryAfter) });
  }
  if (status === 401 || status === 402 || status === 403) {
    const detail = 'The provider refuses this installation. Its operator has been told; nothing was charged.';
    return new AppError('operation_unavailable', message, { detail });
  }
  return new AppError('provider_failed', message);
}

/** Seconds, or the time of a date; at most ten minutes. */
function secondsToWait(told: string | null): number {
  const seconds = Number(told) || (Date.parse(told ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(600, Math.ceil(seconds)) : 5;
}
