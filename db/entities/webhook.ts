import { defineEntity, p } from '@mikro-orm/core';
import { disabledReasons, type WebhookEvent, webhookStates } from '../../contract/webhooks.ts';

/** An address that an account has the ends of its runs sent to. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    url: p.string(),
    events: p.array<WebhookEvent>(),
    /** `whsec_…`: what signs must be at hand, so it is no hash. */
    secret: p.string().hidden(),
    /** Signs as well until `previousUntil`. */
    previousSecret: p.string().hidden().nullable(),
    previousUntil: p.datetime().nullable(),
    state: p.enum(webhookStates),
    disabledReason: p.enum(disabledReasons).nullable(),
    failedAttempts: p.integer(),
    failingSince: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
