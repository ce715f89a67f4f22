import type { EntityManager } from '@mikro-orm/postgresql';

export interface OldFile {
  id: string;
  object_key: string;
}

/** Rows that go at one time; what is left goes at the next. */
const batch = 5_000;

/** What is cleared by age: table and condition. The end of a run stays told for as long as the run. */
const old = {
  run_events: `created_at < now() - interval '90 days' and type not in ('run.completed', 'run.failed')
    and exists (select 1 from runs where runs.id = run_events.run_id and ended_at < now() - interval '90 days')`,
  idempotency_records: `created_at < now() - interval '8 days'`,
  sign_in_codes: `created_at < now() - interval '1 day'`,
  local_mails: `created_at < now() - interval '1 day'`,
  sessions: `greatest(created_at, last_seen_at, revoked_at) < now() - interval '30 days'`,
  rate_limits: `expire is not null and expire < extract(epoch from now()) * 1000`,
} as const;

/** Deletes rows whose time is over; how many of each table. */
export async function clearOldRows(em: EntityManager): Promise<Record<string, number>> {
  const cleared: Record<string, number> = {};
  for (const [table, condition] of Object.entries(old)) {
    const rows = await em.execute<unknown[]>(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch})) returning 1`,
    );
    cleared[table] = rows.length;
  }
  return cleared;
}

/** Stills of 30 days and more that no newest review shows. */
export function unusedStills(em: EntityManager, limit = 200): Promise<OldFile[]> {
  return em.execute(
    `select f.id, f.object_key from files f
      where f.kind in ('still', 'sheet', 'report', 'part') and f.created_at < now() - interval '30 days'
        and not exists (select 1 from reviews v
          where v.id = (select max(id) from reviews where project_id = f.project_id)
            and position(f.token in v.stills::text) > 0)
      order by f.id limit ?`,
    [limit],
  );
}

/** The object is gone, and so is its address. */
export async function forgetFile(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from files where id = ?', [id]);
}
