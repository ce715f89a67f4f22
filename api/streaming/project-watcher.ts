import type { ProjectChanges } from '../../db/repositories/project-changes.ts';
import { Subscription } from './subscription.ts';

/** Milliseconds between looks that no notice asked for: a lost notice costs so much time and no change. */
const pollMs = 5_000;

/** Follows one project for all of its clients in this process: one read, whatever the number of notices and clients. */
export class ProjectWatcher {
  readonly #readChanges: () => Promise<ProjectChanges | null>;
  readonly #subscriptions = new Set<Subscription>();
  #changes: ProjectChanges | null = null;
  #isGone = false;
  #tail: Promise<void> = Promise.resolve();
  #isQueued = false;
  #poll: NodeJS.Timeout | undefined;

  /** `readChanges` answers null once the project is deleted. */
  constructor(readChanges: () => Promise<ProjectChanges | null>) {
    this.#readChanges = readChanges;
  }

  get isIdle(): boolean {
    return this.#subscriptions.size === 0;
  }

  /** The last that was read; null before the first read that succeeded. */
  get changes(): ProjectChanges | null {
    return this.#changes;
  }

  /** Whether the project is deleted. */
  get isGone(): boolean {
    return this.#isGone;
  }

  subscribe(): Subscription {
    if (this.isIdle) this.#poll = setInterval(() => void this.notice(), pollMs).unref();
    const subscription = new Subscription(() => {
      this.#subscriptions.delete(subscription);
      if (this.isIdle) clearInterval(this.#poll);
    });
    this.#subscriptions.add(subscription);
    return subscription;
  }

  /** Something may have changed: reads once, however often it is asked meanwhile. Resolves when read. */
  notice(): Promise<void> {
    if (this.#isQueued) return this.#tail;
    this.#isQueued = true;
    this.#tail = this.#tail.then(() => this.#read());
    return this.#tail;
  }

  close(): void {
    clearInterval(this.#poll);
    for (const subscription of this.#subscriptions) subscription.end();
  }

  async #read(): Promise<void> {
    this.#isQueued = false;
    // A database that is away must not end the streams: the next notice or look by the clock reads again.
    const found = await this.#readChanges().catch(() => undefined);
    if (found === undefined || (found && found.seq === this.#changes?.seq && !this.#isGone)) return;
    this.#isGone = found === null;
    if (found) this.#changes = found;
    for (const subscription of this.#subscriptions) subscription.wake();
  }
}
