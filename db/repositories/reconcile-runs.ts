import type { EntityManager } from '@mikro-orm/postgresql';
import type { Difference } from './discrepancies.ts';

/** What is younger is on its way. */
const patience = `interval '5 minutes'`;

const rules = [
  {
    rule: 'run_waits_in_outbox',
    sql: `select id as subject, 'was accepted at ' || created_at || ' and is not started' as detail from runs
      where started_at is null and ended_at is null and created_at < now() - ${patience}`,
  },
  {
    rule: 'run_needs_human',
    sql: `select id as subject, 'its workflow fails again and again' as detail from runs
      where needs_human and ended_at is null and waits_for is null and created_at < now() - ${patience}`,
  },
  {
    rule: 'cancel_not_heard',
    sql: `select id as subject, 'was told to end at ' || cancel_requested_at as detail from runs
      where ended_at is null and cancel_requested_at < now() - ${patience}`,
  },
  {
    rule: 'run_of_deleted_project',
    sql: `select r.id as subject, 'its project was deleted at ' || p.deleted_at as detail
      from runs r join projects p on p.id = r.project_id
      where r.ended_at is null and p.deleted_at < now() - ${patience}`,
  },
] as const;

/** Runs that stand where none should stand for long; at most `limit` of each rule. */
export async function reconcileRunRows(em: EntityManager, limit = 100): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { rule, sql } of rules) {
    const rows = await em.execute<{ subject: string; detail: string }[]>(`${sql} limit ?`, [limit]);
    found.push(...rows.map(({ subject, detail }) => ({ rule, subject, detail })));
  }
  return found;
}

/** Of these runs, whose workflows live, those that have been over for a while or that nobody knows (`ended` null). */
export async function runsNotOpen(
  em: EntityManager,
  runIds: readonly string[],
): Promise<{ id: string; ended: string | null }[]> {
  return em.execute(
    `select w.id, r.ended_at::text as ended from jsonb_array_elements_text(?::jsonb) as w(id)
      left join runs r on r.id = w.id where r.id is null or r.ended_at < now() - ${patience}`,
    [JSON.stringify(runIds)],
  );
}

export interface ExportObject {
  id: string;
  exportId: string;
  objectKey: string;
  bytes: number;
}

/** Files of finished exports that were looked for longest ago. */
export async function exportsToCheck(em: EntityManager, limit = 200): Promise<ExportObject[]> {
  const rows = await em.execute<{ id: string; export_id: string; object_key: string; size_bytes: string }[]>(
    `select f.id, e.id as export_id, f.object_key, f.size_bytes from exports e join files f on f.id = e.file_id
      where e.state = 'completed' and f.deleted_at is null
        and (f.checked_at is null or f.checked_at < now() - interval '6 hours')
      order by f.checked_at nulls first, f.id limit ?`,
    [limit],
  );
  return rows.map(({ id, export_id, object_key, size_bytes }) => ({
    ...{ id, exportId: export_id, objectKey: object_key, bytes: Number(size_bytes) },
  }));
}

export async function markChecked(em: EntityManager, fileId: string): Promise<void> {
  await em.execute('update files set checked_at = now() where id = ?', [fileId]);
}
