import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriptionFacts } from '../../domain/money/payment-facts.ts';
import { Subscription } from '../entities/subscription.ts';

export const subscriptions = {
  find(em: EntityManager, accountId: string): Promise<Subscription | null> {
    return em.findOne(Subscription, { accountId }, { disableIdentityMap: true });
  },

  /** Notes how a subscription stands. One that ended does not push out another that lives. */
  async note(em: EntityManager, facts: SubscriptionFacts): Promise<void> {
    const { accountId, subscriptionId, plan, state, periodEndsAt, endsAtPeriod } = facts;
    await em.execute(
      `insert into subscriptions as s (account_id, subscription_id, plan, state, period_ends_at, ends_at_period)
        values (?, ?, ?, ?, ?, ?)
        on conflict (account_id) do update set subscription_id = excluded.subscription_id, plan = excluded.plan,
            state = excluded.state, period_ends_at = excluded.period_ends_at,
            ends_at_period = excluded.ends_at_period, updated_at = now()
          where s.subscription_id = excluded.subscription_id or s.state = 'ended' or excluded.state <> 'ended'`,
      [accountId, subscriptionId, plan, state, periodEndsAt, endsAtPeriod],
    );
  },
};
