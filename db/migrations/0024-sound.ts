import { Migration } from '@mikro-orm/migrations';

/** What each revision is heard with. */
export class Sound extends Migration {
  override name = '0024-sound';

  override up(): void {
    this.addSql(`alter table revisions add column sound jsonb not null default '[]'`);
  }
}
