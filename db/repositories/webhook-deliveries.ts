import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryFault, WebhookEvent } from '../../contract/webhooks.ts';
import { Webhook } from '../entities/webhook.ts';
import { WebhookDelivery } from '../entities/webhook-delivery.ts';
import { newId } from '../new-id.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { requireRow } from './rows.ts';

export interface AttemptNote {
  attempt: number;
  state: 'pending' | 'delivered' | 'failed';
  status: number | null;
  fault: DeliveryFault | null;
  /** Until the next attempt; null after the last. */
  waitSeconds: number | null;
}

export const webhookDeliveries = {
  /** Writes the outbox of a run's end, in its transaction: one delivery for each webhook that wants the event. */
  async enqueue(em: EntityManager, run: { id: string; accountId: string }, event: WebhookEvent): Promise<void> {
    const where = { accountId: run.accountId, state: 'active' as const, events: { $contains: [event] } };
    const wanting = await em.find(Webhook, where, { disableIdentityMap: true });
    for (const { id } of wanting) {
      await em.execute(
        `insert into webhook_deliveries (id, webhook_id, run_id, event, state) values (?, ?, ?, ?, 'pending')
          on conflict (webhook_id, run_id) do nothing`,
        [newId('delivery'), id, run.id, event],
      );
    }
  },

  /** Null when it was deleted with its webhook, its run or its account. */
  find(em: EntityManager, id: string): Promise<WebhookDelivery | null> {
    return em.findOne(WebhookDelivery, { id }, { disableIdentityMap: true });
  },

  get(em: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
    return requireRow(em, WebhookDelivery, { id, webhookId }, 'delivery');
  },

  page(em: EntityManager, webhookId: string, page: PageRequest): Promise<Page<WebhookDelivery>> {
    return readPage(em, WebhookDelivery, { webhookId }, page);
  },

  /** Those of one run, or of all, that Temporal does not have yet. */
  unstarted(em: EntityManager, { runId, limit = 200 }: { runId?: string; limit?: number } = {}) {
    const where = { state: 'pending' as const, startedAt: null, ...(runId && { runId }) };
    return em.find(WebhookDelivery, where, { orderBy: { id: 'asc' }, limit, disableIdentityMap: true });
  },

  async markStarted(em: EntityManager, { id, round }: Pick<WebhookDelivery, 'id' | 'round'>): Promise<void> {
    await em.nativeUpdate(WebhookDelivery, { id, round, startedAt: null }, { startedAt: new Date() });
  },

  /** Notes an attempt of a round. An earlier round's, or one after the end, changes nothing. */
  async note(em: EntityManager, id: string, round: number, note: AttemptNote): Promise<void> {
    const { attempt, state, status, fault, waitSeconds } = note;
    await em.execute(
      `update webhook_deliveries
          set attempts = ?, state = ?, last_status = ?, last_fault = ?,
            next_attempt_at = now() + make_interval(secs => ?),
            delivered_at = case when ? = 'delivered' then now() end
        where id = ? and round = ? and state = 'pending'`,
      [attempt, state, status, fault, waitSeconds, state, id, round],
    );
  },

  /** Puts one that is over back into the outbox, under its old id. One still under way stays as it is. */
  async replay(em: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
    await em.execute(
      `update webhook_deliveries
          set state = 'pending', round = round + 1, attempts = 0, started_at = null, next_attempt_at = null,
            delivered_at = null
        where id = ? and webhook_id = ? and state <> 'pending'`,
      [id, webhookId],
    );
    return webhookDeliveries.get(em, webhookId, id);
  },

  /** Begins the next round of those whose attempt is long overdue: Temporal lost them. Returns how many. */
  async reviveLost(em: EntityManager, minutes: number): Promise<number> {
    const revived = await em.execute<{ id: string }[]>(
      `update webhook_deliveries set round = round + 1, attempts = 0, started_at = null, next_attempt_at = null
        where state = 'pending' and started_at is not null
          and coalesce(next_attempt_at, started_at) < now() - make_interval(mins => ?)
        returning id`,
      [minutes],
    );
    return revived.length;
  },
};
