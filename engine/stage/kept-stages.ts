import { createHash } from 'node:crypto';
import type { StageTimeline } from '../../contract/stage.ts';
import type { PoolOptions, TakeOptions } from './browser-pool.ts';
import { openStage, type StageHandle } from './open-stage.ts';
import { StagePage } from './stage-page.ts';

export interface ShownFilm {
  /** Films of different owners never share a page. */
  owner: string;
  timeline: StageTimeline;
  modules: Record<string, string>;
  /** As `StageInput` has them; the timeline names each by its content. */
  assets?: Record<string, () => Promise<Buffer>>;
  /** Pixels of a picture for one of the film's; 1 when not given. */
  scale?: number;
  /** On a page that has shown nothing before, and that is not kept: what it shows depends on that. */
  alone?: boolean;
  /** When the pool may replace the page that this film takes; `soon` when not given. */
  refill?: TakeOptions['refill'];
}

export interface KeptStagesOptions extends Omit<PoolOptions, 'size'> {
  pages: { take(taking?: TakeOptions): Promise<StagePage> };
  /** How long a film stays open after its last use, in milliseconds; half a minute when not given. */
  idleMs?: number;
}

interface Kept {
  key: string;
  owner: string;
  stage: StageHandle;
  timer: NodeJS.Timeout;
}

/** Each costs about 150 MB while it waits. */
const mostKept = 3;

/**
 * Stages whose film is open already, for whoever looks at the same film again and again. A stage serves one look at a
 * time, and one of which anything went wrong, or on which a scene did wrong, is not kept.
 */
export class KeptStages implements AsyncDisposable {
  readonly #options: KeptStagesOptions;
  readonly #kept: Kept[] = [];
  #closed = false;

  constructor(options: KeptStagesOptions) {
    this.#options = options;
  }

  /** Rejects as `openStage` does, and with the signal's reason; `work` gets the film, open or opened. */
  async with<T>(film: ShownFilm, signal: AbortSignal, work: (stage: StageHandle) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const key = keyOf(film);
    const known = film.alone ? undefined : this.#take(key);
    const stage = known ?? (await this.#open(film, signal));
    const onAbort = () => void stage.close();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      signal.throwIfAborted();
      const result = await work(stage);
      signal.throwIfAborted();
      if (film.alone || this.#closed || stage.faults().length > 0) await stage.close();
      else await this.#keep(key, film.owner, stage);
      return result;
    } catch (error) {
      await stage.close();
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Closes what is kept open for an owner who will not look again. */
  async endOf(owner: string): Promise<void> {
    const own = this.#kept.filter((kept) => kept.owner === owner);
    for (const kept of own) this.#kept.splice(this.#kept.indexOf(kept), 1);
    await Promise.all(own.map(close));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#kept.splice(0).map(close));
  }

  /** Without the signal, which ends with the look; until the stage has taken the page over, the page is ours to end. */
  async #open(film: ShownFilm, signal: AbortSignal): Promise<StageHandle> {
    const { timeline, modules, assets, scale = 1, refill = 'soon' } = film;
    const { pages, ...options } = this.#options;
    // A browser's scale is fixed when it starts; the warm ones have none.
    const page =
      scale === 1 ? await pages.take({ refill }) : await StagePage.open(options.bundle, { ...options, scale });
    const onAbort = () => void page.browser.end();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      signal.throwIfAborted();
      return await openStage({ ...options, timeline, modules, assets, page });
    } catch (error) {
      await page.browser.end();
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  #take(key: string): StageHandle | undefined {
    const index = this.#kept.findIndex((kept) => kept.key === key);
    if (index < 0) return undefined;
    const [kept] = this.#kept.splice(index, 1) as [Kept];
    clearTimeout(kept.timer);
    return kept.stage.alive ? kept.stage : undefined;
  }

  async #keep(key: string, owner: string, stage: StageHandle): Promise<void> {
    const timer = setTimeout(() => {
      this.#take(key)
        ?.close()
        .catch(() => undefined);
    }, this.#options.idleMs ?? 30_000);
    // What waits here must not keep a process from ending.
    timer.unref();
    this.#kept.push({ key, owner, stage, timer });
    while (this.#kept.length > mostKept) await close(this.#kept.shift() as Kept);
  }
}

async function close({ stage, timer }: Kept): Promise<void> {
  clearTimeout(timer);
  await stage.close();
}

function keyOf({ owner, timeline, modules, scale = 1 }: ShownFilm): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, timeline, modules, scale]))
    .digest('hex');
}
