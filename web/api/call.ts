import type { z } from 'zod';
import { endpointRoutes } from '../../contract/endpoint-routes.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/problem.ts';

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
type Input<Schema> = NonNullable<Schema> extends z.ZodType ? z.input<NonNullable<Schema>> : undefined;
export type Reply<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>;

export interface Request<Name extends EndpointName> {
  params?: Input<Endpoints[Name]['params']>;
  query?: Input<Endpoints[Name]['query']>;
  body?: Input<Endpoints[Name]['body']>;
  /** The same key again answers as the first time did, and costs nothing more. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A reply that is a problem document. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Where an endpoint answers, with its parameters filled in. */
export function addressOf(name: EndpointName, params: Record<string, string> = {}): string {
  const path = endpointRoutes[name]?.path ?? '';
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Calls an endpoint of the contract with the session's cookie. Throws `ProblemError`. */
export async function call<Name extends EndpointName>(name: Name, request: Request<Name> = {}): Promise<Reply<Name>> {
  const { params, query, body, idempotencyKey, signal } = request as Request<EndpointName>;
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) asked.set(key, String(value));
  const search = asked.size > 0 ? `?${asked}` : '';
  const response = await fetch(addressOf(name, params) + search, {
    method: endpointRoutes[name]?.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ProblemError(problemOf(null));
  });
  const reply = await response.json().catch(() => null);
  if (response.ok) return reply;
  throw new ProblemError(problemOf(reply, response.status));
}

/** The problem that a reply tells of; without a reply, or with one that is none of ours, that nobody answers. */
export function problemOf(reply: unknown, status = unreachable.status): Problem {
  return isProblem(reply) ? reply : { ...unreachable, status };
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'The server does not answer',
  status: 503,
  detail: 'The server does not answer. Nothing is lost: the page goes on as soon as it is back.',
  instance: '',
  code: 'unavailable',
  category: 'transient',
  request_id: 'none',
};

function isProblem(reply: unknown): reply is Problem {
  return typeof reply === 'object' && reply !== null && 'code' in reply && 'detail' in reply;
}
