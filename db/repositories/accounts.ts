import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../entities/account.ts';
import { newId } from '../new-id.ts';
import { insertRow, requireRow } from './rows.ts';

export const accounts = {
  create(em: EntityManager, { email, name }: { email: string; name: string }): Promise<Account> {
    return insertRow(em, Account, { id: newId('account'), email, name });
  },

  async update(em: EntityManager, id: string, change: { name?: string; email?: string }): Promise<Account> {
    if (Object.keys(change).length > 0) await em.nativeUpdate(Account, { id, deletedAt: null }, change);
    return accounts.get(em, id);
  },

  get(em: EntityManager, id: string): Promise<Account> {
    return requireRow(em, Account, { id, deletedAt: null }, 'account');
  },
};
