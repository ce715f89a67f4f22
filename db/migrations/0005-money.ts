import { Migration } from '@mikro-orm/migrations';

/** What a run keeps of money, and of how it is to be cancelled. */
export class Money extends Migration {
  override name = '0005-money';

  override up(): void {
    this.addSql(`alter table runs add column billing text not null default 'off'
      check (billing in ('off', 'unconfigured', 'local', 'stripe'))`);
    this.addSql('alter table runs add column discard boolean not null default false');
    this.addSql('alter table runs add check (not discard or cancel_requested_at is not null)');
  }
}
