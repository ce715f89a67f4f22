import type { Protocol } from 'puppeteer';
import type { StageBrowser } from './browser.ts';

export type Screenshot = Protocol.HeadlessExperimental.ScreenshotParams;

const intervalMs = 1000 / 60;

/**
 * Issues the compositor's frames. Nothing in the page moves by itself: loading, animation frames and pixels all need
 * one. Ticks rise by a fixed step, so no time of the machine reaches the page.
 */
export class FrameClock {
  readonly #browser: Pick<StageBrowser, 'page' | 'pictureOf'>;
  #ticks = 1_000_000;

  constructor(browser: Pick<StageBrowser, 'page' | 'pictureOf'>) {
    this.#browser = browser;
  }

  /** One frame; with `screenshot` its pixels. */
  async tick(screenshot?: Screenshot): Promise<Buffer | null> {
    this.#ticks += intervalMs;
    const { screenshotData } = await this.#browser.page.send('HeadlessExperimental.beginFrame', {
      frameTimeTicks: this.#ticks,
      interval: intervalMs,
      ...(screenshot ? { screenshot } : {}),
    });
    return screenshotData ? this.#browser.pictureOf(screenshotData) : null;
  }

  /** Frames until `work` is done. */
  async while<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const finished = work.finally(() => {
      done = true;
    });
    const settled = finished.catch(() => undefined);
    while (!done) {
      await this.tick().catch(() => undefined);
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 4))]);
    }
    return finished;
  }
}
