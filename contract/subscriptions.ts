import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const plans = ['starter', 'studio'] as const;
export type Plan = (typeof plans)[number];
/** Cents a month; each paid invoice adds them to the balance. */
export const planCents: Record<Plan, number> = { starter: 2_500, studio: 9_900 };

export const subscriptionStates = ['waiting', 'active', 'unpaid', 'ended'] as const;
const Subscription = z.strictObject({
  plan: z.enum(plans),
  state: z.enum(subscriptionStates),
  /** Dollars a month. */
  price: z.number(),
  /** When the paid month is over. */
  periodEndsAt: z.string(),
  /** It was cancelled and ends then. */
  endsAtPeriod: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = defineEndpoint({
  name: 'subscriptions.get',
  method: 'GET',
  path: '/api/v1/subscription',
  summary: 'The plan of the account; null without one',
  scope: 'read',
  reply: z.strictObject({ subscription: Subscription.nullable() }),
  command: 'subscription show',
});
export const startSubscription = defineEndpoint({
  name: 'subscriptions.start',
  method: 'POST',
  path: '/api/v1/subscription',
  summary: 'Open a checkout for a plan: 25 (starter) or 99 (studio) dollars a month, added to the balance each month',
  scope: 'spend',
  body: z.strictObject({ plan: z.enum(plans) }),
  reply: z.strictObject({ checkoutUrl: z.string(), plan: z.enum(plans), price: z.number() }),
  status: 201,
  idempotent: true,
  command: 'subscription start <plan>',
});
export const cancelSubscription = defineEndpoint({
  name: 'subscriptions.cancel',
  method: 'DELETE',
  path: '/api/v1/subscription',
  summary: 'Cancel the plan: it ends with the paid month, and what is unspent stays',
  scope: 'spend',
  reply: z.strictObject({ subscription: Subscription }),
  command: 'subscription cancel',
});
