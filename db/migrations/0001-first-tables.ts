import { Migration } from '@mikro-orm/migrations';
import { guards } from './0001-guards.ts';
import { projectTables } from './0001-project-tables.ts';
import { runTables } from './0001-run-tables.ts';

/** Accounts, projects with their revisions, runs with their events, reviews, exports, files. */
export class FirstTables extends Migration {
  override name = '0001-first-tables';

  override up(): void {
    for (const statement of [...projectTables, ...runTables, ...guards]) this.addSql(statement);
  }
}
