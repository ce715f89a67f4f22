import { createStorage } from '../adapters/storage/create-storage.ts';
import { openTemporal } from '../adapters/temporal/temporal.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';
import { openCounters } from '../db/counters.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/orm.ts';
import { createApp } from './app.ts';
import { ensureAdminKey } from './first-admin-key.ts';
import { prepareWebApp } from './pages/app-page.ts';
import { preparePlayer } from './pages/player-page.ts';
import { clearAbandonedUploads } from './receive-file.ts';
import { createSceneCompiler } from './scene-compiler.ts';
import { listen } from './server.ts';
import { projectStreams as openProjectStreams } from './streaming/project-streams.ts';
import { runStreams } from './streaming/run-streams.ts';

/** The API as a process: up until it is told to stop. Temporal may come later. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config, 'api');
  await using opened = new AsyncDisposableStack();
  await migrate(config.databaseUrl);
  const database = opened.use(await openDatabase(config.databaseUrl));
  await ensureAdminKey(database, config, log);
  const counters = opened.use(openCounters(config.databaseUrl));
  const temporal = opened.use(openTemporal(config.temporal));
  const storage = createStorage(config.storage);
  await clearAbandonedUploads(config);
  const streams = runStreams(database, temporal);
  const projectStreams = openProjectStreams(database);
  const app = createApp({
    config,
    database,
    counters,
    temporal,
    storage,
    log,
    streams,
    projectStreams,
    compiler: createSceneCompiler(),
  });
  const server = opened.use(await listen(app, config.api));
  // Disposed first: an open stream would keep the server from closing.
  opened.use(streams);
  opened.use(projectStreams);
  prepareWebApp(config);
  preparePlayer(config);
  log.info({ url: server.url }, 'listening');
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
