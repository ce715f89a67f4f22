import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Logger } from '../config/logger.ts';
import type { Database } from '../db/orm.ts';
import { accounts } from '../db/repositories/accounts.ts';
import { keys } from '../db/repositories/keys.ts';
import { newApiKey } from './services/new-api-key.ts';

/** Name of the file in the data folder. Who may read that folder runs the installation. */
const fileName = 'admin-key';

/**
 * Where no living key may administer, makes one and writes it to a file that its owner alone can read. The key counts
 * only if the file was written. Several processes at once make one.
 */
export async function ensureAdminKey(database: Database, { dataDir }: Pick<Config, 'dataDir'>, log: Logger) {
  const path = join(dataDir, fileName);
  await database.transaction(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('first admin key', 0))`);
    if (await keys.hasAdmin(em)) return;
    const { text, stored } = newApiKey();
    const { id: accountId } = await accounts.create(em, { email: '', name: 'Operator' });
    await keys.create(em, { accountId, name: 'First admin key', ...stored, scopes: ['read', 'write', 'admin'] });
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // One that stands there is of another database, and worth nothing here.
    await rm(path, { force: true });
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${text}\n`);
    await file.close();
    log.info({ file: fileName }, 'the first admin key was written');
  });
}
