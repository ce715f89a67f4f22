import type { EntityManager } from '@mikro-orm/postgresql';

/** Something that two places of our books tell differently. An empty list is the promise kept. */
export interface Discrepancy {
  rule: (typeof rules)[number]['rule'];
  /** The transfer, ledger account, run or top-up that it is about. */
  subject: string;
  detail: string;
}

const rules = [
  {
    rule: 'transfer_not_balanced',
    sql: `select t.id as subject, coalesce(sum(e.amount_micros), 0) || ' in ' || count(e.*) || ' entries' as detail
      from transfers t left join entries e on e.transfer_id = t.id group by t.id
      having coalesce(sum(e.amount_micros), 0) <> 0 or count(e.*) <> t.entry_count`,
  },
  {
    rule: 'balance_not_sum',
    sql: `select a.name as subject, a.balance_micros || ' for entries of ' || coalesce(sum(e.amount_micros), 0) as detail
      from ledger_accounts a left join entries e on e.ledger_account = a.name group by a.name
      having a.balance_micros <> coalesce(sum(e.amount_micros), 0)
        or a.entry_count <> count(e.*) or a.entry_count <> coalesce(max(e.n), 0)`,
  },
  {
    rule: 'held_not_holds',
    sql: `select a.name as subject, a.balance_micros || ' for open holds of ' || coalesce(sum(h.amount_micros), 0) as detail
      from ledger_accounts a left join holds h on 'held:' || h.account_id = a.name and h.state = 'held'
      where a.name like 'held:%' group by a.name having a.balance_micros <> coalesce(sum(h.amount_micros), 0)`,
  },
  {
    rule: 'hold_of_ended_run',
    sql: `select h.run_id as subject, 'holds ' || h.amount_micros || ', the run is ' || coalesce(r.state, 'missing') as detail
      from holds h left join runs r on r.id = h.run_id
      where h.state = 'held' and (r.id is null or r.ended_at is not null)`,
  },
  {
    rule: 'charge_not_spent',
    sql: `select h.run_id as subject, 'captured ' || coalesce(h.captured_micros, 0) || ', the run spent ' || r.spent_micros as detail
      from holds h join runs r on r.id = h.run_id
      where r.ended_at is not null and h.state <> 'held' and coalesce(h.captured_micros, 0) <> r.spent_micros`,
  },
  {
    rule: 'capture_without_revenue',
    sql: `select h.run_id as subject, 'captured ' || h.captured_micros || ', booked ' || coalesce(e.amount_micros, 0) as detail
      from holds h left join entries e on e.transfer_id = h.resolved_by and e.ledger_account = 'revenue:' || h.operation
      where h.state = 'captured' and h.captured_micros is distinct from e.amount_micros`,
  },
  {
    rule: 'provider_cost_not_attempts',
    sql: `select 'provider_cost' as subject, booked || ' for attempts of ' || attempts as detail from
      (select coalesce(sum(coalesce(actual_micros, max_micros)), 0) as attempts from provider_attempts) a,
      (select coalesce(sum(balance_micros), 0) as booked from ledger_accounts where name = 'provider_cost') b
      where attempts <> booked`,
  },
  {
    rule: 'top_up_not_credited',
    sql: `select u.id as subject, u.amount_cents || ' cents paid, credited ' || coalesce(e.amount_micros, 0) as detail
      from top_ups u left join transfers t on t.account_id = u.account_id and t.key = u.source || ':' || u.id
        left join entries e on e.transfer_id = t.id and e.ledger_account = 'customer:' || u.account_id
      where u.state = 'paid' and coalesce(e.amount_micros, 0) <> u.amount_cents::bigint * 10000`,
  },
] as const;

/** Compares entries, balances, holds, runs, attempts and top-ups in one snapshot; at most `limit` of each rule. */
export function reconcileLedger(em: EntityManager, limit = 100): Promise<Discrepancy[]> {
  return em.transactional(
    async (tx) => {
      const found: Discrepancy[] = [];
      for (const { rule, sql } of rules) {
        const rows = await tx.execute<{ subject: string; detail: string }[]>(`${sql} limit ?`, [limit]);
        found.push(...rows.map(({ subject, detail }) => ({ rule, subject, detail })));
      }
      return found;
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
