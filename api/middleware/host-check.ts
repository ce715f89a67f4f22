import { AppError } from '../../contract/errors.ts';
import type { ApiMiddleware } from '../koa-types.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether `host` is an address that only this machine reaches. */
function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || host === '::1';
}

/**
 * While the server listens on loopback it answers to loopback names and to the hosts of `publicUrls` only: a page
 * that rebinds its own name to 127.0.0.1 gets nothing.
 */
export function createHostCheck(listenHost: string, publicUrls: readonly (string | null)[]): ApiMiddleware {
  const publicHosts = publicUrls.flatMap((url) => (url ? [new URL(url).hostname] : []));
  return async (ctx, next) => {
    const name = ctx.get('host').replace(/:\d+$/, '').toLowerCase();
    if (isLoopback(listenHost) && !loopbackNames.has(name) && !publicHosts.includes(name)) {
      throw new AppError('host_refused', 'host header refused');
    }
    await next();
  };
}
