import type Stripe from 'stripe';
import { AppError } from '../../contract/errors.ts';
import { type Plan, planCents } from '../../contract/subscriptions.ts';
import type { SubscriptionToOpen, TopUpToOpen } from './payments.ts';

const titles: Record<Plan, string> = { starter: 'Framewright Starter', studio: 'Framewright Studio' };

/** A checkout of one amount. The top-up's id is its idempotency key, and the reference by which it is known again. */
export async function openCheckout(stripe: Stripe, { topUpId, amountCents, expiresAt, returnUrl }: TopUpToOpen) {
  const price = {
    currency: 'usd',
    unit_amount: amountCents,
    product_data: { name: 'Framewright balance' },
  };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: topUpId,
      metadata: { top_up: topUpId },
      line_items: [{ quantity: 1, price_data: price }],
      payment_intent_data: { metadata: { top_up: topUpId } },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    { idempotencyKey: `checkout-${topUpId}` },
  );
  return { url: urlOf(session), sessionId: session.id };
}

/** A checkout of a plan; the subscription carries whose it is and which plan, for every invoice to come. */
export async function openPlanCheckout(stripe: Stripe, { accountId, plan, returnUrl }: SubscriptionToOpen) {
  const metadata = { account: accountId, plan };
  const price = {
    currency: 'usd',
    unit_amount: planCents[plan],
    recurring: { interval: 'month' as const },
    product_data: { name: titles[plan] },
  };
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    client_reference_id: accountId,
    metadata,
    line_items: [{ quantity: 1, price_data: price }],
    subscription_data: { metadata },
    success_url: returnUrl,
    cancel_url: returnUrl,
  });
  return { url: urlOf(session) };
}

function urlOf({ url, id }: Stripe.Checkout.Session): string {
  if (url) return url;
  throw new AppError('provider_unavailable', `checkout ${id} has no page`, { retryAfter: 5 });
}
