import { Migration } from '@mikro-orm/migrations';

/** Customers' webhooks and what is sent to them. */
export class Webhooks extends Migration {
  override name = '0008-webhooks';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table webhooks (
    id text primary key check (id like 'whk\\_%'),
    account_id text not null references accounts on delete cascade,
    url text not null,
    events text[] not null check (cardinality(events) > 0 and events <@ array['run.completed', 'run.failed']),
    secret text not null,
    previous_secret text,
    previous_until timestamptz,
    state text not null check (state in ('active', 'disabled')),
    disabled_reason text check (disabled_reason in ('owner', 'gone', 'failing')),
    failed_attempts integer not null default 0 check (failed_attempts >= 0),
    failing_since timestamptz,
    created_at timestamptz not null default now(),
    check ((state = 'disabled') = (disabled_reason is not null)),
    check ((failed_attempts > 0) = (failing_since is not null)),
    check ((previous_secret is null) = (previous_until is null))
  )`,
  'create index webhooks_account on webhooks (account_id, id desc)',
  `create table webhook_deliveries (
    id text primary key check (id like 'dlv\\_%'),
    webhook_id text not null references webhooks on delete cascade,
    run_id text not null references runs on delete cascade,
    event text not null check (event in ('run.completed', 'run.failed')),
    state text not null check (state in ('pending', 'delivered', 'failed')),
    round integer not null default 1 check (round > 0),
    attempts integer not null default 0 check (attempts >= 0),
    last_status integer,
    last_fault text,
    next_attempt_at timestamptz,
    started_at timestamptz,
    created_at timestamptz not null default now(),
    delivered_at timestamptz,
    unique (webhook_id, run_id),
    check ((state = 'delivered') = (delivered_at is not null))
  )`,
  'create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc)',
  'create index webhook_deliveries_run on webhook_deliveries (run_id)',
  `create index webhook_deliveries_pending on webhook_deliveries (created_at) where state = 'pending'`,
];
