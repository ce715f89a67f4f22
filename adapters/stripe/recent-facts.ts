import type Stripe from 'stripe';
import type { PaymentFacts } from '../../domain/money/payment-facts.ts';
import { factsOfObject, idOf } from './read-facts.ts';
import { translating } from './translate-error.ts';

/** Events about payments: those of which webhooks tell too. */
const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

type Named = { object: string; id: string; payment_intent?: unknown };

/**
 * What happened since then, by Stripe's own record of it, which it keeps for thirty days: a payment of today counts
 * however old its invoice is. Each thing is read once, as it stands now.
 */
export async function* recentFacts(stripe: Stripe, since: Date): AsyncGenerator<PaymentFacts> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const events = stripe.events.list({ created, types, limit: 100 })[Symbol.asyncIterator]();
  const seen = new Set<string>();
  for (;;) {
    const next = await translating(() => events.next());
    if (next.done) return;
    const object = next.value.data.object as Named;
    const name = idOf(object.payment_intent) ?? object.id;
    if (seen.has(name)) continue;
    seen.add(name);
    const facts = await translating(() => factsOfObject(stripe, object));
    if (facts) yield facts;
  }
}
