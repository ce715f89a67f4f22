/** How payments are taken by Stripe; null without its key. */
export type StripeConfig = {
  secretKey: string;
  /** Proves that a webhook is Stripe's. Null: webhooks are refused, and reconciling finds what was paid. */
  webhookSecret: string | null;
  /** Another address of its API, for tests; null for Stripe's own. */
  apiBase: string | null;
} | null;

interface StripeEnv {
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: string;
}

export function stripeOf(env: StripeEnv): StripeConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  return secretKey ? { secretKey, webhookSecret: webhookSecret ?? null, apiBase: apiBase ?? null } : null;
}
