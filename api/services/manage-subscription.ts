import type { Payments } from '../../adapters/stripe/payments.ts';
import { AppError } from '../../contract/errors.ts';
import type { Plan } from '../../contract/subscriptions.ts';
import type { Subscription } from '../../db/entities/subscription.ts';
import { applyPayment } from '../../db/repositories/apply-payment.ts';
import { subscriptions } from '../../db/repositories/subscriptions.ts';
import type { ApiContext } from '../context.ts';

type Context = Pick<ApiContext, 'database' | 'config'>;

/** Opens a checkout for a plan; one plan at a time. */
export async function startSubscription(
  context: Context,
  payments: Payments | null,
  { accountId, plan, base }: { accountId: string; plan: Plan; base: string },
): Promise<string> {
  const provider = needed(context.config.billing === 'stripe' ? payments : null);
  const standing = await subscriptions.find(context.database.fork(), accountId);
  if (standing && standing.state !== 'ended') {
    const detail = `The account has the plan ${standing.plan}. Cancel it first; it then ends with its paid month.`;
    throw new AppError('subscription_exists', 'one plan at a time', { detail });
  }
  const { url } = await provider.openSubscription({ accountId, plan, returnUrl: `${base}/payment-done` });
  return url;
}

/** Cancels the plan with its paid month. Again: nothing more. */
export async function cancelSubscription(
  { database }: Context,
  payments: Payments | null,
  accountId: string,
): Promise<Subscription> {
  const provider = needed(payments);
  const standing = await subscriptions.find(database.fork(), accountId);
  if (!standing || standing.state === 'ended') throw noPlan();
  const facts = await provider.cancelSubscription(standing.subscriptionId);
  if (facts) await applyPayment(database.fork(), facts);
  const after = await subscriptions.find(database.fork(), accountId);
  if (!after) throw noPlan();
  return after;
}

/** Before an account goes: nobody must pay for what nobody has. What cannot be cancelled now keeps the account. */
export async function endSubscription({ database }: Context, payments: Payments | null, accountId: string) {
  const standing = await subscriptions.find(database.fork(), accountId);
  if (payments && standing && standing.state !== 'ended') {
    await payments.cancelSubscription(standing.subscriptionId, { now: true });
  }
}

function noPlan(): AppError {
  return new AppError('not_found', 'no plan', { detail: 'The account has no plan.' });
}

function needed(payments: Payments | null): Payments {
  if (payments) return payments;
  const detail = 'Plans are paid by Stripe, which takes no payments here. Its operator sets STRIPE_SECRET_KEY.';
  throw new AppError('payments_not_configured', 'no Stripe', { detail });
}
