import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '../contract/errors.ts';
import type { Problem } from '../contract/problem.ts';
import { CliError, localProblem } from './cli-error.ts';

type Infer<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Part<Key extends string, Schema> = [Schema] extends [undefined] ? unknown : { [name in Key]: Infer<Schema> };

/** What a call to an endpoint takes, by the endpoint's own schemas. */
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A body that is a file, sent as it is read. */
  file?: ReadableStream<Uint8Array>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Statuses that are an answer although they tell of a failure. */
  accept?: number[];
}
type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Omit<CallInput, 'params' | 'query' | 'body'> &
        Part<'params', string extends keyof z.input<Params> ? undefined : Params> & {
          query?: Partial<z.input<Query>>;
        } & Part<'body', Body extends z.ZodUndefined ? undefined : Body>
    : never;
type ReplyOf<E> = E extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : never;

export interface Client {
  /** Calls an endpoint and parses its reply; a refusal is thrown as `CliError` with the server's problem document. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>>;
  /** Opens a request whose body the caller reads itself: streams and files. */
  open(method: string, path: string, input: CallInput): Promise<Response>;
  readonly baseUrl: string;
}

interface ClientOptions {
  baseUrl: string;
  apiKey?: string;
  /** Ends every call that has no signal of its own. */
  signal?: AbortSignal;
}

/** A typed client of the HTTP API; `apiKey` may be missing for discovery and registration. */
export function createClient({ baseUrl, apiKey, signal: always }: ClientOptions): Client {
  const root = baseUrl.replace(/\/+$/, '');
  async function open(method: string, path: string, input: CallInput): Promise<Response> {
    const headers: Record<string, string> = { ...input.headers };
    if (apiKey) headers['x-api-key'] = apiKey;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
    const body = input.file ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
    const sent: RequestInit = { method, headers, body, ...(input.file && { duplex: 'half' }) };
    let response: Response;
    try {
      response = await fetch(`${root}${path}`, { ...sent, signal: input.signal ?? always });
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw new CliError(always?.aborted ? interrupted() : unreachable(root), cause);
    }
    const isAnswer = response.ok || response.status === 304 || input.accept?.includes(response.status);
    if (!isAnswer) throw new CliError(await readProblem(response));
    return response;
  }
  return {
    baseUrl: root,
    open,
    async call(endpoint, input) {
      const parts = input as CallInput;
      const response = await open(endpoint.method, fillPath(endpoint.path, parts.params, parts.query), parts);
      return endpoint.reply.parse(await response.json()) as ReplyOf<typeof endpoint>;
    },
  };
}

/** Puts parameters into `:name` places and the query behind them. */
export function fillPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function readProblem(response: Response): Promise<Problem> {
  const { Problem: schema } = await import('../contract/problem.ts');
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const code: ErrorCode = response.status >= 500 ? 'unavailable' : 'not_found';
  return localProblem(code, `The server answered ${response.status} without a problem document. Is this Framewright?`);
}

function interrupted(): Problem {
  const detail = 'Interrupted before the service answered; it may have taken what was sent.';
  return localProblem('unavailable', detail, { title: errorCodes.unavailable.title, retry_after: 1 });
}

function unreachable(root: string): Problem {
  return localProblem(
    'unavailable',
    `No answer from ${root}. Start the service with \`npm start\`, or set CLI_BASE_URL to its address.`,
    { title: errorCodes.unavailable.title, retry_after: 5 },
  );
}
