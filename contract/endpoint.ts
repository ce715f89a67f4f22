import type { z } from 'zod';

export const scopes = ['read', 'write', 'spend', 'admin'] as const;
export type Scope = (typeof scopes)[number];

type ObjectSchema = z.ZodObject;

/** One endpoint: from this value come route, typed client, OpenAPI entry, capability and test row. */
export interface Endpoint<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** `noun.verb`, unique. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base address, parameters as `:name`. */
  path: string;
  summary: string;
  /** Key scope that the caller needs; `null` where no key is asked. */
  scope: Scope | null;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** Status of an accepted request; 200 without. */
  status?: number;
  /** Takes an `Idempotency-Key`. */
  idempotent?: boolean;
  /** Answers with a stream of server-sent events, of a run or of a project, instead of JSON. */
  stream?: boolean;
  /** Answers with a file of this name and type, written as it is sent. */
  download?: { name: string; type: string };
  /** Its body is a file: read piece by piece by the handler, of any content type, and never as JSON. */
  upload?: boolean;
  /** Key of the price list; absent for what is free. */
  operation?: string;
  /** The command that does the same. */
  command?: string;
}

/** Keeps the types of one endpoint, and whether it asks for a key. */
export function defineEndpoint<
  Params extends ObjectSchema = z.ZodObject<Record<never, never>>,
  Query extends ObjectSchema = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
  Access extends Scope | null = Scope | null,
>(
  endpoint: Endpoint<Params, Query, Body, Reply> & { scope: Access },
): Endpoint<Params, Query, Body, Reply> & { scope: Access } {
  return endpoint;
}
