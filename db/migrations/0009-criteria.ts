import { Migration } from '@mikro-orm/migrations';

/** Criteria that a project is held against by every review of it. */
export class Criteria extends Migration {
  override name = '0009-criteria';

  override up(): void {
    this.addSql('alter table projects add column criteria text');
  }
}
