import type { Payments } from '../../adapters/stripe/payments.ts';
import type { TopUp } from '../../db/entities/top-up.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import type { ApiContext } from '../context.ts';

/** Stripe keeps a checkout open for a day at most; ours ends a little before. */
const openHours = 23;

/** Our own row first, then Stripe's checkout for it: whatever is paid has a row to be checked against. */
export async function openStripeTopUp(
  { database }: Pick<ApiContext, 'database'>,
  payments: Payments,
  { accountId, amountCents, base }: { accountId: string; amountCents: number; base: string },
): Promise<{ topUp: TopUp; checkoutUrl: string }> {
  const expiresAt = new Date(Date.now() + openHours * 3_600_000);
  const topUp = await topUps.create(database.fork(), { accountId, amountCents, source: 'stripe', expiresAt });
  const returnUrl = `${base}/payment-done`;
  const { url, sessionId } = await payments.openTopUp({ topUpId: topUp.id, amountCents, expiresAt, returnUrl });
  await topUps.attachSession(database.fork(), topUp.id, sessionId);
  return { topUp, checkoutUrl: url };
}
