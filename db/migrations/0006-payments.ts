import { Migration } from '@mikro-orm/migrations';

/** Plans that accounts pay for by the month. */
export class Payments extends Migration {
  override name = '0006-payments';

  override up(): void {
    this.addSql(`create table subscriptions (
      account_id text primary key references accounts,
      subscription_id text not null unique,
      plan text not null check (plan in ('starter', 'studio')),
      state text not null check (state in ('waiting', 'active', 'unpaid', 'ended')),
      period_ends_at timestamptz not null,
      ends_at_period boolean not null,
      updated_at timestamptz not null default now()
    )`);
  }
}
