import Router from '@koa/router';
import type { Config } from '../config/config.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { AppError } from '../contract/errors.ts';
import type { Authenticate } from './authenticate.ts';
import type { EndpointName, Handler, HandlerInput, Handlers, OpenStream } from './handler.ts';
import { type KeepReply, requestHash } from './idempotency.ts';
import type { ApiKoaContext, RequestState } from './koa-types.ts';
import { addressesOf, originOf } from './presenters/addresses.ts';
import { readBodyOf, readIdempotencyKey, readLastEventId, readParams, readQuery } from './read-request.ts';
import { sendStream } from './streaming/send-stream.ts';

export interface MountOptions {
  config: Config;
  handlers: Handlers;
  authenticate: Authenticate;
  keepReply: KeepReply;
}

/** Routes of the whole table of endpoints. */
export function mountEndpoints(options: MountOptions): Router<RequestState> {
  const router = new Router<RequestState>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    // The table pairs each endpoint with a handler of exactly its types; indexing by a name loses the pairing.
    const handler = options.handlers[name] as unknown as Handler<Endpoint>;
    router.register(endpoint.path, [endpoint.method], async (ctx) => {
      ctx.state.route = endpoint.name;
      await answer(ctx as unknown as ApiKoaContext, endpoint, handler, options);
    });
  }
  return router;
}

async function answer(ctx: ApiKoaContext, endpoint: Endpoint, handler: Handler<Endpoint>, options: MountOptions) {
  if (endpoint.stream && ctx.method === 'HEAD') throw new AppError('method_not_allowed', 'HEAD of a stream');
  if (endpoint.scope) ctx.state.caller = await options.authenticate(ctx.get('x-api-key'), endpoint.scope);
  let status = endpoint.status ?? 200;
  const input = await readInput(ctx, endpoint, options.config, (other) => {
    status = other;
  });
  if (endpoint.stream) return sendStream(ctx, (await handler(input)) as OpenStream);
  const work = async () => ({ reply: endpoint.reply.parse(await handler(input)), status });
  const kept = input.idempotency ? await options.keepReply(input.idempotency, work) : await work();
  ctx.status = kept.status;
  ctx.body = kept.reply;
}

async function readInput(
  ctx: ApiKoaContext,
  endpoint: Endpoint,
  config: Config,
  setStatus: HandlerInput<Endpoint>['setStatus'],
): Promise<HandlerInput<Endpoint>> {
  const key = endpoint.idempotent ? readIdempotencyKey(ctx.req.headers['idempotency-key'] as string | undefined) : null;
  const lastEventId = endpoint.stream ? readLastEventId(ctx.get('last-event-id')) : 0;
  const params = readParams(endpoint, (ctx as { params?: Record<string, string> }).params ?? {});
  const query = readQuery(endpoint, ctx.query);
  const body = await readBodyOf(endpoint, ctx.req);
  const { caller, requestId } = ctx.state;
  return {
    ...{ params, query, lastEventId, requestId, setStatus },
    // Its type follows the endpoint's schema, which has just parsed it.
    body: body as undefined,
    caller: caller as HandlerInput<Endpoint>['caller'],
    addresses: addressesOf(config, originOf(ctx)),
    idempotency:
      key && caller ? { accountId: caller.accountId, key, requestHash: requestHash(endpoint, params, body) } : null,
  };
}
