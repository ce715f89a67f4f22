import type Router from '@koa/router';
import { createPayments } from '../../adapters/stripe/create-payments.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { applyPayment } from '../../db/repositories/apply-payment.ts';
import { discrepancies } from '../../db/repositories/discrepancies.ts';
import { subjectOf } from '../../domain/money/payment-facts.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { readBytes } from '../read-body.ts';

const donePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Framewright</title>
<link rel="icon" href="data:,">
<p>You can close this page. What was paid is added to the balance within a moment: <code>framewright balance</code>.</p>
</html>
`;

/**
 * Where Stripe tells of payments, by webhooks that it signs over the bytes as they are. They are news, not truth: what
 * they are about is asked anew, so that order, repeats and delays change nothing.
 */
export function mountStripeWebhook(router: Router<RequestState>, { config, database, log }: ApiContext): void {
  const payments = createPayments(config);
  router.post('/api/v1/webhooks/stripe', async (ctx) => {
    ctx.state.route = 'stripe-webhook';
    if (!payments) {
      throw new AppError('payments_not_configured', 'no Stripe key', { detail: 'No Stripe key is set here.' });
    }
    const body = await readBytes(ctx.req, limits.jsonBytes);
    const facts = await payments.factsOfWebhook(body, ctx.get('stripe-signature'));
    const found = facts ? await applyPayment(database.fork(), facts) : [];
    for (const { rule, subject } of found) log.error({ rule, subject }, 'a payment does not fit our books');
    if (facts) await discrepancies.settle(database.fork(), 'stripe', { subject: subjectOf(facts), found });
    ctx.body = { received: true };
  });
  router.get('/payment-done', (ctx) => {
    ctx.state.route = 'payment-done';
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = donePage;
  });
}
