import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { MoneySource } from '../../contract/ledger.ts';
import { TopUp } from '../entities/top-up.ts';
import { newId } from '../new-id.ts';
import { ledger } from './ledger.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { insertRow, readRow, requireRow } from './rows.ts';

export interface NewTopUp {
  accountId: string;
  amountCents: number;
  source: MoneySource;
  expiresAt: Date;
}

export interface Payment {
  /** What was paid; it must be what our own row asks. */
  amountCents: number;
  /** The provider's name of the payment. */
  paymentId?: string | null;
}

/** Checkouts of top-ups, open until paid or expired. */
export const topUps = {
  /** Opens one. `token` is the unguessable name of its local page. */
  create(em: EntityManager, { accountId, amountCents, source, expiresAt }: NewTopUp): Promise<TopUp> {
    const token = randomBytes(24).toString('base64url');
    const id = newId('topUp');
    return insertRow(em, TopUp, { id, accountId, amountCents, source, token, state: 'open', expiresAt });
  },

  get(em: EntityManager, accountId: string, id: string): Promise<TopUp> {
    return requireRow(em, TopUp, { id, accountId }, 'top-up');
  },

  list(em: EntityManager, accountId: string, page: PageRequest = {}): Promise<Page<TopUp>> {
    return readPage(em, TopUp, { accountId }, page);
  },

  byToken(em: EntityManager, token: string): Promise<TopUp> {
    return requireRow(em, TopUp, { token }, 'checkout');
  },

  /** Null for a session that is none of ours. */
  bySession(em: EntityManager, sessionId: string): Promise<TopUp | null> {
    return em.findOne(TopUp, { sessionId }, { disableIdentityMap: true });
  },

  /** Notes the provider's checkout session. The first one stays. */
  async attachSession(em: EntityManager, id: string, sessionId: string): Promise<void> {
    await em.nativeUpdate(TopUp, { id, sessionId: null }, { sessionId });
  },

  /** Marks the top-up paid and credits it, once. One that had expired is credited too: the money is there. */
  fulfil(em: EntityManager, id: string, { amountCents, paymentId = null }: Payment) {
    return em.transactional(async (tx) => {
      await tx.execute('select 1 from top_ups where id = ? for update', [id]);
      const row = await requireRow(tx, TopUp, { id }, 'top-up');
      if (row.state === 'paid') return { topUp: row, isNew: false };
      if (row.amountCents !== amountCents) {
        throw new AppError('internal', `${amountCents} cents were paid for ${id}, which asks ${row.amountCents}`);
      }
      const { accountId, source } = row;
      await tx.nativeUpdate(TopUp, { id }, { state: 'paid', paymentId, paidAt: new Date() });
      await ledger.topUp(tx, { accountId, key: id, amountCents, source });
      return { topUp: await readRow(tx, TopUp, { id }), isNew: true };
    });
  },

  /** Closes checkouts that nobody paid in time; how many. */
  expire(em: EntityManager, now: Date): Promise<number> {
    return em.nativeUpdate(TopUp, { state: 'open', expiresAt: { $lte: now } }, { state: 'expired' });
  },
};
