import { Migration } from '@mikro-orm/migrations';
import { peopleTables } from './0007-people-tables.ts';
import { upkeepTables } from './0007-upkeep-tables.ts';

/** People with their sessions and codes; what housekeeping notes of erasures and discrepancies. */
export class People extends Migration {
  override name = '0007-people';

  override up(): void {
    for (const statement of [...peopleTables, ...upkeepTables]) this.addSql(statement);
  }
}
