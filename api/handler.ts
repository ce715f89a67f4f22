import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import type { endpoints } from '../contract/endpoints.ts';
import type { Caller } from './caller.ts';
import type { IdempotentRequest } from './idempotency.ts';
import type { Addresses } from './presenters/addresses.ts';
import type { GivenSession, SessionToSet } from './session-cookie.ts';
import type { ServerSentEvent } from './streaming/server-sent-event.ts';

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Output<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

/** A stream that a handler has opened: nothing of it may fail as an HTTP answer any more. */
export interface OpenStream {
  events(signal: AbortSignal): AsyncIterable<ServerSentEvent>;
}

/** A file that a handler writes piece by piece, as fast as the client reads. */
export interface Download {
  chunks: AsyncIterable<string>;
}

/** The file that an upload sends; `body` may be read once. */
export interface UploadBody {
  /** What the sender says it is; null where it says nothing, or only that it is bytes. */
  contentType: string | null;
  body(): AsyncIterable<Buffer>;
}

/** A request as a handler sees it: parsed, authorised, without a word of HTTP. */
export interface HandlerInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The caller of an endpoint with a scope; elsewhere nobody. */
  caller: E['scope'] extends null ? undefined : Caller;
  /** Of an endpoint that takes a file; elsewhere it is empty. */
  upload: UploadBody;
  requestId: string;
  addresses: Addresses;
  /** Set where the caller sent an `Idempotency-Key`; replies but those of streams are kept for the handler. */
  idempotency: IdempotentRequest | null;
  /** Where a client's stream broke off; 0 from the start. */
  lastEventId: number;
  /** The cookie's session, believed by nobody yet. */
  session: GivenSession | null;
  /** Sets the session of the browser that asks, or with null takes it away. */
  setSession(session: SessionToSet): void;
  /** Overrides the endpoint's status, for a body that tells of a failure in its own words. */
  setStatus(status: number): void;
}

export type HandlerReply<E extends Endpoint> = E['reply'] extends z.ZodUndefined
  ? OpenStream | Download
  : z.input<E['reply']>;
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<HandlerReply<E>> | HandlerReply<E>;
/** One handler for each endpoint of the table; leaving one out does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Endpoints[Name]> };
export type HandlersOf<Names extends EndpointName> = Pick<Handlers, Names>;
