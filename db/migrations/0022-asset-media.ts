import { Migration } from '@mikro-orm/migrations';

/** Assets that are heard or that move, and those that a run made. */
export class AssetMedia extends Migration {
  override name = '0022-asset-media';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table assets drop constraint assets_kind_check',
  `alter table assets add constraint assets_kind_check check (kind in ('image', 'audio', 'video'))`,
  // The only check that speaks of three columns is the one of what is ready.
  `do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'assets'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%thumbnail_id%' loop
      execute format('alter table assets drop constraint %I', name);
    end loop;
  end $$`,
  `alter table assets
    add column sound jsonb,
    add column clip jsonb,
    add column words jsonb,
    add column sound_id text references files,
    add column waveform_id text references files,
    add column made_by text`,
  `alter table assets add check ((state = 'ready') =
    (file_id is not null and (picture is not null or sound is not null or clip is not null)))`,
  'alter table assets add check ((sound is null) = (sound_id is null) and (sound is null) = (waveform_id is null))',
];
