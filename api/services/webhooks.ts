import { setTimeout as delay } from 'node:timers/promises';
import { outboundTarget } from '../../adapters/http/outbound-address.ts';
import { newWebhookSecret } from '../../adapters/http/sign-delivery.ts';
import { startDelivery } from '../../adapters/temporal/start-delivery.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { type WebhookEvent, webhookEvents } from '../../contract/webhooks.ts';
import type { Webhook } from '../../db/entities/webhook.ts';
import type { WebhookDelivery } from '../../db/entities/webhook-delivery.ts';
import { keys } from '../../db/repositories/keys.ts';
import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { type WebhookChange, webhooks } from '../../db/repositories/webhooks.ts';
import type { ApiContext } from '../context.ts';

/** A webhook with its secret, which is shown in this reply alone. */
export interface ShownWebhook {
  webhook: Webhook;
  secret: string;
}

/** Registers an address; all its names must lead to the public internet, which each delivery looks at again. */
export async function createWebhook(
  { database, config }: ApiContext,
  accountId: string,
  { url, events = [...webhookEvents] }: { url: string; events?: WebhookEvent[] },
): Promise<ShownWebhook> {
  refuseInnerAddress(url, config.outboundAllow);
  const secret = newWebhookSecret();
  const webhook = await database.transaction(async (em) => {
    await keys.hold(em, accountId);
    if ((await webhooks.count(em, accountId)) >= limits.webhooksPerAccount) throw tooMany();
    return webhooks.create(em, { accountId, url, events: [...new Set(events)], secret });
  });
  return { webhook, secret };
}

/** Changes address, events or state. */
export async function updateWebhook(
  { database, config }: ApiContext,
  accountId: string,
  { webhookId, ...change }: WebhookChange & { webhookId: string },
): Promise<Webhook> {
  if (change.url !== undefined) refuseInnerAddress(change.url, config.outboundAllow);
  return database.transaction((em) => webhooks.change(em, accountId, webhookId, change));
}

const defaultOverlapSeconds = 86_400;

/** Puts a new secret in the place of one; both sign for a while. */
export async function rotateSecret(
  { database }: ApiContext,
  accountId: string,
  { webhookId, overlapSeconds = defaultOverlapSeconds }: { webhookId: string; overlapSeconds?: number },
): Promise<ShownWebhook> {
  const secret = newWebhookSecret();
  const change = { secret, overlapSeconds };
  const webhook = await database.transaction((em) => webhooks.rotateSecret(em, accountId, webhookId, change));
  return { webhook, secret };
}

/** A caller waits so long at most for Temporal; housekeeping starts what it misses. */
const patienceMs = 1_500;

/** Sends a delivery again, under its old id. One under way goes on as it is. */
export async function replayDelivery(
  { database, temporal, log }: ApiContext,
  accountId: string,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const em = database.fork();
  const webhook = await webhooks.get(em, accountId, webhookId);
  await webhookDeliveries.get(em, webhookId, deliveryId);
  if (webhook.state === 'disabled') throw isDisabled(webhookId);
  const delivery = await webhookDeliveries.replay(em, webhookId, deliveryId);
  if (!delivery.startedAt) {
    const starting = startDelivery(temporal.client, delivery)
      .then(() => webhookDeliveries.markStarted(database.fork(), delivery))
      .catch((err: unknown) => log.warn({ deliveryId, err }, 'the delivery waits in the outbox'));
    await Promise.race([starting, delay(patienceMs, undefined, { ref: false })]);
  }
  return delivery;
}

function refuseInnerAddress(url: string, allow: string[]): void {
  if (outboundTarget(url, allow)) return;
  const message = 'must be an https address on the public internet, without a name and password in it';
  throw new AppError('invalid_body', 'webhook address', {
    detail: `url: ${message}.`,
    errors: [{ path: 'url', message }],
  });
}

function tooMany(): AppError {
  const detail = `The account has ${limits.webhooksPerAccount} webhooks. Delete one first.`;
  return new AppError('limit_exceeded', 'too many webhooks', { detail });
}

function isDisabled(webhookId: string): AppError {
  const detail = `Enable it first: framewright webhooks update ${webhookId} --enable`;
  return new AppError('webhook_disabled', `webhook ${webhookId} is disabled`, { detail });
}
