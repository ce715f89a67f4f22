import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { webhooks } from '../../db/repositories/webhooks.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentDelivery, presentWebhook } from '../presenters/webhook.ts';
import { createWebhook, replayDelivery, rotateSecret, updateWebhook } from '../services/webhooks.ts';

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'rotateWebhookSecret'
  | 'deleteWebhook'
  | 'listDeliveries'
  | 'replayDelivery';

export const webhookHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async listWebhooks({ caller, query }) {
    const { items, nextCursor } = await webhooks.page(context.database.fork(), caller.accountId, query);
    return { webhooks: items.map(presentWebhook), nextCursor };
  },
  async createWebhook({ caller, body }) {
    const { webhook, secret } = await createWebhook(context, caller.accountId, body);
    return { webhook: presentWebhook(webhook), secret };
  },
  async updateWebhook({ caller, params, body }) {
    return presentWebhook(await updateWebhook(context, caller.accountId, { ...params, ...body }));
  },
  async rotateWebhookSecret({ caller, params, body }) {
    const { webhook, secret } = await rotateSecret(context, caller.accountId, { ...params, ...body });
    return { webhook: presentWebhook(webhook), secret };
  },
  async deleteWebhook({ caller, params }) {
    await webhooks.remove(context.database.fork(), caller.accountId, params.webhookId);
    return { deleted: true };
  },
  async listDeliveries({ caller, params, query }) {
    const em = context.database.fork();
    const { id } = await webhooks.get(em, caller.accountId, params.webhookId);
    const { items, nextCursor } = await webhookDeliveries.page(em, id, query);
    return { deliveries: items.map(presentDelivery), nextCursor };
  },
  async replayDelivery({ caller, params }) {
    return presentDelivery(await replayDelivery(context, caller.accountId, params));
  },
});
