/**
 * The ledger. Amounts are whole micro-dollars; what comes into a ledger account is positive. `customer:<account>` and
 * `held:<account>` are what we owe an account; `clearing:…` and `promotion` go below zero as money comes in.
 */
export const ledgerTables = [
  `create table ledger_accounts (
    name text primary key check (name ~ '^(customer|held|revenue|clearing|payable):.+$'
      or name in ('promotion', 'provider_cost', 'loss')),
    balance_micros bigint not null default 0,
    entry_count bigint not null default 0 check (entry_count >= 0),
    constraint ledger_accounts_never_negative check (name !~ '^(customer|held):' or balance_micros >= 0),
    constraint ledger_accounts_exact check (balance_micros between -9007199254740991 and 9007199254740991)
  )`,
  `create table transfers (
    id text primary key check (id like 'trf\\_%'),
    account_id text not null references accounts,
    kind text not null check (kind in ('top_up', 'subscription', 'grant', 'hold', 'capture', 'release', 'expire',
      'refund', 'dispute', 'provider_cost')),
    key text not null check (length(key) between 1 and 300),
    request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
    operation text,
    run_id text,
    entry_count integer not null check (entry_count >= 2),
    created_at timestamptz not null default clock_timestamp(),
    unique (account_id, key)
  )`,
  'create index transfers_run on transfers (run_id)',
  `create table entries (
    ledger_account text not null references ledger_accounts,
    n bigint not null check (n > 0),
    transfer_id text not null references transfers,
    amount_micros bigint not null,
    balance_after_micros bigint not null,
    primary key (ledger_account, n),
    unique (transfer_id, ledger_account)
  )`,
  `create table holds (
    run_id text primary key check (run_id like 'run\\_%'),
    account_id text not null references accounts,
    operation text not null,
    amount_micros bigint not null check (amount_micros > 0),
    captured_micros bigint,
    state text not null check (state in ('held', 'captured', 'released', 'expired')),
    expires_at timestamptz not null,
    placed_by text not null unique references transfers,
    resolved_by text unique references transfers,
    created_at timestamptz not null default clock_timestamp(),
    resolved_at timestamptz,
    constraint holds_capture_within check (captured_micros between 1 and amount_micros),
    check ((state = 'captured') = (captured_micros is not null)),
    check ((state = 'held') = (resolved_by is null)),
    check ((state = 'held') = (resolved_at is null))
  )`,
  `create index holds_open on holds (account_id) where state = 'held'`,
  `create index holds_expiring on holds (expires_at) where state = 'held'`,
  `create table provider_attempts (
    run_id text not null check (run_id like 'run\\_%'),
    step text not null check (step <> ''),
    attempt integer not null check (attempt > 0),
    account_id text not null references accounts,
    max_micros bigint not null check (max_micros >= 0),
    actual_micros bigint check (actual_micros >= 0),
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    primary key (run_id, step, attempt),
    check ((actual_micros is null) = (settled_at is null))
  )`,
  `create table top_ups (
    id text primary key check (id like 'top\\_%'),
    account_id text not null references accounts,
    amount_cents integer not null check (amount_cents > 0),
    source text not null check (source in ('stripe', 'local')),
    token text not null unique check (length(token) >= 32),
    state text not null check (state in ('open', 'paid', 'expired')),
    session_id text unique,
    payment_id text unique,
    expires_at timestamptz not null,
    created_at timestamptz not null default clock_timestamp(),
    paid_at timestamptz,
    check ((state = 'paid') = (paid_at is not null))
  )`,
  'create index top_ups_account on top_ups (account_id, id desc)',
  `create index top_ups_open on top_ups (expires_at) where state = 'open'`,
];
