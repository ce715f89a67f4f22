import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '../../contract/limits.ts';
import type { RunKind, RunState } from '../../contract/names.ts';

/** Counts over all accounts. */
export interface StackState {
  /** Runs that are open, and those that ended within the last day. */
  runs: { kind: RunKind; state: RunState; count: number }[];
  outbox: { waiting: number; oldestSeconds: number | null };
  holds: { open: number; heldMicros: number };
  needsHuman: number;
  toErase: { projects: number; folders: number };
  discrepancies: { source: string; rule: string; count: number }[];
}

interface Counts {
  waiting: number;
  oldest: number | null;
  needs_human: number;
  holds: number;
  held: string;
  projects: number;
  folders: number;
}

/** What stands now, by a few counts over indexes. */
export async function readStackState(em: EntityManager): Promise<StackState> {
  const runs = await em.execute<StackState['runs']>(
    `select kind, state, count(*)::int as count from runs
      where ended_at is null or ended_at > now() - interval '1 day' group by kind, state order by kind, state`,
  );
  const discrepancies = await em.execute<StackState['discrepancies']>(
    'select source, rule, count(*)::int as count from discrepancies group by source, rule order by source, rule',
  );
  const [counts] = await em.execute<Counts[]>(
    `select
        (select count(*)::int from runs where started_at is null and ended_at is null) as waiting,
        (select extract(epoch from now() - min(created_at))::int from runs
          where started_at is null and ended_at is null) as oldest,
        (select count(*)::int from runs where needs_human and ended_at is null) as needs_human,
        (select count(*)::int from holds where state = 'held') as holds,
        (select coalesce(sum(amount_micros), 0)::text from holds where state = 'held') as held,
        (select count(*)::int from projects where deleted_at < now() - make_interval(days => ?)) as projects,
        (select coalesce(sum(cardinality(prefixes)), 0)::int from erasures where removed_at is null) as folders`,
    [limits.restoreDays],
  );
  const { waiting = 0, oldest = null, needs_human: needsHuman = 0, holds: open = 0, held = '0' } = counts ?? {};
  return {
    ...{ runs, discrepancies, needsHuman },
    outbox: { waiting, oldestSeconds: oldest },
    holds: { open, heldMicros: Number(held) },
    toErase: { projects: counts?.projects ?? 0, folders: counts?.folders ?? 0 },
  };
}
