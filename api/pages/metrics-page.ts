import type Router from '@koa/router';
import type { Authenticate } from '../authenticate.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import type { Metrics } from '../metrics.ts';

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** `GET /metrics` for Prometheus: to a collector on this machine, else to who has a key of scope `admin`. */
export function mountMetrics(
  router: Router<RequestState>,
  { config }: Pick<ApiContext, 'config'>,
  { metrics, authenticate }: { metrics: Metrics; authenticate: Authenticate },
): void {
  const listensHere = loopback.test(config.api.host) || config.api.host === 'localhost';
  router.get('/metrics', async (ctx) => {
    ctx.state.route = 'metrics';
    // A proxy on this machine speaks for callers elsewhere, and says so.
    const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => ctx.get(name) !== '');
    const isHere = listensHere && !isForwarded && loopback.test(ctx.req.socket.remoteAddress ?? '');
    if (!isHere) await authenticate({ apiKey: ctx.get('x-api-key'), session: null }, { scope: 'admin', method: 'GET' });
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
}
