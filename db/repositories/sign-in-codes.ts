import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { signInCode } from '../../contract/sign-in.ts';

export interface StoredCode {
  id: string;
  salt: string;
  hash: string;
}

/** Codes that one address is sent within this time. */
const codesAtMost = 5;
const withinMinutes = 15;

/** One-time codes by address. The newest one counts; each wrong guess uses one of its few tries up. */
export const signInCodes = {
  /** Keeps the code that is about to be sent in place of the last one. Too many for one address are refused. */
  issue(em: EntityManager, email: string, { salt, hash }: { salt: string; hash: string }): Promise<void> {
    return em.transactional(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sign-in ${email}`]);
      const [sent] = await tx.execute<{ count: number; wait: number }[]>(
        `select count(*)::int as count, ceil(extract(epoch from min(created_at) + make_interval(mins => ?) - now()))::int as wait
          from sign_in_codes where email = ? and created_at > now() - make_interval(mins => ?)`,
        [withinMinutes, email, withinMinutes],
      );
      if (sent && sent.count >= codesAtMost) {
        const detail = `${codesAtMost} codes are sent to one address within ${withinMinutes} minutes.`;
        throw new AppError('rate_limited', 'codes for one address', { detail, retryAfter: Math.max(1, sent.wait) });
      }
      await tx.execute('update sign_in_codes set used_at = now() where email = ? and used_at is null', [email]);
      await tx.execute(
        `insert into sign_in_codes (email, salt, hash, expires_at)
          values (?, ?, ?, now() + make_interval(secs => ?))`,
        [email, salt, hash, signInCode.seconds],
      );
    });
  },

  /** Uses up one try of the address's code and hands out what a guess is compared with; null when none is left. */
  async takeTry(em: EntityManager, email: string): Promise<StoredCode | null> {
    const [code] = await em.execute<StoredCode[]>(
      `update sign_in_codes set tries = tries + 1
        where id = (select max(id) from sign_in_codes where email = ?)
          and used_at is null and expires_at > now() and tries < ?
        returning id, salt, hash`,
      [email, signInCode.tries],
    );
    return code ?? null;
  },

  /** Spends the code; false when somebody was quicker. */
  async use(em: EntityManager, id: string): Promise<boolean> {
    const used = await em.execute<unknown[]>(
      'update sign_in_codes set used_at = now() where id = ? and used_at is null returning 1',
      [id],
    );
    return used.length > 0;
  },
};
