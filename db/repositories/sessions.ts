import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../entities/session.ts';
import { newId } from '../new-id.ts';
import { insertRow } from './rows.ts';

export interface NewSession {
  personId: string;
  accountId: string;
  /** SHA-256 of the token, hex. */
  hash: string;
  expiresAt: Date;
}

/** A session that nobody used for so long is over, whenever it would expire. */
const idleDays = 7;

export const sessions = {
  create(em: EntityManager, session: NewSession): Promise<Session> {
    return insertRow(em, Session, { id: newId('session'), ...session });
  },

  /** The living session with this hash: neither ended, expired nor idle for too long, its account not deleted. */
  findByHash(em: EntityManager, hash: string): Promise<Session | null> {
    const seenSince = new Date(Date.now() - idleDays * 86_400_000);
    return living(em, { hash, lastSeenAt: { $gt: seenSince } });
  },

  /** Notes the use of a session, at most once a minute. */
  async touch(em: EntityManager, { id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>): Promise<void> {
    if (Date.now() - lastSeenAt.getTime() < 60_000) return;
    await em.nativeUpdate(Session, { id }, { lastSeenAt: new Date() });
  },

  get(em: EntityManager, id: string): Promise<Session | null> {
    return living(em, { id });
  },

  /** Ends a session; again: nothing. */
  async revoke(em: EntityManager, where: { id: string } | { hash: string } | { personId: string }): Promise<void> {
    await em.nativeUpdate(Session, { ...where, revokedAt: null }, { revokedAt: new Date() });
  },
};

async function living(em: EntityManager, where: object): Promise<Session | null> {
  const now = new Date();
  const session = await em.findOne(
    Session,
    { ...where, revokedAt: null, expiresAt: { $gt: now } },
    { disableIdentityMap: true },
  );
  if (!session) return null;
  const [account] = await em.execute<unknown[]>('select 1 from accounts where id = ? and deleted_at is null', [
    session.accountId,
  ]);
  return account ? session : null;
}
