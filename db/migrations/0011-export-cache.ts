import { Migration } from '@mikro-orm/migrations';

/** When each part or still was last used, by which the cache is kept in its bounds; and what an export took from it. */
export class ExportCache extends Migration {
  override name = '0011-export-cache';

  override up(): void {
    this.addSql(`create table cached_objects (
      object_key text primary key,
      project_id text not null references projects (id),
      bytes bigint not null check (bytes >= 0),
      used_at timestamptz not null default now()
    )`);
    this.addSql('create index on cached_objects (used_at)');
    this.addSql('create index on cached_objects (project_id)');
    this.addSql('alter table exports add column chunks_reused integer, add column chunks_rendered integer');
  }
}
