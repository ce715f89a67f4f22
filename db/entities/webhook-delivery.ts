import { defineEntity, p } from '@mikro-orm/core';
import { deliveryFaults, deliveryStates, webhookEvents } from '../../contract/webhooks.ts';

/** One terminal event on its way to one webhook. `startedAt` is the outbox: null until Temporal has taken the round. */
const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.string().primary(),
    webhookId: p.string(),
    runId: p.string(),
    event: p.enum(webhookEvents),
    state: p.enum(deliveryStates),
    /** Rises with each replay; attempts of an earlier round do nothing any more. */
    round: p.integer(),
    /** Of this round. */
    attempts: p.integer(),
    lastStatus: p.integer().nullable(),
    lastFault: p.enum(deliveryFaults).nullable(),
    nextAttemptAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    deliveredAt: p.datetime().nullable(),
  },
});
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
