import { defineEntity, p } from '@mikro-orm/core';
import { plans, subscriptionStates } from '../../contract/subscriptions.ts';

/** The newest subscription of an account, as the provider last told of it. */
const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    accountId: p.string().primary(),
    subscriptionId: p.string(),
    plan: p.enum(plans),
    state: p.enum(subscriptionStates),
    periodEndsAt: p.datetime(),
    /** Cancelled: it ends with the paid month. */
    endsAtPeriod: p.boolean(),
    updatedAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription);
