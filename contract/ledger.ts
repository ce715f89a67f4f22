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

export const topUpStates = ['open', 'paid', 'expired'] as const;
