import type { Logger } from '../../config/logger.ts';
import type { ApiMiddleware } from '../koa-types.ts';

/** One line per request. It names the route, not the path: a file's address is a secret. */
export function createAccessLog(log: Logger): ApiMiddleware {
  return async (ctx, next) => {
    const started = performance.now();
    const write = () =>
      log.info(
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          route: ctx.state.route ?? null,
          status: ctx.res.statusCode,
          ms: Math.round(performance.now() - started),
          accountId: ctx.state.caller?.accountId,
        },
        'request',
      );
    ctx.res.once('close', write);
    await next();
  };
}
