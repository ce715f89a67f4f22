import { Migration } from '@mikro-orm/migrations';

/** What workers can make, as they told at their start; and what became of each run that makes an asset. */
export class Media extends Migration {
  override name = '0023-media';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table runs drop constraint runs_kind_check',
  `alter table runs add constraint runs_kind_check
    check (kind in ('prompt', 'preview', 'review', 'export', 'mend', 'loop', 'production', 'media'))`,
  `create table media_ends (
    operation text primary key,
    provider text,
    note text not null,
    told_at timestamptz not null default now()
  )`,
  `create table media_jobs (
    run_id text primary key references runs on delete cascade,
    job_id text,
    callback_hash text,
    called jsonb,
    asset_id text references assets on delete set null,
    asset jsonb,
    created_at timestamptz not null default now()
  )`,
  'create index media_jobs_asset on media_jobs (asset_id)',
];
