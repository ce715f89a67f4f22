import type { Logger } from '../../config/logger.ts';
import { AppError } from '../../contract/errors.ts';
import { asAppError } from '../as-app-error.ts';
import type { ApiKoaContext, ApiMiddleware } from '../koa-types.ts';
import { problemDocument } from '../problem-document.ts';

/** Turns whatever is thrown into a problem document; what is not ours to tell is logged and answered as `internal`. */
export function createProblems(log: Logger): ApiMiddleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && !ctx.body && ctx.respond !== false) throw unmatched(ctx);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (error.status >= 500) log.error({ requestId: ctx.state.requestId, err: thrown }, 'request failed');
      answer(ctx, error);
    }
  };
}

function unmatched(ctx: ApiKoaContext): AppError {
  const { matched = [] } = ctx as { matched?: { methods: string[] }[] };
  if (matched.length === 0) return new AppError('not_found', 'no route');
  ctx.set('allow', [...new Set(matched.flatMap(({ methods }) => methods))].join(', '));
  return new AppError('method_not_allowed', 'method not allowed', { detail: `${ctx.method} is not served here.` });
}

function answer(ctx: ApiKoaContext, error: AppError): void {
  const problem = problemDocument(error, { requestId: ctx.state.requestId, path: ctx.path });
  ctx.status = problem.status;
  if (problem.retry_after) ctx.set('retry-after', String(problem.retry_after));
  if (problem.status === 401) ctx.set('www-authenticate', 'ApiKey realm="framewright", header="x-api-key"');
  // A body that nobody will read must not keep the connection busy.
  if (!ctx.req.complete) ctx.set('connection', 'close');
  ctx.type = 'application/problem+json';
  ctx.body = JSON.stringify(problem);
}
