import { Migration } from '@mikro-orm/migrations';

/** Keys get a name, and know which key took their place. */
export class Keys extends Migration {
  override name = '0003-keys';

  override up(): void {
    this.addSql(`alter table api_keys add column name text not null default 'First key' check (name <> '')`);
    this.addSql('alter table api_keys add column replaced_by text unique references api_keys');
  }
}
