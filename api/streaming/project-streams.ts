import { listen } from '../../db/notifications.ts';
import type { Database } from '../../db/orm.ts';
import { readProjectChanges } from '../../db/repositories/project-changes.ts';
import { ProjectWatcher } from './project-watcher.ts';
import type { Subscription } from './subscription.ts';

export interface WatchedProject {
  watcher: ProjectWatcher;
  subscription: Subscription;
}

/** One watcher for each project that somebody in this process follows; it goes with its last client. */
export class ProjectStreams implements AsyncDisposable {
  readonly #database: Database;
  readonly #watchers = new Map<string, ProjectWatcher>();
  #channel: Promise<AsyncDisposable> | null = null;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Projects that are followed now: one watcher each, however many places it has. */
  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Takes a place at the project's watcher, which has read once when this resolves. */
  async watch(projectId: string): Promise<WatchedProject> {
    this.#listen();
    const watcher = this.#watchers.get(projectId) ?? this.#watcherOf(projectId);
    const subscription = watcher.subscribe();
    if (this.#isClosed) subscription.end();
    else await watcher.notice();
    return { watcher, subscription };
  }

  /** Gives a place back. */
  leave(projectId: string, { watcher, subscription }: WatchedProject): void {
    subscription[Symbol.dispose]();
    if (watcher.isIdle && this.#watchers.get(projectId) === watcher) this.#watchers.delete(projectId);
  }

  /** Ends all streams: their clients come back to another process and resume. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    const channel = await this.#channel?.catch(() => null);
    await channel?.[Symbol.asyncDispose]();
  }

  #watcherOf(projectId: string): ProjectWatcher {
    const watcher = new ProjectWatcher(() => readProjectChanges(this.#database.fork(), projectId));
    this.#watchers.set(projectId, watcher);
    return watcher;
  }

  /** Opened with the first stream. While it cannot be had, looks by the clock stand in, and the next stream tries again. */
  #listen(): void {
    this.#channel ??= listen(this.#database.url, 'project_live', {
      onMessage: (message) => {
        const projectId = (message as { projectId?: string } | null)?.projectId;
        void this.#watchers.get(projectId ?? '')?.notice();
      },
      onGap: () => {
        for (const watcher of this.#watchers.values()) void watcher.notice();
      },
    });
    this.#channel.catch(() => {
      this.#channel = null;
    });
  }
}
