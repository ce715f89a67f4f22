import type Stripe from 'stripe';
import { type Plan, plans } from '../../contract/subscriptions.ts';
import type {
  CheckoutFacts,
  InvoiceFacts,
  MoneyBackFact,
  PaymentFacts,
  SubscriptionFacts,
  SubscriptionState,
} from '../../domain/money/payment-facts.ts';

/** The payment that an object of a webhook is about, as it stands now; null for what is none of ours. */
export async function factsOfObject(
  stripe: Stripe,
  object: { object: string; id: string; payment_intent?: unknown },
): Promise<PaymentFacts | null> {
  switch (object.object) {
    case 'checkout.session':
      return sessionFacts(stripe, await stripe.checkout.sessions.retrieve(object.id));
    case 'invoice':
      return invoiceFacts(stripe, object.id);
    case 'subscription':
      return subscriptionFacts(stripe, object.id);
    case 'charge':
    case 'refund':
    case 'dispute':
    case 'payment_intent': {
      const paymentId = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
      return paymentId === null ? null : factsOfPayment(stripe, paymentId);
    }
    default:
      return null;
  }
}

/** What a payment paid for: a checkout of ours, or an invoice of a plan. */
async function factsOfPayment(stripe: Stripe, paymentId: string): Promise<PaymentFacts | null> {
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  if (sessions[0]) return sessionFacts(stripe, sessions[0]);
  const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
  const { data: paid } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const invoiceId = idOf(paid[0]?.invoice);
  return invoiceId === null ? null : invoiceFacts(stripe, invoiceId);
}

async function sessionFacts(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentFacts | null> {
  const subscriptionId = idOf(session.subscription);
  if (session.mode === 'subscription')
    return subscriptionId === null ? null : subscriptionFacts(stripe, subscriptionId);
  const topUpId = session.client_reference_id ?? '';
  if (session.mode !== 'payment' || !topUpId.startsWith('top_')) return null;
  const paymentId = idOf(session.payment_intent);
  const isPaid = session.payment_status === 'paid';
  const facts: Omit<CheckoutFacts, 'moneyBack'> = {
    ...{ kind: 'checkout', topUpId, sessionId: session.id, paymentId },
    state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
  return { ...facts, moneyBack: isPaid && paymentId ? await moneyBack(stripe, paymentId) : [] };
}

async function invoiceFacts(stripe: Stripe, invoiceId: string): Promise<InvoiceFacts | null> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const owner = ownerOf(invoice.parent?.subscription_details?.metadata);
  // An invoice of nothing, such as that of a trial, grants nothing.
  if (!owner || invoice.status !== 'paid' || invoice.amount_paid === 0) return null;
  const paymentId = idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);
  return {
    ...{ kind: 'invoice', invoiceId, paymentId, ...owner },
    ...{ amountCents: invoice.amount_paid, currency: invoice.currency },
    moneyBack: paymentId ? await moneyBack(stripe, paymentId) : [],
  };
}

export async function subscriptionFacts(stripe: Stripe, subscriptionId: string): Promise<SubscriptionFacts | null> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const owner = ownerOf(subscription.metadata);
  if (!owner) return null;
  const end = subscription.items.data[0]?.current_period_end ?? subscription.ended_at ?? subscription.created;
  return {
    ...{ kind: 'subscription', subscriptionId, ...owner },
    state: stateOf(subscription.status),
    periodEndsAt: new Date(end * 1000),
    endsAtPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** Refunds and disputes of a payment. An inquiry that moved no money is none. */
async function moneyBack(stripe: Stripe, paymentId: string): Promise<MoneyBackFact[]> {
  const refunds = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  return [
    ...refunds.data.flatMap(({ id, amount, status }): MoneyBackFact[] => {
      if (status === 'pending' || status === 'requires_action') return [];
      const state = status === 'succeeded' ? 'taken' : 'returned';
      return [{ id, kind: 'refund', amountCents: amount, state }];
    }),
    ...disputes.data.flatMap((dispute): MoneyBackFact[] => {
      if (dispute.status.startsWith('warning_')) return [];
      const state = isReturned(dispute) ? 'returned' : 'taken';
      return [{ id: dispute.id, kind: 'dispute', amountCents: dispute.amount, state }];
    }),
  ];
}

/** Won, or settled before it became one: then what the customer got is a refund of its own, unless the bank took it. */
function isReturned({ status, balance_transactions }: Stripe.Dispute): boolean {
  if (status !== 'prevented') return status === 'won';
  return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) >= 0;
}

function stateOf(status: string): SubscriptionState {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'incomplete') return 'waiting';
  return status === 'canceled' || status === 'incomplete_expired' ? 'ended' : 'unpaid';
}

/** Whose plan it is, as we wrote it when it was opened. */
function ownerOf(metadata: Stripe.Metadata | null | undefined): { accountId: string; plan: Plan } | null {
  const plan = plans.find((name) => name === metadata?.plan);
  const accountId = metadata?.account ?? '';
  return plan && accountId.startsWith('acc_') ? { accountId, plan } : null;
}

/** Members that name an object hold its id, or where they were expanded, the object. */
export function idOf(member: unknown): string | null {
  if (typeof member === 'string') return member;
  const id = (member as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}
