import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';

export type IdempotentStart = { isNew: true } | { isNew: false; status: number; reply: unknown };

interface Found {
  request_hash: string;
  state: 'running' | 'done';
  status: number;
  reply: unknown;
}

/** A key is kept for 7 days; a request that a crash cut off gives its key back after two minutes. */
const isStale = `(created_at < now() - interval '7 days'
  or (state = 'running' and created_at < now() - interval '2 minutes'))`;

/** Replies by account and `Idempotency-Key`. */
export const idempotency = {
  /** Takes the key for this request, or answers with the reply it had. Another request with it, or one under way, is refused. */
  async begin(em: EntityManager, accountId: string, key: string, requestHash: string): Promise<IdempotentStart> {
    const taken = await em.execute<unknown[]>(
      `insert into idempotency_records as r (account_id, key, request_hash, state) values (?, ?, ?, 'running')
        on conflict (account_id, key) do update
          set request_hash = excluded.request_hash, state = 'running', status = null, reply = null, created_at = now()
          where ${isStale.replace(/created_at|state/g, 'r.$&')}
        returning 1`,
      [accountId, key, requestHash],
    );
    if (taken.length > 0) return { isNew: true };
    const [found] = await em.execute<Found[]>(
      'select request_hash, state, status, reply from idempotency_records where account_id = ? and key = ?',
      [accountId, key],
    );
    if (found && found.request_hash !== requestHash) {
      throw new AppError('idempotency_mismatch', `key ${key} of ${accountId} came with another request`);
    }
    if (found?.state === 'done') return { isNew: false, status: found.status, reply: found.reply };
    throw new AppError('in_flight', `key ${key} of ${accountId} is under way`, { retryAfter: 1 });
  },

  /** Keeps the reply of an accepted request. */
  async complete(em: EntityManager, accountId: string, key: string, status: number, reply: unknown): Promise<void> {
    await em.execute(
      `update idempotency_records set state = 'done', status = ?, reply = ?::jsonb where account_id = ? and key = ?`,
      [status, JSON.stringify(reply ?? null), accountId, key],
    );
  },

  /** Frees the key of a refused request. */
  async release(em: EntityManager, accountId: string, key: string): Promise<void> {
    await em.execute(`delete from idempotency_records where account_id = ? and key = ? and state = 'running'`, [
      accountId,
      key,
    ]);
  },
};
