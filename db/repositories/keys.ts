import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from '../../contract/endpoint.ts';
import { ApiKey } from '../entities/api-key.ts';
import { newId } from '../new-id.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { insertRow, requireRow } from './rows.ts';

export interface NewKey {
  accountId: string;
  name?: string;
  publicId: string;
  /** SHA-256 of the whole key, hex. */
  hash: string;
  scopes: Scope[];
  expiresAt?: Date | null;
}

export interface KeyHolder {
  keyId: string;
  accountId: string;
  scopes: Scope[];
  /** Milliseconds until it ends; null for a key without an end. */
  msLeft: number | null;
  /** Its last noted use is more than a minute ago. */
  isStale: boolean;
}

export const keys = {
  create(em: EntityManager, key: NewKey): Promise<ApiKey> {
    return insertRow(em, ApiKey, { id: newId('key'), ...key });
  },

  get(em: EntityManager, accountId: string, id: string): Promise<ApiKey> {
    return requireRow(em, ApiKey, { id, accountId }, 'key');
  },

  /** The living key with this hash: neither revoked nor expired, its account not deleted. */
  async findByHash(em: EntityManager, hash: string): Promise<ApiKey | null> {
    const [row] = await em.execute<{ id: string }[]>(
      `select k.id from api_keys k join accounts a on a.id = k.account_id
        where k.hash = ? and k.revoked_at is null and a.deleted_at is null
          and (k.expires_at is null or k.expires_at > now())`,
      [hash],
    );
    return row ? requireRow(em, ApiKey, { id: row.id }, 'key') : null;
  },

  /** Whether any living key may administer the installation. */
  async hasAdmin(em: EntityManager): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      `select 1 from api_keys k join accounts a on a.id = k.account_id
        where 'admin' = any(k.scopes) and k.revoked_at is null and a.deleted_at is null
          and (k.expires_at is null or k.expires_at > now()) limit 1`,
    );
    return rows.length > 0;
  },

  /** Who a living key belongs to and what it may do, by one query; null for any other. */
  async holderOf(em: EntityManager, hash: string): Promise<KeyHolder | null> {
    const [row] = await em.execute<KeyHolder[]>(
      `select k.id as "keyId", k.account_id as "accountId", k.scopes,
          (extract(epoch from k.expires_at - now()) * 1000)::float8 as "msLeft",
          k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale"
        from api_keys k join accounts a on a.id = k.account_id
        where k.hash = ? and k.revoked_at is null and a.deleted_at is null
          and (k.expires_at is null or k.expires_at > now())`,
      [hash],
    );
    return row ?? null;
  },

  list(em: EntityManager, accountId: string): Promise<ApiKey[]> {
    return em.find(ApiKey, { accountId }, { orderBy: { id: 'desc' }, disableIdentityMap: true });
  },

  page(em: EntityManager, accountId: string, page: PageRequest): Promise<Page<ApiKey>> {
    return readPage(em, ApiKey, { accountId }, page);
  },

  /** Keys that are neither revoked nor expired. */
  livingOf(em: EntityManager, accountId: string): Promise<ApiKey[]> {
    const unexpired = { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
    return em.find(ApiKey, { accountId, revokedAt: null, ...unexpired }, { disableIdentityMap: true });
  },

  /** Holds the account's keys until the transaction ends; others that change them wait. */
  async hold(em: EntityManager, accountId: string): Promise<void> {
    await em.execute('select 1 from accounts where id = ? for no key update', [accountId]);
  },

  /** Notes which key took the place of one, which ends after `overlapSeconds`, at once with 0. */
  async replace(
    em: EntityManager,
    {
      accountId,
      id,
      replacedBy,
      overlapSeconds,
    }: { accountId: string; id: string; replacedBy: string; overlapSeconds: number },
  ): Promise<ApiKey> {
    await em.execute(
      `update api_keys
          set replaced_by = ?, revoked_at = case when ? = 0 then now() end,
            expires_at = least(expires_at, now() + make_interval(secs => ?))
        where id = ? and account_id = ?`,
      [replacedBy, overlapSeconds, overlapSeconds, id, accountId],
    );
    return requireRow(em, ApiKey, { id, accountId }, 'key');
  },

  /** Revoking twice is no error. */
  async revoke(em: EntityManager, accountId: string, id: string): Promise<ApiKey> {
    await em.nativeUpdate(ApiKey, { id, accountId, revokedAt: null }, { revokedAt: new Date() });
    return requireRow(em, ApiKey, { id, accountId }, 'key');
  },

  /** Notes the use of a key, at most once a minute. */
  async touch(em: EntityManager, id: string): Promise<void> {
    await em.execute(
      `update api_keys set last_used_at = now()
        where id = ? and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [id],
    );
  },
};
