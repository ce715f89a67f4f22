import type { Storage } from '../adapters/storage/storage.ts';
import type { Temporal } from '../adapters/temporal/temporal.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../config/logger.ts';
import type { Counters } from '../db/counters.ts';
import type { Database } from '../db/orm.ts';
import type { SceneCompiler } from './scene-compiler.ts';
import type { ProjectStreams } from './streaming/project-streams.ts';
import type { RunStreams } from './streaming/run-streams.ts';

/** What the services of the API work with; made once, in `main.ts`. */
export interface ApiContext {
  config: Config;
  database: Database;
  counters: Counters;
  temporal: Temporal;
  storage: Storage;
  log: Logger;
  compiler: SceneCompiler;
  streams: RunStreams;
  projectStreams: ProjectStreams;
}
