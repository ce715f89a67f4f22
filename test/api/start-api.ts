import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { serveApi } from '../../api/serve-api.ts';
import { readConfig } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';
import { rateClasses } from '../../contract/rate-classes.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { testDatabaseUrl } from '../embedded.ts';

export interface TestApi extends AsyncDisposable {
  url: string;
  database: Database;
  storage: Storage;
  temporal: Temporal;
  /** What this API keeps on disk. */
  dataDir: string;
  /** Lines that the API logged, as they were written. */
  logLines: string[];
}

/** A port where nobody listens: what a Temporal server that is down looks like. */
const nobody = '127.0.0.1:9';

/** Tests ask faster than callers do; those of the limits set their own. */
const unlimited = Object.fromEntries(rateClasses.map((name) => [`RATE_LIMIT_${name.toUpperCase()}`, '1000000']));

interface ApiOptions {
  /** Without one Temporal is down. */
  temporalAddress?: string;
  env?: Record<string, string>;
  /** What a worker of the test uses too; it stays open. */
  parts?: { database: Database; storage: Storage };
}

/** The API as `main.ts` serves it, in this process, over a database of its own unless given one. */
export async function startApi({ temporalAddress = nobody, env = {}, parts }: ApiOptions = {}): Promise<TestApi> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'framewright-api-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = parts?.database.url ?? (await testDatabaseUrl());
  const config = readConfig({
    ...{ DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: temporalAddress, DATA_DIR: folder },
    ...unlimited,
    ...env,
  });
  if (!parts) await migrate(databaseUrl);
  const database = parts?.database ?? opened.use(await openDatabase(databaseUrl));
  const storage = parts?.storage ?? createStorage(config.storage);
  const logLines: string[] = [];
  const log = createLogger(config, 'api', { write: (line: string) => void logLines.push(line) });
  const { url, temporal } = opened.use(await serveApi({ config, log, database, storage }));
  const stack = opened.move();
  return {
    ...{ url, database, storage, temporal, dataDir: folder, logLines },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
