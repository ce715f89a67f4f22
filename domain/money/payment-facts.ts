import type { Plan, subscriptionStates } from '../../contract/subscriptions.ts';

/** Money that went back, or that a bank took back for a while. */
export interface MoneyBackFact {
  /** The provider's id of the refund or dispute. */
  id: string;
  kind: 'refund' | 'dispute';
  amountCents: number;
  /** `taken`: the money is gone; `returned`: it came back, the refund failed or the dispute was won. */
  state: 'taken' | 'returned';
}

interface Paid {
  amountCents: number;
  /** Lower case, as the provider writes it. */
  currency: string;
  paymentId: string | null;
  moneyBack: MoneyBackFact[];
}

/** A checkout of a top-up as it stands at the provider now. */
export interface CheckoutFacts extends Paid {
  kind: 'checkout';
  topUpId: string;
  sessionId: string;
  state: 'open' | 'paid' | 'expired';
}

/** A paid invoice of a plan. */
export interface InvoiceFacts extends Paid {
  kind: 'invoice';
  invoiceId: string;
  accountId: string;
  plan: Plan;
}

/** A subscription as it stands at the provider now. */
export interface SubscriptionFacts {
  kind: 'subscription';
  subscriptionId: string;
  accountId: string;
  plan: Plan;
  state: SubscriptionState;
  periodEndsAt: Date;
  endsAtPeriod: boolean;
}

/** `waiting` for its first payment, `active`, `unpaid` since a payment failed, or `ended`. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What the provider says of one payment, whole and as of now: applying it twice or after something newer changes
 * nothing, so the order in which news arrives does not matter.
 */
export type PaymentFacts = CheckoutFacts | InvoiceFacts | SubscriptionFacts;

/** The id under which a payment is known: what differences about it are noted by. */
export function subjectOf(facts: PaymentFacts): string {
  if (facts.kind === 'checkout') return facts.topUpId;
  return facts.kind === 'invoice' ? facts.invoiceId : facts.subscriptionId;
}
