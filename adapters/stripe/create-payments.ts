import Stripe from 'stripe';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../contract/errors.ts';
import { openCheckout, openPlanCheckout } from './open-checkout.ts';
import type { Payments } from './payments.ts';
import { factsOfObject, subscriptionFacts } from './read-facts.ts';
import { recentFacts } from './recent-facts.ts';
import { translating } from './translate-error.ts';

/** Seconds for which a signed webhook counts, as Stripe's own libraries have it. */
const toleranceSeconds = 300;

/** Stripe by its key; null where none is configured. */
export function createPayments(config: Pick<Config, 'stripe'>): Payments | null {
  if (!config.stripe) return null;
  const { secretKey, webhookSecret, apiBase } = config.stripe;
  const stripe = new Stripe(secretKey, {
    // A caller that opens a checkout gets an answer within fifteen seconds, whatever Stripe does.
    maxNetworkRetries: 1,
    timeout: 6_000,
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });
  const isLive = /^[rs]k_live_/.test(secretKey);
  return {
    openTopUp: (topUp) => translating(() => openCheckout(stripe, topUp)),
    openSubscription: (subscription) => translating(() => openPlanCheckout(stripe, subscription)),
    cancelSubscription: (id, { now = false } = {}) =>
      translating(async () => {
        if (now) await stripe.subscriptions.cancel(id);
        else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
        return subscriptionFacts(stripe, id);
      }),
    async factsOfWebhook(body, signature) {
      const event = verified(stripe, { body, signature, webhookSecret });
      if (event.livemode !== isLive) throw refused('the event is of the other mode, live or test');
      return translating(() => factsOfObject(stripe, event.data.object as { object: string; id: string }));
    },
    recentFacts: (since) => recentFacts(stripe, since),
  };
}

function verified(
  stripe: Stripe,
  { body, signature, webhookSecret }: { body: Buffer; signature: string; webhookSecret: string | null },
): Stripe.Event {
  if (!webhookSecret) {
    const detail = 'Webhooks are not configured: STRIPE_WEBHOOK_SECRET is not set.';
    throw new AppError('payments_not_configured', 'no webhook secret', { detail });
  }
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
  } catch (cause) {
    throw refused('the signature is missing, wrong or too old', cause);
  }
}

function refused(reason: string, cause?: unknown): AppError {
  return new AppError('signature_refused', reason, { detail: `The webhook is refused: ${reason}.`, cause });
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
