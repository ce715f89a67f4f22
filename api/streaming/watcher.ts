import { type LiveEvent, Subscription } from './subscription.ts';

/** Follows one thing for all of its clients in this process: one read, whatever the number of notices and clients. */
export abstract class Watcher {
  readonly #subscriptions = new Set<Subscription>();
  #tail: Promise<void> = Promise.resolve();
  #isQueued = false;

  get isIdle(): boolean {
    return this.#subscriptions.size === 0;
  }

  subscribe(): Subscription {
    if (this.isIdle) this.start();
    const subscription = new Subscription(() => {
      this.#subscriptions.delete(subscription);
      if (this.isIdle) this.stop();
    });
    this.#subscriptions.add(subscription);
    return subscription;
  }

  /** Something may have changed: reads once, however often it is asked meanwhile. Resolves when read. */
  notice(): Promise<void> {
    if (this.#isQueued) return this.#tail;
    this.#isQueued = true;
    this.#tail = this.#tail.then(async () => {
      this.#isQueued = false;
      if (await this.read()) for (const subscription of this.#subscriptions) subscription.wake();
    });
    return this.#tail;
  }

  /** Hands a live event on, after the reads whose notices came before it. */
  relay(event: LiveEvent): void {
    this.#tail = this.#tail.then(() => {
      for (const subscription of this.#subscriptions) subscription.push(event);
    });
  }

  close(): void {
    this.stop();
    for (const subscription of this.#subscriptions) subscription.end();
  }

  /** Looks by the clock begin with the first client and end with the last: a lost notice costs time and no event. */
  protected abstract start(): void;
  protected abstract stop(): void;
  /** Whether clients have something to look at. Never rejects: a database that is away must not end the streams. */
  protected abstract read(): Promise<boolean>;
}
