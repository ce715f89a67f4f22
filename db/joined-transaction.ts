import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs `work` in the transaction that `em` has open, or in one of its own. Without a savepoint between them, which costs
 * two turns to the database, a failure is the whole transaction's: nobody may catch it and go on.
 */
export function inTransaction<Result>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  return em.isInTransaction() ? work(em) : em.transactional(work);
}
