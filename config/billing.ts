import type { Billing } from '../contract/ledger.ts';

interface BillingEnv {
  BILLING: 'auto' | 'off';
  STRIPE_SECRET_KEY?: string;
  LOCAL_CHECKOUT?: 'allow';
  API_HOST: string;
}

/**
 * Stripe where its key is. Else the local checkout, which moves no money and so exists only where the API listens on
 * loopback, or where `LOCAL_CHECKOUT=allow` says that it may. Else nobody can pay: list prices apply all the same, so
 * that strangers do not work at the operator's cost. Free for all is `BILLING=off`, and nothing else.
 */
export function billingOf(env: BillingEnv): Billing {
  if (env.BILLING === 'off') return 'off';
  if (env.STRIPE_SECRET_KEY) return 'stripe';
  return env.LOCAL_CHECKOUT === 'allow' || isLoopback(env.API_HOST) ? 'local' : 'unconfigured';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
