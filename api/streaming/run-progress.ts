import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { type Progress, workflowMessages } from '../../contract/names.ts';

interface Listener {
  /** The workflow went on: rows may have been written. */
  onChange(): void;
  /** Nobody answers for the workflow now. */
  onStale(): void;
}

const queryMs = 3_000;
/** The server holds a long poll for 20 s. */
const longPollMs = 30_000;
const pauseMs = 1_000;
/** After so long without a word the workflow is asked whether anybody is there. */
const silenceMs = 5_000;
/** A short run is over by then, and never asked: a query takes a turn of the worker that works for it. */
const restMs = 1_000;

/**
 * Follows one workflow: its history tells of a change by long poll and needs no worker; one query at a time, one a second
 * at most, then asks where it stands. Colliding queries would starve each other, so nobody else in this process may
 * query the run.
 */
export class RunProgress {
  readonly #temporal: Temporal;
  readonly #runId: string;
  #abort = new AbortController();
  #query: Promise<void> | null = null;
  #seen = 0;
  #askedAt = 0;
  #silence: NodeJS.Timeout | undefined;
  #rest: NodeJS.Timeout | undefined;

  constructor(from: Temporal, runId: string) {
    this.#temporal = from;
    this.#runId = runId;
  }

  start(listener: Listener): void {
    this.#abort = new AbortController();
    this.#silence = setInterval(() => {
      if (performance.now() - this.#askedAt >= silenceMs) void this.#ask(listener);
    }, silenceMs).unref();
    this.#askSoon(listener);
    void this.#follow(listener, this.#abort.signal);
  }

  stop(): void {
    clearInterval(this.#silence);
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#abort.abort();
  }

  async #follow(listener: Listener, signal: AbortSignal): Promise<void> {
    let token: Uint8Array | undefined;
    while (!signal.aborted) {
      const page = await this.#nextPage(token, signal).catch(() => null);
      if (signal.aborted) return;
      if (!page) {
        listener.onStale();
        await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
        continue;
      }
      if (page.history?.events?.length) {
        listener.onChange();
        this.#askSoon(listener);
      }
      if (!page.nextPageToken?.length) return listener.onChange();
      token = page.nextPageToken;
    }
  }

  #nextPage(nextPageToken: Uint8Array | undefined, signal: AbortSignal) {
    const { connection, namespace } = this.#temporal;
    const request = { namespace, execution: { workflowId: this.#runId }, waitNewEvent: true, nextPageToken };
    return connection.withAbortSignal(signal, () =>
      connection.withDeadline(Date.now() + longPollMs, () =>
        connection.workflowService.getWorkflowExecutionHistory(request),
      ),
    );
  }

  /** One query after a rest, whatever comes meanwhile. */
  #askSoon(listener: Listener): void {
    this.#rest ??= setTimeout(() => {
      this.#rest = undefined;
      void this.#ask(listener);
    }, restMs).unref();
  }

  /** One query, joined by whoever asks meanwhile. */
  #ask(listener: Listener): Promise<void> {
    this.#query ??= this.#askNow(listener).finally(() => {
      this.#query = null;
    });
    return this.#query;
  }

  async #askNow(listener: Listener): Promise<void> {
    const { client, connection } = this.#temporal;
    const handle = client.workflow.getHandle(this.#runId);
    const signal = this.#abort.signal;
    this.#askedAt = performance.now();
    try {
      const progress = await connection.withAbortSignal(signal, () =>
        connection.withDeadline(Date.now() + queryMs, () =>
          handle.query<Progress, [number]>(workflowMessages.progress, this.#seen),
        ),
      );
      this.#seen = progress.seq;
      listener.onChange();
    } catch {
      if (!signal.aborted) listener.onStale();
    }
  }
}
