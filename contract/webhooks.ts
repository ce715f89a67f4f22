import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ListQuery } from './projects.ts';

/** What a webhook may be told of: the one terminal event of each run. */
export const webhookEvents = ['run.completed', 'run.failed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ['active', 'disabled'] as const;
/** Why a webhook is disabled: by its owner, by an answer 410, or after failing for long. */
export const disabledReasons = ['owner', 'gone', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
/** Why an attempt failed that got no answer of 2xx. */
export const deliveryFaults = [
  'status',
  'address_refused',
  'name_not_found',
  'unreachable',
  'timeout',
  'answer_too_large',
  'webhook_disabled',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

export const Webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  disabledReason: z.enum(disabledReasons).nullable(),
  /** Attempts that failed since the last one that succeeded, over all deliveries. */
  failedAttempts: z.number().int(),
  failingSince: z.string().nullable(),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const Delivery = z.strictObject({
  /** Also the header `webhook-id`: the same in every attempt and replay, so that a receiver takes it once. */
  id: z.string(),
  webhookId: z.string(),
  runId: z.string(),
  event: z.enum(webhookEvents),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** HTTP status of the last answer; null where there was none. */
  lastStatus: z.number().int().nullable(),
  lastFault: z.enum(deliveryFaults).nullable(),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

const WebhookParams = z.strictObject({ webhookId: z.string() });
/** `secret` (`whsec_…`) is shown this once: it checks the signatures, as standardwebhooks.com describes. */
const ShownSecret = z.strictObject({ webhook: Webhook, secret: z.string() });
const url = z.url({ protocol: /^https?$/ }).max(2_000);
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

export const createWebhook = defineEndpoint({
  name: 'webhooks.create',
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Have the end of every run sent to an https address, signed; the secret is shown once',
  scope: 'write',
  body: z.strictObject({ url, events: events.optional() }),
  reply: ShownSecret,
  status: 201,
  // Not idempotent: a kept reply would be a stored secret.
  command: 'webhooks add <url>',
});
export const listWebhooks = defineEndpoint({
  name: 'webhooks.list',
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'List the webhooks of the account, newest first, without their secrets',
  scope: 'read',
  query: ListQuery,
  reply: z.strictObject({ webhooks: z.array(Webhook), nextCursor: z.string().nullable() }),
  command: 'webhooks list',
});
export const updateWebhook = defineEndpoint({
  name: 'webhooks.update',
  method: 'PATCH',
  path: '/api/v1/webhooks/:webhookId',
  summary: 'Change the address or the events of a webhook, disable it or enable it again',
  scope: 'write',
  params: WebhookParams,
  body: z.strictObject({
    url: url.optional(),
    events: events.optional(),
    state: z.enum(webhookStates).optional(),
  }),
  reply: Webhook,
  command: 'webhooks update <webhook_id> [--url <url>] [--events <events>] [--enable] [--disable]',
});
export const rotateWebhookSecret = defineEndpoint({
  name: 'webhooks.rotateSecret',
  method: 'POST',
  path: '/api/v1/webhooks/:webhookId/rotate-secret',
  summary: 'Replace the secret of a webhook; for `overlapSeconds`, by default a day, the old one signs as well',
  scope: 'write',
  params: WebhookParams,
  body: z.strictObject({ overlapSeconds: z.number().int().min(0).max(604_800).optional() }),
  reply: ShownSecret,
  command: 'webhooks rotate-secret <webhook_id> [--overlap <seconds>]',
});
export const deleteWebhook = defineEndpoint({
  name: 'webhooks.delete',
  method: 'DELETE',
  path: '/api/v1/webhooks/:webhookId',
  summary: 'Delete a webhook with its deliveries; nothing more is sent',
  scope: 'write',
  params: WebhookParams,
  reply: z.strictObject({ deleted: z.literal(true) }),
  command: 'webhooks remove <webhook_id>',
});
export const listDeliveries = defineEndpoint({
  name: 'webhooks.deliveries',
  method: 'GET',
  path: '/api/v1/webhooks/:webhookId/deliveries',
  summary: 'List what was sent to a webhook or is still to be, newest first',
  scope: 'read',
  params: WebhookParams,
  query: ListQuery,
  reply: z.strictObject({ deliveries: z.array(Delivery), nextCursor: z.string().nullable() }),
  command: 'webhooks deliveries <webhook_id>',
});
export const replayDelivery = defineEndpoint({
  name: 'webhooks.replay',
  method: 'POST',
  path: '/api/v1/webhooks/:webhookId/deliveries/:deliveryId/replay',
  summary: 'Send a delivery again under the same id, with all its attempts',
  scope: 'write',
  params: WebhookParams.extend({ deliveryId: z.string() }),
  body: z.strictObject({}),
  reply: Delivery,
  status: 202,
  command: 'webhooks replay <webhook_id> <delivery_id>',
});
