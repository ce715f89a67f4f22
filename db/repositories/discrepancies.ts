import type { EntityManager } from '@mikro-orm/postgresql';

/** What is compared with what: the books with themselves, with Stripe, runs with Temporal, exports with storage. */
export type DiscrepancySource = 'ledger' | 'stripe' | 'runs' | 'objects';

export interface Difference {
  rule: string;
  /** Id of what it is about. */
  subject: string;
  detail: string;
}

export interface StoredDifference extends Difference {
  source: DiscrepancySource;
  foundAt: Date;
}

/** Where two records of one fact differ, as the last look found them. */
export const discrepancies = {
  /** Notes a whole look at a source: what it found stands, what was mended meanwhile goes. */
  replace(em: EntityManager, source: DiscrepancySource, found: readonly Difference[]): Promise<void> {
    return em.transactional(async (tx) => {
      await discrepancies.checked(tx, source);
      const rules = JSON.stringify(found);
      await tx.execute(
        `delete from discrepancies d where source = ? and not exists
          (select 1 from jsonb_to_recordset(?::jsonb) as f(rule text, subject text)
            where f.rule = d.rule and f.subject = d.subject)`,
        [source, rules],
      );
      for (const difference of found) await note(tx, source, difference);
    });
  },

  /** Notes a look at one subject: what was found stands, what it had before goes. */
  settle(
    em: EntityManager,
    source: DiscrepancySource,
    { subject, found }: { subject: string; found: readonly Difference[] },
  ): Promise<void> {
    return em.transactional(async (tx) => {
      await discrepancies.checked(tx, source);
      await tx.execute('delete from discrepancies where source = ? and subject = ?', [source, subject]);
      for (const difference of found) await note(tx, source, difference);
    });
  },

  /** Notes a look at one thing: what is wrong with it, or null for nothing. */
  async note(
    em: EntityManager,
    source: DiscrepancySource,
    { rule, subject, detail }: Omit<Difference, 'detail'> & { detail: string | null },
  ): Promise<void> {
    if (detail !== null) return note(em, source, { rule, subject, detail });
    await em.execute('delete from discrepancies where source = ? and rule = ? and subject = ?', [
      source,
      rule,
      subject,
    ]);
  },

  /** Notes that a source was looked at. */
  async checked(em: EntityManager, source: DiscrepancySource): Promise<void> {
    await em.execute(
      `insert into reconciliations (source, checked_at) values (?, now())
        on conflict (source) do update set checked_at = now()`,
      [source],
    );
  },

  /** The newest first; at most `limit`. */
  async list(em: EntityManager, limit = 500): Promise<StoredDifference[]> {
    const rows = await em.execute<(Omit<StoredDifference, 'foundAt'> & { found_at: string | Date })[]>(
      'select source, rule, subject, detail, found_at from discrepancies order by found_at desc, subject limit ?',
      [limit],
    );
    return rows.map(({ found_at, ...rest }) => ({ ...rest, foundAt: new Date(found_at) }));
  },

  /** When each source was looked at last. */
  async checks(em: EntityManager): Promise<{ source: DiscrepancySource; checkedAt: Date }[]> {
    const rows = await em.execute<{ source: DiscrepancySource; checked_at: string | Date }[]>(
      'select source, checked_at from reconciliations order by source',
    );
    return rows.map(({ source, checked_at }) => ({ source, checkedAt: new Date(checked_at) }));
  },
};

/** One that stands already keeps the time at which it was found. */
async function note(em: EntityManager, source: DiscrepancySource, { rule, subject, detail }: Difference) {
  await em.execute(
    `insert into discrepancies (source, rule, subject, detail) values (?, ?, ?, ?)
      on conflict (source, rule, subject) do update set detail = excluded.detail`,
    [source, rule, subject, detail],
  );
}
