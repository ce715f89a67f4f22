import { Migration } from '@mikro-orm/migrations';

/** Runs that start runs: whose child a run is, what it waits for, and what a person noted on the way. */
export class Loops extends Migration {
  override name = '0013-loops';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table runs add column parent_id text references runs',
  'alter table runs add column parent_step text',
  `alter table runs add constraint runs_parent_step unique (parent_id, parent_step)`,
  `alter table runs add column waits_for text check (waits_for in ('paused', 'balance', 'budget', 'approval'))`,
  'alter table runs drop constraint runs_kind_check',
  `alter table runs add constraint runs_kind_check
    check (kind in ('prompt', 'preview', 'review', 'export', 'mend', 'loop', 'production'))`,
  // A loop and the runs that it starts count as one writer; of its children one writes at a time.
  'drop index runs_one_writing',
  `create unique index runs_one_writing on runs (project_id)
    where writing and parent_id is null and state in ('queued', 'running')`,
  `create unique index runs_one_writing_child on runs (parent_id)
    where writing and parent_id is not null and state in ('queued', 'running')`,
  'create index runs_children on runs (parent_id, id) where parent_id is not null',
  `create table run_notes (
    run_id text not null references runs on delete cascade,
    n integer not null check (n > 0),
    decision text not null check (decision in ('approve', 'send_back')),
    text text not null,
    created_at timestamptz not null default now(),
    primary key (run_id, n)
  )`,
];
