import type { IncomingMessage } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import type { Config } from '../../config/config.ts';
import type { Logger } from '../../config/logger.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { CallEndpoint } from '../call-endpoint.ts';
import { clientAddress } from '../client-address.ts';
import type { ApiKoaContext, ApiMiddleware } from '../koa-types.ts';
import { originOf } from '../presenters/addresses.ts';
import { readSession } from '../session-cookie.ts';
import { batchLimit, createTrpcRouter, type TrpcContext } from './router.ts';

const prefix = '/api/trpc/';

/** Serves tRPC below `/api/trpc/`. It reads the body itself and writes the reply itself, streams included. */
export function createTrpcMount(callEndpoint: CallEndpoint, config: Config, log: Logger): ApiMiddleware {
  const router = createTrpcRouter(callEndpoint);
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next();
    const path = decodePath(ctx.path.slice(prefix.length));
    const calls = path.split(',').length;
    if (calls > batchLimit) {
      throw new AppError('invalid_query', 'batch too large', { detail: `A batch holds ${batchLimit} calls at most.` });
    }
    ctx.state.route = 'trpc';
    ctx.respond = false;
    ctx.res.statusCode = 200;
    const shared = sharedRequest(ctx as unknown as ApiKoaContext, { config, single: calls === 1 });
    await nodeHTTPRequestHandler({
      ...{ router, path, req: ctx.req, res: ctx.res },
      maxBodySize: limits.jsonBytes,
      createContext: ({ info }): TrpcContext => {
        const given = info.connectionParams?.['x-api-key'];
        return { request: { ...shared, apiKey: shared.apiKey || (typeof given === 'string' ? given : '') } };
      },
      onError: ({ error }) => {
        const isOurs = error.cause instanceof AppError && error.cause.status < 500;
        if (!isOurs && error.code === 'INTERNAL_SERVER_ERROR') {
          log.error({ requestId: shared.requestId, err: error.cause ?? error }, 'request failed');
        }
      },
    });
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new AppError('not_found', 'malformed path', { cause });
  }
}

/** One idempotency key cannot stand for several calls, so a batch has none. */
function sharedRequest(ctx: ApiKoaContext, { config, single }: { config: Config; single: boolean }) {
  const header = (name: keyof IncomingMessage['headers']) => ctx.req.headers[name] as string | undefined;
  return {
    requestId: ctx.state.requestId,
    apiKey: ctx.get('x-api-key'),
    session: readSession(ctx, config),
    clientAddress: clientAddress(ctx.req, config.trustedProxies),
    origin: originOf(ctx),
    idempotencyKey: single ? header('idempotency-key') : undefined,
    onCaller: (caller: ApiKoaContext['state']['caller']) => {
      ctx.state.caller = caller;
    },
  };
}
