import type { Storage } from '../adapters/storage/storage.ts';
import { openTemporal, type Temporal } from '../adapters/temporal/temporal.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../config/logger.ts';
import { openCounters } from '../db/counters.ts';
import type { Database } from '../db/orm.ts';
import { createApp } from './app.ts';
import { createSceneCompiler } from './scene-compiler.ts';
import { listen } from './server.ts';
import { projectStreams as openProjectStreams } from './streaming/project-streams.ts';
import { runStreams } from './streaming/run-streams.ts';

export interface ServedApi extends AsyncDisposable {
  /** Where it listens. */
  url: string;
  temporal: Temporal;
}

export interface ApiParts {
  config: Config;
  log: Logger;
  /** These two stay open. */
  database: Database;
  storage: Storage;
}

/** Builds the API over a database and a storage and listens. Temporal may come later. */
export async function serveApi({ config, log, database, storage }: ApiParts): Promise<ServedApi> {
  await using opened = new AsyncDisposableStack();
  const counters = opened.use(openCounters(config.databaseUrl));
  const temporal = opened.use(openTemporal(config.temporal));
  const streams = runStreams(database, temporal);
  const projectStreams = openProjectStreams(database);
  const compiler = createSceneCompiler();
  const app = createApp({ config, database, counters, temporal, storage, log, streams, projectStreams, compiler });
  const server = opened.use(await listen(app, config.api));
  // Disposed first: an open stream would keep the server from closing.
  opened.use(streams);
  opened.use(projectStreams);
  const kept = opened.move();
  return { url: server.url, temporal, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
