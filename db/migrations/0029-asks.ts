import { Migration } from '@mikro-orm/migrations';

/** What a run that waits asks of a person, in words: why it stands still and what lets it go on. */
export class Asks extends Migration {
  override name = '0029-asks';

  override up(): void {
    this.addSql('alter table runs add column asks text');
  }
}
