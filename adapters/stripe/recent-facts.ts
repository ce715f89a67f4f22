import type Stripe from 'stripe';
import type { PaymentFacts } from '../../domain/money/payment-facts.ts';
import { factsOfPayment, invoiceFacts, sessionFacts, subscriptionFacts } from './read-facts.ts';
import { translating } from './translate-error.ts';

/** A page of a list is so long at most. */
const limit = 100;

/** What webhooks may have told since then, asked for: each payment once, as it stands now. */
export async function* recentFacts(stripe: Stripe, since: Date): AsyncGenerator<PaymentFacts> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const told = new Set<string>();
  const lists: AsyncIterable<() => Promise<PaymentFacts | null>>[] = [
    each(stripe.checkout.sessions.list({ created, limit }), (session) => sessionFacts(stripe, session)),
    each(stripe.invoices.list({ created, limit, status: 'paid' }), ({ id }) => invoiceFacts(stripe, id ?? '')),
    each(stripe.subscriptions.list({ created, limit, status: 'all' }), ({ id }) => subscriptionFacts(stripe, id)),
    each(stripe.refunds.list({ created, limit }), (refund) => ofPayment(stripe, refund.payment_intent)),
    each(stripe.disputes.list({ created, limit }), (dispute) => ofPayment(stripe, dispute.payment_intent)),
  ];
  for (const list of lists) {
    for await (const read of list) {
      const facts = await translating(read);
      const name = facts && JSON.stringify(facts);
      if (!facts || !name || told.has(name)) continue;
      told.add(name);
      yield facts;
    }
  }
}

async function* each<Item>(list: AsyncIterable<Item>, read: (item: Item) => Promise<PaymentFacts | null>) {
  const items = list[Symbol.asyncIterator]();
  for (;;) {
    const next = await translating(() => items.next());
    if (next.done) return;
    yield () => read(next.value);
  }
}

async function ofPayment(stripe: Stripe, payment: string | { id: string } | null): Promise<PaymentFacts | null> {
  const id = typeof payment === 'string' ? payment : payment?.id;
  return id ? factsOfPayment(stripe, id) : null;
}
