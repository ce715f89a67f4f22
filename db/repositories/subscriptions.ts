import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriptionFacts } from '../../domain/money/payment-facts.ts';
import { Subscription } from '../entities/subscription.ts';

export const subscriptions = {
  find(em: EntityManager, accountId: string): Promise<Subscription | null> {
    return em.findOne(Subscription, { accountId }, { disableIdentityMap: true });
  },

  /** Notes how a subscription stands; false for a second one beside one that lives, which stays the account's own. */
  async note(em: EntityManager, facts: SubscriptionFacts): Promise<boolean> {
    const { accountId, subscriptionId, plan, state, periodEndsAt, endsAtPeriod } = facts;
    const noted = await em.execute<unknown[]>(
      `insert into subscriptions as s (account_id, subscription_id, plan, state, period_ends_at, ends_at_period)
        values (?, ?, ?, ?, ?, ?)
        on conflict (account_id) do update set subscription_id = excluded.subscription_id, plan = excluded.plan,
            state = excluded.state, period_ends_at = excluded.period_ends_at,
            ends_at_period = excluded.ends_at_period, updated_at = now()
          where s.subscription_id = excluded.subscription_id or s.state = 'ended'
            or (s.state = 'waiting' and excluded.state <> 'ended')
        returning 1`,
      [accountId, subscriptionId, plan, state, periodEndsAt, endsAtPeriod],
    );
    return noted.length > 0;
  },
};
