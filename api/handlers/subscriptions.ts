import { createPayments } from '../../adapters/stripe/create-payments.ts';
import { planCents, type Subscription } from '../../contract/subscriptions.ts';
import type { Subscription as SubscriptionRow } from '../../db/entities/subscription.ts';
import { subscriptions } from '../../db/repositories/subscriptions.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { cancelSubscription, startSubscription } from '../services/manage-subscription.ts';

type Names = 'getSubscription' | 'startSubscription' | 'cancelSubscription';

export function subscriptionHandlers(context: ApiContext): HandlersOf<Names> {
  const payments = createPayments(context.config);
  return {
    async getSubscription({ caller }) {
      const found = await subscriptions.find(context.database.fork(), caller.accountId);
      return { subscription: found && present(found) };
    },
    async startSubscription({ caller, body: { plan }, addresses: { base } }) {
      const checkoutUrl = await startSubscription(context, payments, { accountId: caller.accountId, plan, base });
      return { checkoutUrl, plan, price: planCents[plan] / 100 };
    },
    async cancelSubscription({ caller }) {
      return { subscription: present(await cancelSubscription(context, payments, caller.accountId)) };
    },
  };
}

function present({ plan, state, periodEndsAt, endsAtPeriod }: SubscriptionRow): Subscription {
  return { plan, state, price: planCents[plan] / 100, periodEndsAt: periodEndsAt.toISOString(), endsAtPeriod };
}
