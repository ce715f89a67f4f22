import type { Protocol } from 'puppeteer';
import { AppError } from '../../contract/errors.ts';
import { answerRequests } from './answer-requests.ts';
import { type BrowserOptions, type StageBrowser, startBrowser } from './browser.ts';
import { within } from './deadline.ts';
import { FrameClock } from './frame-clock.ts';
import { stageOrigin } from './page-html.ts';
import { SceneAssets } from './scene-assets.ts';
import type { PageFiles, SceneModules } from './source-of.ts';

const loadSeconds = 60;

/** A browser whose page has loaded the stage and no scene yet: what the warm pool holds. */
export class StagePage implements AsyncDisposable {
  readonly browser: StageBrowser;
  readonly clock: FrameClock;
  readonly modules: SceneModules;
  readonly assets = new SceneAssets();

  private constructor(browser: StageBrowser, modules: SceneModules) {
    this.browser = browser;
    this.clock = new FrameClock(browser);
    this.modules = modules;
  }

  static async open(files: PageFiles, options: BrowserOptions = {}): Promise<StagePage> {
    const browser = await startBrowser(options);
    const page = new StagePage(browser, new Map());
    try {
      await within(loadSeconds, page.#load(files), () => new AppError('internal', 'The stage did not load'));
      return page;
    } catch (error) {
      await browser.end();
      throw error;
    }
  }

  async #load(files: PageFiles): Promise<void> {
    const { page } = this.browser;
    await answerRequests(page, files, this);
    // No further domain: a scene that floods the console or opens a dialog must not reach us.
    await page.send('Inspector.enable');
    page.on('Inspector.targetCrashed', () => void this.browser.end());
    await this.clock.while(page.send('Page.navigate', { url: `${stageOrigin}/` }));
    while (!(await this.evaluate<boolean>('typeof stage === "object"'))) await this.clock.tick();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.page.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      // That of the browser.
      deviceScaleFactor: 0,
      mobile: false,
    });
  }

  /** Lets pictures be transparent where nothing is painted. */
  async clear(): Promise<void> {
    await this.browser.page.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  }

  /** Value of an expression in the page, after its promise when it is one. Rejects with the page's own message. */
  async evaluate<T>(expression: string): Promise<T> {
    const reply = await this.browser.page.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const thrown = reply.exceptionDetails ? describe(reply.exceptionDetails) : null;
    if (thrown === null) return reply.result.value as T;
    // Only a scene that left the page can have taken the stage away.
    const isGone = thrown.startsWith('ReferenceError: stage ');
    throw new AppError(isGone ? 'scene_crashed' : 'internal', `The page threw ${thrown}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.end();
  }
}

function describe(details: Protocol.Runtime.ExceptionDetails): string {
  return (details.exception?.description ?? details.text).slice(0, 2000);
}
