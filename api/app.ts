import Router from '@koa/router';
import Koa from 'koa';
import { type Authenticate, createAuthenticate } from './authenticate.ts';
import { createCallEndpoint } from './call-endpoint.ts';
import type { ApiContext } from './context.ts';
import { serveFile } from './files/serve-file.ts';
import { createHandlers } from './handlers.ts';
import { createKeepReply } from './idempotency.ts';
import type { ApiKoaContext, RequestState } from './koa-types.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createAccessLog } from './middleware/access-log.ts';
import { createHostCheck } from './middleware/host-check.ts';
import { createProblems } from './middleware/problems.ts';
import { requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { mountEndpoints } from './mount.ts';
import { openApiDocument } from './openapi.ts';
import { mountWebApp } from './pages/app-page.ts';
import { mountCheckout } from './pages/checkout-page.ts';
import { mountDocs } from './pages/docs-page.ts';
import { mountMailbox } from './pages/mailbox-page.ts';
import { mountMediaCallback } from './pages/media-callback.ts';
import { mountMetrics } from './pages/metrics-page.ts';
import { mountPlayer } from './pages/player-page.ts';
import { mountSignedUpload } from './pages/signed-upload.ts';
import { mountStripeWebhook } from './pages/stripe-webhook.ts';
import { addressesOf, originOf } from './presenters/addresses.ts';
import { productVersion } from './product-version.ts';
import { createLimitRate } from './rate-limits.ts';
import { createTrpcMount } from './trpc/mount-trpc.ts';

/** The HTTP API over its context. */
export function createApp(context: ApiContext): Koa<RequestState> {
  const { config, log, database, counters } = context;
  const authenticate = createAuthenticate(database);
  const metrics = createMetrics(context);
  const callEndpoint = createCallEndpoint({
    config,
    handlers: createHandlers(context),
    authenticate,
    limitRate: createLimitRate(config.rateLimits, counters),
    keepReply: createKeepReply(database),
  });
  const app = new Koa<RequestState>();
  app.use(requestId);
  app.use(createAccessLog(log));
  app.use(metrics.count);
  app.use(securityHeaders);
  app.use(createProblems(log));
  app.use(createHostCheck(config.api.host, [config.publicBaseUrl, config.playerOrigin]));
  app.use(createTrpcMount(callEndpoint, config, log));
  app.use(mountEndpoints(callEndpoint, config).routes());
  app.use(mountPages(context, { metrics, authenticate }).routes());
  // A client that goes away in mid-reply is no fault of ours.
  app.on('error', (err: NodeJS.ErrnoException) => {
    const isGone = err.code === 'ERR_STREAM_PREMATURE_CLOSE' || err.code === 'ECONNRESET' || err.code === 'EPIPE';
    if (!isGone) log.error({ err }, 'reply broke off');
  });
  return app;
}

/** What answers with something else than the JSON of an endpoint. */
function mountPages(
  context: ApiContext,
  measured: { metrics: Metrics; authenticate: Authenticate },
): Router<RequestState> {
  const router = new Router<RequestState>();
  const baseOf = (ctx: { protocol: string; host: string }) => addressesOf(context.config, originOf(ctx)).base;
  mountWebApp(router, context);
  mountPlayer(router, context);
  mountDocs(router, baseOf);
  mountMailbox(router, context);
  mountStripeWebhook(router, context);
  mountMediaCallback(router, context);
  mountSignedUpload(router, context);
  mountCheckout(router, context);
  mountMetrics(router, context, measured);
  router.get('/api/v1/openapi.json', (ctx) => {
    ctx.state.route = 'openapi';
    ctx.body = openApiDocument(productVersion(), baseOf(ctx));
  });
  router.get('/files/:token', async (ctx) => {
    ctx.state.route = 'files';
    await serveFile(context, ctx as unknown as ApiKoaContext, ctx.params.token ?? '');
  });
  return router;
}
