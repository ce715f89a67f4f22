import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../entities/account.ts';
import { Person } from '../entities/person.ts';
import { newId } from '../new-id.ts';
import { readRow } from './rows.ts';

/** People by their proven addresses, and the accounts that are theirs. */
export const people = {
  /** The person of an address, made at the first time. Locks the row: two sign-ins at once go one after the other. */
  async take(em: EntityManager, email: string): Promise<Person> {
    await em.execute('insert into people (id, email) values (?, ?) on conflict (email) do nothing', [
      newId('person'),
      email,
    ]);
    await em.execute('select 1 from people where email = ? for update', [email]);
    return readRow(em, Person, { email });
  },

  get(em: EntityManager, id: string): Promise<Person> {
    return readRow(em, Person, { id });
  },

  /** Living accounts of a person, oldest first. */
  accountsOf(em: EntityManager, personId: string): Promise<Account[]> {
    const where = { personId, deletedAt: null };
    return em.find(Account, where, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  },

  /** The living account that the person's newest session acted for, else the oldest one. */
  async usualAccount(em: EntityManager, personId: string): Promise<string | null> {
    const [row] = await em.execute<{ id: string }[]>(
      `select a.id from accounts a
        left join (select account_id, max(created_at) as at from sessions where person_id = ? group by account_id) s
          on s.account_id = a.id
        where a.person_id = ? and a.deleted_at is null order by s.at desc nulls last, a.id limit 1`,
      [personId, personId],
    );
    return row?.id ?? null;
  },

  /** Gives a living account that is nobody's to a person. False when it is somebody's already. */
  async adopt(em: EntityManager, personId: string, accountId: string): Promise<boolean> {
    const taken = await em.execute<unknown[]>(
      'update accounts set person_id = ? where id = ? and person_id is null and deleted_at is null returning 1',
      [personId, accountId],
    );
    return taken.length > 0;
  },

  /** Notes that the mailbox with this hash had its starting balance; false when it had it before. */
  async takeStartingBalance(em: EntityManager, mailboxHash: string, accountId: string): Promise<boolean> {
    const taken = await em.execute<unknown[]>(
      'insert into starting_balances (mailbox_hash, account_id) values (?, ?) on conflict do nothing returning 1',
      [mailboxHash, accountId],
    );
    return taken.length > 0;
  },
};
