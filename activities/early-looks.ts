import { runs } from '../db/repositories/runs.ts';
import { type Look, lookAtFrames } from './look-at-frames.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger'>;

interface EarlyLook {
  /** Null where another worker was first, or where there is nothing to look at. */
  result: Promise<Look | null>;
  abort: AbortController;
}

/** A look that nobody came for by then is given up. */
const patienceMs = 15_000;
/** More would take the machine from those whose turn it is. */
const mostAtOnce = 1;

/**
 * Previews whose pictures this worker began as soon as it heard of them, before their turn came: a third of a still's
 * time passes until then. What fails here fails as it would in its turn; what is lost is captured in its turn.
 */
export class EarlyLooks implements AsyncDisposable {
  readonly #ports: Ports;
  readonly #looks = new Map<string, EarlyLook>();
  #underWay = 0;
  #closed = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Begins to look, unless it has enough to do or another worker was first. */
  begin(runId: string): void {
    if (this.#closed || this.#underWay >= mostAtOnce || this.#looks.has(runId)) return;
    const abort = new AbortController();
    this.#underWay += 1;
    const result = this.#look(runId, abort.signal).finally(() => {
      this.#underWay -= 1;
    });
    // The failure is met by whoever takes the look.
    result.catch(() => undefined);
    this.#looks.set(runId, { result, abort });
    setTimeout(() => this.#give(runId), patienceMs).unref();
  }

  /** What was begun for this run, once; null where nothing was. Rejects as `lookAtFrames` does. */
  async take(runId: string, signal: AbortSignal): Promise<Look | null> {
    const early = this.#looks.get(runId);
    if (!early) return null;
    this.#looks.delete(runId);
    const onAbort = () => early.abort.abort(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    try {
      return await early.result;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    const left = [...this.#looks.keys()].map((runId) => this.#give(runId));
    await Promise.allSettled(left);
  }

  async #look(runId: string, signal: AbortSignal): Promise<Look | null> {
    const { database } = this.#ports;
    const run = await runs.find(database.fork(), runId);
    if (run.kind !== 'preview' || !(await runs.begin(database.fork(), runId))) return null;
    return lookAtFrames(this.#ports, run, signal);
  }

  #give(runId: string): Promise<unknown> | undefined {
    const early = this.#looks.get(runId);
    this.#looks.delete(runId);
    early?.abort.abort(new Error('nobody came for this look'));
    return early?.result;
  }
}
