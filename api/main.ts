import { createStorage } from '../adapters/storage/create-storage.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/orm.ts';
import { ensureAdminKey } from './first-admin-key.ts';
import { prepareWebApp } from './pages/app-page.ts';
import { preparePlayer } from './pages/player-page.ts';
import { clearAbandonedUploads } from './receive-file.ts';
import { serveApi } from './serve-api.ts';

/** The API as a process: up until it is told to stop. Temporal may come later. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config, 'api');
  await using opened = new AsyncDisposableStack();
  await migrate(config.databaseUrl);
  const database = opened.use(await openDatabase(config.databaseUrl));
  await ensureAdminKey(database, config, log);
  const storage = createStorage(config.storage);
  await clearAbandonedUploads(config);
  const api = opened.use(await serveApi({ config, log, database, storage }));
  prepareWebApp(config);
  preparePlayer(config);
  log.info({ url: api.url }, 'listening');
  const signal = await stopSignal();
  log.info({ signal }, 'stopping');
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`The API stops: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
