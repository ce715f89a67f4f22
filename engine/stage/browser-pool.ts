import type { BrowserOptions } from './browser.ts';
import type { StageBundle } from './stage-bundle.ts';
import { StagePage } from './stage-page.ts';

export interface PoolOptions extends BrowserOptions {
  bundle: StageBundle;
  /** Warm pages kept ready once the first was taken, and one until then; each is a browser of its own. */
  size: number;
  /** How long `soon` is, in milliseconds; as long as a review of a short film when not given. */
  soonMs?: number;
}

export interface TakeOptions {
  /**
   * `soon`: after a look or two, or after the work that all of the machine is needed for by then; `afterwards`: for such
   * work, when its pages are gone, and one after a while.
   */
  refill?: 'now' | 'soon' | 'afterwards';
}

const soonMs = 5_000;
/** As long as a short export. */
const whileMs = 30_000;

/**
 * Browsers that have loaded the stage and no scene. A page taken from here serves one project and is never given back:
 * its browser dies with the stage that used it.
 */
export class BrowserPool implements AsyncDisposable {
  readonly #options: PoolOptions;
  readonly #warm: Promise<StagePage>[] = [];
  #closed = false;
  #isUsed = false;
  /** Pages that were taken for work that needs all of the machine. */
  #atWork = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#fill();
  }

  /**
   * A page for `openStage({ page })`; the caller ends it. A warm one that died meanwhile is passed over. The next one is
   * opened at once, or `soon` or `afterwards` for work that needs all of the machine for so long.
   */
  async take({ refill = 'now' }: TakeOptions = {}): Promise<StagePage> {
    this.#isUsed = true;
    if (refill === 'afterwards') return this.#takeForWork();
    const page = this.#next();
    if (refill === 'now') this.#fill();
    else setTimeout(() => this.#fillAtRest(), this.#options.soonMs ?? soonMs).unref();
    return page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    const pages = await Promise.allSettled(this.#warm.splice(0));
    await Promise.all(
      pages.map((page) => (page.status === 'fulfilled' ? page.value[Symbol.asyncDispose]() : undefined)),
    );
  }

  async #next(): Promise<StagePage> {
    const page = await this.#warm.shift()?.catch(() => undefined);
    return page?.browser.alive ? page : StagePage.open(this.#options.bundle, this.#options);
  }

  /** Who looks at something else must not wait for a browser as long as a long film is exported. */
  async #takeForWork(): Promise<StagePage> {
    this.#atWork += 1;
    const timer = setTimeout(() => this.#fill(1), whileMs).unref();
    const rest = () => {
      clearTimeout(timer);
      this.#atWork -= 1;
      this.#fillAtRest();
    };
    try {
      const page = await this.#next();
      void page.browser.exited.then(rest);
      return page;
    } catch (error) {
      rest();
      throw error;
    }
  }

  /** A browser that starts in the middle of an export takes as much from it as half a second of its frames. */
  #fillAtRest(): void {
    if (this.#atWork === 0) this.#fill();
  }

  /** A page that cannot be opened is tried again by whoever takes it, and the error is theirs. */
  #fill(most = this.#options.size): void {
    const wanted = Math.min(this.#isUsed ? most : 1, this.#options.size);
    while (!this.#closed && this.#warm.length < wanted) {
      const page = StagePage.open(this.#options.bundle, this.#options);
      page.catch(() => undefined);
      this.#warm.push(page);
    }
  }
}
