import { Migration } from '@mikro-orm/migrations';

/** What directors and their providers said to each other. */
export class Transcripts extends Migration {
  override name = '0012-transcripts';

  override up(): void {
    this.addSql(`create table transcripts (
      run_id text not null references runs on delete cascade,
      step text not null,
      attempt integer not null check (attempt >= 1),
      said jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (run_id, step, attempt)
    )`);
  }
}
