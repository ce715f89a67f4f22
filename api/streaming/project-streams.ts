import type { Database } from '../../db/orm.ts';
import { readProjectChanges } from '../../db/repositories/project-changes.ts';
import { ProjectWatcher } from './project-watcher.ts';
import { Streams } from './streams.ts';

export type ProjectStreams = Streams<ProjectWatcher, { projectId: string }>;

/** The streams of all projects that are followed in this process. */
export function projectStreams(database: Database): ProjectStreams {
  return new Streams({
    databaseUrl: database.url,
    channel: 'project_live',
    idOf: ({ projectId }) => projectId,
    watcherOf: (projectId) => new ProjectWatcher(() => readProjectChanges(database.fork(), projectId)),
    tell: (watcher) => void watcher.notice(),
  });
}
