import type { ApiMiddleware } from '../koa-types.ts';

/** No reply of the API is a page: nothing may be sniffed, framed, run or kept by a shared cache. */
export const securityHeaders: ApiMiddleware = async (ctx, next) => {
  ctx.set({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  await next();
};
