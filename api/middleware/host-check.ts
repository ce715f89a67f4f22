import { AppError } from '../../contract/errors.ts';
import type { ApiMiddleware } from '../koa-types.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether `host` is an address that only this machine reaches. */
function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || host === '::1';
}

/**
 * While the server listens on loopback it answers to loopback names and to the host of `publicBaseUrl` only: a page
 * that rebinds its own name to 127.0.0.1 gets nothing.
 */
export function createHostCheck(listenHost: string, publicBaseUrl: string | null): ApiMiddleware {
  const publicHost = publicBaseUrl ? new URL(publicBaseUrl).hostname : null;
  return async (ctx, next) => {
    const name = ctx.get('host').replace(/:\d+$/, '').toLowerCase();
    if (isLoopback(listenHost) && !loopbackNames.has(name) && name !== publicHost) {
      throw new AppError('host_refused', 'host header refused');
    }
    await next();
  };
}
