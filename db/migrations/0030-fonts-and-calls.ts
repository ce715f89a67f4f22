import { Migration } from '@mikro-orm/migrations';

/** Typefaces among the assets; and calls of providers, which a signature proves, so that nothing of it is kept. */
export class FontsAndCalls extends Migration {
  override name = '0030-fonts-and-calls';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table media_jobs drop column callback_hash',
  'alter table assets drop constraint assets_kind_check',
  `alter table assets add constraint assets_kind_check check (kind in ('image', 'audio', 'video', 'font'))`,
  // The only check that speaks of these columns is the one of what is ready.
  `do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'assets'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%picture%' and pg_get_constraintdef(oid) like '%file_id%' loop
      execute format('alter table assets drop constraint %I', name);
    end loop;
  end $$`,
  'alter table assets add column font jsonb',
  `alter table assets add check ((state = 'ready') =
    (file_id is not null and (picture is not null or sound is not null or clip is not null or font is not null)))`,
];
