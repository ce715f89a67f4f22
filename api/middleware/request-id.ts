import { randomUUID } from 'node:crypto';
import type { ApiMiddleware } from '../koa-types.ts';

const wellFormed = /^[A-Za-z0-9._-]{8,100}$/;

/** Takes the caller's `x-request-id` if it is well-formed, else makes one; every reply and log line carries it. */
export const requestId: ApiMiddleware = async (ctx, next) => {
  const given = ctx.get('x-request-id');
  ctx.state.requestId = wellFormed.test(given) ? given : `req_${randomUUID()}`;
  ctx.set('x-request-id', ctx.state.requestId);
  await next();
};
