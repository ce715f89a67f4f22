import { expect } from '@jest/globals';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorsOf } from '../../contract/endpoint-errors.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { Problem } from '../../contract/problem.ts';

type Name = keyof typeof endpoints;

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape; the schema has checked them.
  body: any;
  headers: Headers;
}

export type Caller = (name: Name, request?: Request) => Promise<Answer>;

/**
 * Calls endpoints by their names in the table. Every reply must be what the contract says it is, to the last field, and
 * every refusal one that the endpoint's documents list.
 */
export function callerOf(url: string, apiKey?: string): Caller {
  return async (name, request = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const reply = await fetch(addressOf(url, endpoint, request), {
      method: endpoint.method,
      headers: {
        ...(apiKey && { 'x-api-key': apiKey }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
    });
    const body: unknown = await reply.json();
    const isAnswer = reply.ok || reply.headers.get('content-type')?.startsWith('application/json');
    if (isAnswer) endpoint.reply.parse(body);
    else expect([name, errorsOf(endpoint)]).toEqual([name, expect.arrayContaining([Problem.parse(body).code])]);
    return { status: reply.status, body, headers: reply.headers };
  };
}

/** Address of an endpoint with its path and query filled in. */
function addressOf(url: string, endpoint: Endpoint, { params = {}, query = {} }: Request): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'));
  const search = new URLSearchParams(query).toString();
  return `${url}${path}${search && `?${search}`}`;
}

/** Registers an account and returns a caller with its key. */
export async function newCaller(url: string): Promise<Caller & { apiKey: string }> {
  const { body } = await callerOf(url)('register', { body: { email: 'a@example.com', name: 'Ada' } });
  return Object.assign(callerOf(url, body.api_key), { apiKey: body.api_key as string });
}
