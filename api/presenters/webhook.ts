import type { Delivery, Webhook } from '../../contract/webhooks.ts';
import type { Webhook as WebhookRow } from '../../db/entities/webhook.ts';
import type { WebhookDelivery } from '../../db/entities/webhook-delivery.ts';

/** A webhook without its secret. */
export function presentWebhook(webhook: WebhookRow): Webhook {
  const { id, url, events, state, disabledReason, failedAttempts, failingSince, createdAt } = webhook;
  return {
    ...{ id, url, events, state, failedAttempts },
    disabledReason: disabledReason ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery(delivery: WebhookDelivery): Delivery {
  const { id, webhookId, runId, event, state, attempts, lastStatus, lastFault, createdAt } = delivery;
  return {
    ...{ id, webhookId, runId, event, state, attempts },
    lastStatus: lastStatus ?? null,
    lastFault: lastFault ?? null,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  };
}
