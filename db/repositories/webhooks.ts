import type { EntityManager } from '@mikro-orm/postgresql';
import type { DisabledReason, WebhookEvent } from '../../contract/webhooks.ts';
import { isDead } from '../../domain/webhooks/retry-plan.ts';
import { Webhook } from '../entities/webhook.ts';
import { newId } from '../new-id.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { holdRow, insertRow, readRow, requireRow } from './rows.ts';

export interface WebhookChange {
  url?: string;
  events?: WebhookEvent[];
  state?: 'active' | 'disabled';
}

export const webhooks = {
  create(
    em: EntityManager,
    webhook: { accountId: string; url: string; events: WebhookEvent[]; secret: string },
  ): Promise<Webhook> {
    return insertRow(em, Webhook, { id: newId('webhook'), state: 'active', failedAttempts: 0, ...webhook });
  },

  get(em: EntityManager, accountId: string, id: string): Promise<Webhook> {
    return requireRow(em, Webhook, { id, accountId }, 'webhook');
  },

  /** For deliveries, which know the id from their row. Null when it was deleted meanwhile. */
  find(em: EntityManager, id: string): Promise<Webhook | null> {
    return em.findOne(Webhook, { id }, { disableIdentityMap: true });
  },

  page(em: EntityManager, accountId: string, page: PageRequest): Promise<Page<Webhook>> {
    return readPage(em, Webhook, { accountId }, page);
  },

  count(em: EntityManager, accountId: string): Promise<number> {
    return em.count(Webhook, { accountId });
  },

  /** Enabling starts with a clean record; disabling says that its owner did it. */
  async change(
    em: EntityManager,
    accountId: string,
    id: string,
    { state, ...change }: WebhookChange,
  ): Promise<Webhook> {
    const stated = {
      active: { state, disabledReason: null, failedAttempts: 0, failingSince: null },
      disabled: { state, disabledReason: 'owner' as const },
    };
    await webhooks.get(em, accountId, id);
    const data = { ...change, ...(state && stated[state]) };
    if (Object.keys(data).length > 0) await em.nativeUpdate(Webhook, { id, accountId }, data);
    return webhooks.get(em, accountId, id);
  },

  /** The old secret signs as well for `overlapSeconds`. */
  async rotateSecret(
    em: EntityManager,
    accountId: string,
    id: string,
    { secret, overlapSeconds }: { secret: string; overlapSeconds: number },
  ): Promise<Webhook> {
    await em.execute(
      `update webhooks set previous_secret = secret, previous_until = now() + make_interval(secs => ?), secret = ?
        where id = ? and account_id = ?`,
      [overlapSeconds, secret, id, accountId],
    );
    return webhooks.get(em, accountId, id);
  },

  async remove(em: EntityManager, accountId: string, id: string): Promise<void> {
    await webhooks.get(em, accountId, id);
    await em.nativeDelete(Webhook, { id, accountId });
  },

  /** Notes an attempt's outcome. One that fails for too long, or answers that it is gone, is sent nothing more. */
  async noteAttempt(em: EntityManager, id: string, outcome: 'delivered' | 'failed' | 'gone'): Promise<void> {
    if (outcome === 'delivered') {
      await em.nativeUpdate(Webhook, { id }, { failedAttempts: 0, failingSince: null });
      return;
    }
    await holdRow(em, 'webhooks', id);
    const { failedAttempts, failingSince, state } = await readRow(em, Webhook, { id });
    const now = new Date();
    const failing = { failedAttempts: failedAttempts + 1, failingSince: failingSince ?? now };
    const reason: DisabledReason | null = outcome === 'gone' ? 'gone' : isDead(failing, now) ? 'failing' : null;
    const end = reason && state === 'active' ? { state: 'disabled' as const, disabledReason: reason } : {};
    await em.nativeUpdate(Webhook, { id }, { ...failing, ...end });
  },
};
