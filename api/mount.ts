import { Readable } from 'node:stream';
import Router from '@koa/router';
import type { Config } from '../config/config.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { AppError } from '../contract/errors.ts';
import type { CallEndpoint, EndpointRequest } from './call-endpoint.ts';
import { clientAddress } from './client-address.ts';
import type { Download, EndpointName } from './handler.ts';
import type { ApiKoaContext, RequestState } from './koa-types.ts';
import { originOf } from './presenters/addresses.ts';
import { readJsonBody, uploadOf } from './read-body.ts';
import { readSession, sessionCookie } from './session-cookie.ts';
import { sendStream } from './streaming/send-stream.ts';

type HttpConfig = Pick<Config, 'trustedProxies' | 'publicBaseUrl'>;

/** Routes of the whole table of endpoints. */
export function mountEndpoints(callEndpoint: CallEndpoint, config: HttpConfig): Router<RequestState> {
  const router = new Router<RequestState>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    router.register(endpoint.path, [endpoint.method], async (ctx) => {
      ctx.state.route = endpoint.name;
      if (endpoint.stream && ctx.method === 'HEAD') throw new AppError('method_not_allowed', 'HEAD of a stream');
      const answer = await callEndpoint(name, requestOf(ctx as unknown as ApiKoaContext, config));
      if (answer.stream) return sendStream(ctx as unknown as ApiKoaContext, answer.stream);
      if (answer.download) return sendDownload(ctx as unknown as ApiKoaContext, endpoint, answer.download);
      ctx.status = answer.status;
      ctx.body = answer.reply;
    });
  }
  return router;
}

function sendDownload(ctx: ApiKoaContext, { download }: Endpoint, { chunks }: Download): void {
  ctx.type = download?.type ?? 'application/octet-stream';
  ctx.set('content-disposition', `attachment; filename="${download?.name}"`);
  ctx.body = Readable.from(chunks, { objectMode: false });
}

function requestOf(ctx: ApiKoaContext, config: HttpConfig): EndpointRequest {
  return {
    requestId: ctx.state.requestId,
    apiKey: ctx.get('x-api-key'),
    session: readSession(ctx, config),
    clientAddress: clientAddress(ctx.req, config.trustedProxies),
    origin: originOf(ctx),
    params: (ctx as { params?: Record<string, string> }).params ?? {},
    query: ctx.query,
    readBody: () => readJsonBody(ctx.req),
    upload: uploadOf(ctx.req),
    idempotencyKey: ctx.req.headers['idempotency-key'] as string | undefined,
    lastEventId: ctx.get('last-event-id'),
    onCaller: (caller) => {
      ctx.state.caller = caller;
    },
    onSession: (session) => {
      ctx.set('set-cookie', sessionCookie(session, config));
    },
  };
}
