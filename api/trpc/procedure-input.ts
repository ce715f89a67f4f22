import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { AppError } from '../../contract/errors.ts';
import type { EndpointRequest } from '../call-endpoint.ts';
import type { EndpointName, Endpoints } from '../handler.ts';

type Part<Schema> =
  NonNullable<Schema> extends infer Known extends z.ZodType
    ? Known extends z.ZodUndefined
      ? unknown
      : z.input<Known>
    : unknown;
type Members<E extends Endpoint> = (string extends keyof Part<E['params']> ? unknown : Part<E['params']>) &
  (string extends keyof Part<E['query']> ? unknown : Part<E['query']>) &
  Part<E['body']>;

/** What a procedure takes: the members of its endpoint's path, query and body in one object. */
export type ProcedureInput<Name extends EndpointName> =
  unknown extends Members<Endpoints[Name]>
    ? undefined
    : object extends Members<Endpoints[Name]>
      ? Members<Endpoints[Name]> | undefined
      : Members<Endpoints[Name]>;

/** Puts the members of one object where the endpoint has them. What it has nowhere goes to the body, which refuses it. */
export function splitInput(name: EndpointName, input: unknown): Pick<EndpointRequest, 'params' | 'query' | 'readBody'> {
  const endpoint: Endpoint = endpoints[name];
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input))) {
    throw new AppError('invalid_body', 'input is no object', { detail: 'The input must be an object.' });
  }
  const params: Record<string, string> = {};
  const query: Record<string, unknown> = {};
  const rest: [string, unknown][] = [];
  for (const [key, value] of Object.entries(input ?? {})) {
    if (has(endpoint.params, key)) params[key] = text(key, value);
    else if (has(endpoint.query, key)) query[key] = value;
    else rest.push([key, value]);
  }
  for (const key of Object.keys(endpoint.params?.shape ?? {})) params[key] ??= text(key, undefined);
  const body = rest.length > 0 || endpoint.body ? Object.fromEntries(rest) : undefined;
  return { params, query, readBody: async () => body };
}

function has(schema: Endpoint['params'], key: string): boolean {
  return schema !== undefined && Object.hasOwn(schema.shape, key);
}

function text(path: string, value: unknown): string {
  if (typeof value === 'string') return value;
  const errors = [{ path, message: value === undefined ? 'is needed' : 'must be a string' }];
  throw new AppError('invalid_body', 'bad id', { detail: `${path} ${errors[0]?.message}.`, errors });
}
