/** Raises as a broken constraint would, so that callers see one kind of error. */
const refuse = (message: string, ...values: string[]) =>
  `raise exception '${message}'${values.map((value) => `, ${value}`).join('')} using errcode = 'integrity_constraint_violation'`;

/**
 * What the database itself keeps true of money, whatever statement comes: entries and transfers never change, their
 * sum is zero, a balance is moved by entries alone, a hold ends once, and what is held is what open holds say.
 */
export const ledgerGuards = [
  `create function framewright_refuse_always() returns trigger language plpgsql as $$
  begin
    ${refuse('% of % is refused: the ledger is immutable', 'tg_op', 'tg_table_name')};
  end $$`,
  ...['transfers', 'entries'].flatMap((table) => [
    `create trigger immutable before update or delete on ${table}
      for each row execute function framewright_refuse_always()`,
    `create trigger kept before truncate on ${table} execute function framewright_refuse_always()`,
  ]),
  ...['holds', 'ledger_accounts'].flatMap((table) => [
    `create trigger kept before delete on ${table} for each row execute function framewright_refuse_always()`,
    `create trigger kept_whole before truncate on ${table} execute function framewright_refuse_always()`,
  ]),

  // Balances follow from entries: only the trigger of an entry moves them.
  `create trigger moved_by_entries before update on ledger_accounts
    for each row when (pg_trigger_depth() = 0) execute function framewright_refuse_always()`,
  `create trigger opened_empty before insert on ledger_accounts
    for each row when (new.balance_micros <> 0 or new.entry_count <> 0) execute function framewright_refuse_always()`,
  `create function framewright_post_entry() returns trigger language plpgsql as $$
  declare owner text := (select account_id from transfers where id = new.transfer_id);
  begin
    if new.ledger_account ~ '^(customer|held):' and split_part(new.ledger_account, ':', 2) is distinct from owner then
      ${refuse('an entry of % belongs to another account', 'new.ledger_account')};
    end if;
    insert into ledger_accounts (name)
      select new.ledger_account where not exists (select 1 from ledger_accounts where name = new.ledger_account)
      on conflict do nothing;
    update ledger_accounts
      set balance_micros = balance_micros + new.amount_micros, entry_count = entry_count + 1
      where name = new.ledger_account
      returning balance_micros, entry_count into new.balance_after_micros, new.n;
    return new;
  end $$`,
  `create trigger posts before insert on entries for each row execute function framewright_post_entry()`,

  `create function framewright_check_transfer() returns trigger language plpgsql as $$
  declare
    subject text := coalesce(to_jsonb(new) ->> 'transfer_id', to_jsonb(new) ->> 'id');
    sums record;
  begin
    select count(e.*) as entries, coalesce(sum(e.amount_micros), 0) as total, t.entry_count into sums
      from transfers t left join entries e on e.transfer_id = t.id where t.id = subject group by t.id;
    if sums.entries <> sums.entry_count or sums.total <> 0 then
      ${refuse('transfer % is not balanced', 'subject')};
    end if;
    return null;
  end $$`,
  ...['transfers', 'entries'].map(
    (table) => `create constraint trigger balanced after insert on ${table} deferrable initially deferred
      for each row execute function framewright_check_transfer()`,
  ),

  `create function framewright_guard_hold() returns trigger language plpgsql as $$
  begin
    if old.state <> 'held' then ${refuse('the hold of % is resolved already', 'old.run_id')}; end if;
    if (new.run_id, new.account_id, new.operation, new.amount_micros, new.placed_by, new.created_at)
        is distinct from
        (old.run_id, old.account_id, old.operation, old.amount_micros, old.placed_by, old.created_at) then
      ${refuse('the hold of % keeps its amount', 'old.run_id')};
    end if;
    return new;
  end $$`,
  'create trigger resolves_once before update on holds for each row execute function framewright_guard_hold()',
  `create function framewright_check_held() returns trigger language plpgsql as $$
  declare owner text := coalesce(to_jsonb(new) ->> 'account_id', split_part(to_jsonb(new) ->> 'name', ':', 2));
  begin
    if coalesce((select balance_micros from ledger_accounts where name = 'held:' || owner), 0)
        <> (select coalesce(sum(amount_micros), 0) from holds where account_id = owner and state = 'held') then
      ${refuse('what is held of % is not what its open holds say', 'owner')};
    end if;
    return null;
  end $$`,
  `create constraint trigger agrees after insert or update on holds deferrable initially deferred
    for each row execute function framewright_check_held()`,
  `create constraint trigger agrees after update on ledger_accounts deferrable initially deferred
    for each row when (new.name like 'held:%') execute function framewright_check_held()`,

  `create function framewright_guard_attempt() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then ${refuse('an attempt is never deleted')}; end if;
    if old.actual_micros is not null or new.max_micros <> old.max_micros then
      ${refuse('attempt % of % is settled already', 'old.attempt', 'old.run_id')};
    end if;
    return new;
  end $$`,
  `create trigger settles_once before update or delete on provider_attempts
    for each row execute function framewright_guard_attempt()`,
  `create trigger paid_once before update on top_ups
    for each row when (old.state = 'paid' and (new.state <> 'paid' or new.amount_cents <> old.amount_cents))
    execute function framewright_refuse_always()`,
];
