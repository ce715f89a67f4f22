import { Migration } from '@mikro-orm/migrations';
import { ledgerGuards } from './0002-ledger-guards.ts';
import { ledgerTables } from './0002-ledger-tables.ts';

/** Double entry, holds, the book of provider costs and top-ups. */
export class Ledger extends Migration {
  override name = '0002-ledger';

  override up(): void {
    for (const statement of [...ledgerTables, ...ledgerGuards]) this.addSql(statement);
  }
}
