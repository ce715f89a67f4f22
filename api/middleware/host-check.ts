import { AppError } from '../../contract/errors.ts';
import type { ApiMiddleware } from '../koa-types.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The names of loopback, to which the player's further ones belong: nobody owns a name below `localhost`. */
const isLoopbackName = (name: string) => loopbackNames.has(name) || name.endsWith('.localhost');

/** Whether a host that is asked for is this one, whose `*` stands for any name. */
const isHost = (name: string, host: string) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host);

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
    if (isLoopback(listenHost) && !isLoopbackName(name) && !publicHosts.some((host) => isHost(name, host))) {
      throw new AppError('host_refused', 'host header refused');
    }
    await next();
  };
}
