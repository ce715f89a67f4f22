/** What housekeeping keeps: objects still to be removed, and where two records of one fact differ. */
export const upkeepTables = [
  // The rows are gone when this is written; ids of projects, accounts and runs name folders of storage.
  `create table erasures (
    id bigint generated always as identity primary key,
    prefixes text[] not null check (cardinality(prefixes) > 0),
    created_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
  `create table reconciliations (
    source text primary key,
    checked_at timestamptz not null
  )`,
  `create table discrepancies (
    source text not null references reconciliations on delete cascade,
    rule text not null,
    subject text not null,
    detail text not null,
    found_at timestamptz not null default now(),
    primary key (source, rule, subject)
  )`,
  // When an export's object was last looked for.
  'alter table files add column checked_at timestamptz',
  'create index run_events_age on run_events (created_at)',
  'create index projects_deleted on projects (deleted_at) where deleted_at is not null',
];
