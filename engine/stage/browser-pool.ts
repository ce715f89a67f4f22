import type { BrowserOptions } from './browser.ts';
import type { StageBundle } from './stage-bundle.ts';
import { StagePage } from './stage-page.ts';

export interface PoolOptions extends BrowserOptions {
  bundle: StageBundle;
  /** Warm pages kept ready once the first was taken, and one until then; each is a browser of its own. */
  size: number;
}

export interface TakeOptions {
  /** `soon`: after a look or two; `afterwards`: when the page that was taken is gone, and one after a while. */
  refill?: 'now' | 'soon' | 'afterwards';
}

/** As long as a review of a short film. */
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
    const page = await this.#warm.shift()?.catch(() => undefined);
    if (refill === 'now') this.#fill();
    if (refill === 'soon') setTimeout(() => this.#fill(), soonMs).unref();
    const taken = page?.browser.alive ? page : await StagePage.open(this.#options.bundle, this.#options);
    if (refill === 'afterwards') this.#fillAfter(taken);
    return taken;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    const pages = await Promise.allSettled(this.#warm.splice(0));
    await Promise.all(
      pages.map((page) => (page.status === 'fulfilled' ? page.value[Symbol.asyncDispose]() : undefined)),
    );
  }

  /** Who looks at something else must not wait for a browser as long as a long film is exported. */
  #fillAfter(taken: StagePage): void {
    const timer = setTimeout(() => this.#fill(1), whileMs).unref();
    void taken.browser.exited.then(() => {
      clearTimeout(timer);
      this.#fill();
    });
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
