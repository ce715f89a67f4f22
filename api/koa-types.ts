import type { Middleware, ParameterizedContext } from 'koa';
import type { Caller } from './caller.ts';

/** What the middleware of one request hands on. */
export interface RequestState {
  requestId: string;
  /** Name of the endpoint that was matched. */
  route?: string;
  caller?: Caller;
}

export type ApiKoaContext = ParameterizedContext<RequestState>;
export type ApiMiddleware = Middleware<RequestState>;
