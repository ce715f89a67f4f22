import type { Payments } from '../../adapters/stripe/payments.ts';
import { AppError } from '../../contract/errors.ts';
import type { Billing } from '../../contract/ledger.ts';
import type { TopUp } from '../../db/entities/top-up.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import { formatDollars, microsOfCents } from '../../domain/money/amounts.ts';
import type { ApiContext } from '../context.ts';
import { checkoutPath } from '../pages/checkout-page.ts';
import { openStripeTopUp } from './stripe-top-up.ts';

export interface TopUpInput {
  accountId: string;
  amountCents: number;
  /** Address of this API, for links. */
  base: string;
}

export interface OpenedTopUp {
  topUp: TopUp;
  /** Where a person pays. */
  checkoutUrl: string;
}

/** A checkout waits so long for its payment. */
const openHours = 24;

/** Opens a checkout that adds to the balance: Stripe's where its key is set, else the local page. */
export async function openTopUp(
  context: ApiContext,
  payments: Payments | null,
  { accountId, amountCents, base }: TopUpInput,
): Promise<OpenedTopUp> {
  const { billing } = context.config;
  const em = context.database.fork();
  const expiresAt = new Date(Date.now() + openHours * 3_600_000);
  if (billing === 'local') {
    const topUp = await topUps.create(em, { accountId, amountCents, source: 'local', expiresAt });
    return { topUp, checkoutUrl: `${base}${checkoutPath(topUp.token)}` };
  }
  if (billing === 'stripe' && payments) return openStripeTopUp(context, payments, { accountId, amountCents, base });
  throw notConfigured(billing, amountCents);
}

function notConfigured(billing: Billing, amountCents: number): AppError {
  const amount = formatDollars(microsOfCents(amountCents));
  const detail =
    billing === 'off'
      ? 'Billing is off in this installation: every operation runs without a balance.'
      : `Nobody can take ${amount} dollars here: no Stripe key is set, and the local checkout is for loopback alone. Set STRIPE_SECRET_KEY, or LOCAL_CHECKOUT=allow.`;
  return new AppError('payments_not_configured', `billing is ${billing}`, { detail });
}
