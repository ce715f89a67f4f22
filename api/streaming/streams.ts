import { type Channel, listen } from '../../db/notifications.ts';
import type { OpenStream } from '../handler.ts';
import type { ServerSentEvent } from './server-sent-event.ts';
import type { Subscription } from './subscription.ts';
import type { Watcher } from './watcher.ts';

export interface StreamsOptions<Watched extends Watcher, Notice> {
  databaseUrl: string;
  channel: Channel;
  /** What a notice is about. */
  idOf(notice: Notice): string;
  watcherOf(id: string): Watched;
  /** Hands a notice to the watcher of its id. */
  tell(watcher: Watched, notice: Notice): void;
}

export interface Place<Watched extends Watcher> {
  watcher: Watched;
  subscription: Subscription;
}

/** How soon a client that lost its stream comes back. */
export const retryMs = 1_000;
/** Silence after which a comment keeps a client's connection open. */
export const pingMs = 15_000;

/** One watcher for each thing that somebody in this process follows; it goes with its last client. */
export class Streams<Watched extends Watcher, Notice> implements AsyncDisposable {
  readonly #options: StreamsOptions<Watched, Notice>;
  readonly #watchers = new Map<string, Watched>();
  #channel: Promise<AsyncDisposable> | null = null;
  #isClosed = false;
  #openCount = 0;

  constructor(options: StreamsOptions<Watched, Notice>) {
    this.#options = options;
  }

  /** Places that are taken now. */
  get openCount(): number {
    return this.#openCount;
  }

  /** Things that are followed now: one watcher each, however many places it has. */
  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** A client's stream: takes a place at the id's watcher, and gives it back when the client is gone. */
  open(id: string, follow: (place: Place<Watched>) => AsyncGenerator<ServerSentEvent>): OpenStream {
    const streams = this;
    return {
      async *events(signal) {
        yield { retryMs };
        const place = await streams.#take(id);
        const end = () => place.subscription.end();
        signal.addEventListener('abort', end);
        try {
          if (!signal.aborted) yield* follow(place);
        } finally {
          signal.removeEventListener('abort', end);
          streams.#leave(id, place);
        }
      },
    };
  }

  /** Ends all streams: their clients come back to another process and resume. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    const channel = await this.#channel?.catch(() => null);
    await channel?.[Symbol.asyncDispose]();
  }

  /** The watcher has read once when this resolves. */
  async #take(id: string): Promise<Place<Watched>> {
    this.#listen();
    const watcher = this.#watchers.get(id) ?? this.#options.watcherOf(id);
    this.#watchers.set(id, watcher);
    const subscription = watcher.subscribe();
    this.#openCount += 1;
    if (this.#isClosed) subscription.end();
    else await watcher.notice();
    return { watcher, subscription };
  }

  #leave(id: string, { watcher, subscription }: Place<Watched>): void {
    subscription[Symbol.dispose]();
    this.#openCount -= 1;
    if (watcher.isIdle && this.#watchers.get(id) === watcher) this.#watchers.delete(id);
  }

  /** Opened with the first stream. While it cannot be had, looks by the clock stand in, and the next stream tries again. */
  #listen(): void {
    const { databaseUrl, channel, idOf, tell } = this.#options;
    this.#channel ??= listen(databaseUrl, channel, {
      onMessage: (message) => {
        const notice = message as Notice | null;
        const watcher = notice && this.#watchers.get(idOf(notice));
        if (watcher) tell(watcher, notice);
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
