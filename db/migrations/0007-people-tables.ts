/** People, the accounts they own, their sessions, codes and the local mailbox. */
export const peopleTables = [
  `create table people (
    id text primary key check (id like 'per\\_%'),
    email text not null unique check (email = lower(email)),
    created_at timestamptz not null default now()
  )`,
  'alter table accounts add column person_id text references people',
  'create index accounts_person on accounts (person_id) where person_id is not null',
  `create table sessions (
    id text primary key check (id like 'ses\\_%'),
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
    person_id text not null references people on delete cascade,
    account_id text not null references accounts,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sessions_person on sessions (person_id)',
  'create index sessions_account on sessions (account_id)',
  `create table sign_in_codes (
    id bigint generated always as identity primary key,
    email text not null,
    salt text not null,
    hash text not null,
    tries integer not null default 0 check (tries >= 0),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index sign_in_codes_email on sign_in_codes (email, id desc)',
  // One starting balance for each mailbox: the mailbox stands here as a slow hash, which outlives the account.
  `create table starting_balances (
    mailbox_hash text primary key check (mailbox_hash ~ '^[0-9a-f]{64}$'),
    account_id text not null references accounts,
    created_at timestamptz not null default now()
  )`,
  `create table local_mails (
    id bigint generated always as identity primary key,
    email text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null default now()
  )`,
];
