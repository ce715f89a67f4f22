import type { Plan } from '../../contract/subscriptions.ts';
import type { PaymentFacts } from '../../domain/money/payment-facts.ts';

export interface TopUpToOpen {
  topUpId: string;
  amountCents: number;
  expiresAt: Date;
  /** Where the browser goes after paying or giving up. */
  returnUrl: string;
}

export interface SubscriptionToOpen {
  accountId: string;
  plan: Plan;
  returnUrl: string;
}

/** The payment provider. Whatever it fails with is told as ours, without its words. */
export interface Payments {
  /** Opens a checkout; the same top-up again gets the same one. */
  openTopUp(topUp: TopUpToOpen): Promise<{ url: string; sessionId: string }>;
  openSubscription(subscription: SubscriptionToOpen): Promise<{ url: string }>;
  /** Ends a subscription with its paid month, or with `now` at once. How it stands after it. */
  cancelSubscription(subscriptionId: string, options?: { now?: boolean }): Promise<PaymentFacts | null>;
  /** What a webhook is about, asked anew; null for what is none of ours. Refuses what the provider did not sign. */
  factsOfWebhook(body: Buffer, signature: string): Promise<PaymentFacts | null>;
  /** Payments, refunds and disputes since then, as they stand now: for whatever webhooks were missed. */
  recentFacts(since: Date): AsyncIterable<PaymentFacts>;
}
