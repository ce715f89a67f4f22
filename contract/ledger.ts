/** Kinds of transfers between ledger accounts. */
export const transferKinds = [
  'top_up',
  'subscription',
  'grant',
  'hold',
  'capture',
  'release',
  'expire',
  'refund',
  'dispute',
  'provider_cost',
] as const;
export type TransferKind = (typeof transferKinds)[number];

export const holdStates = ['held', 'captured', 'released', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

/** Where money comes from: the payment provider, or the checkout of an installation that moves none. */
export const moneySources = ['stripe', 'local'] as const;
export type MoneySource = (typeof moneySources)[number];

/**
 * How an installation takes money: not at all, because its operator said so; not yet, so that list prices apply and
 * nobody can top up; by the local checkout, which moves none; by Stripe.
 */
export const billingModes = ['off', 'unconfigured', 'local', 'stripe'] as const;
export type Billing = (typeof billingModes)[number];

export const topUpStates = ['open', 'paid', 'expired'] as const;
