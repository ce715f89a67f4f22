import { Migration } from '@mikro-orm/migrations';

/** Uploaded files that scenes show by name. A name stands for one content as long as the row lives. */
export class Assets extends Migration {
  override name = '0021-assets';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table assets (
    id text primary key check (id like 'ast\\_%'),
    project_id text not null references projects,
    name text not null check (name ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
    kind text not null check (kind in ('image')),
    state text not null check (state in ('checking', 'ready', 'refused')),
    type text not null,
    bytes bigint not null check (bytes > 0),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    upload_key text not null,
    picture jsonb,
    file_id text references files,
    thumbnail_id text references files,
    refusal text,
    created_at timestamptz not null default now(),
    check ((state = 'ready') = (picture is not null and file_id is not null and thumbnail_id is not null)),
    check ((state = 'refused') = (refusal is not null))
  )`,
  // What was refused stands in nobody's way.
  `create unique index assets_one_name on assets (project_id, name) where state <> 'refused'`,
  'create index assets_file on assets (file_id)',
  `create index assets_open on assets (created_at) where state <> 'ready'`,
  'alter table files drop constraint files_kind_check',
  `alter table files add constraint files_kind_check
    check (kind in ('still', 'sheet', 'report', 'video', 'part', 'asset'))`,
];
