import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { within } from './deadline.ts';
import type { StagePage } from './stage-page.ts';

/** What became of a call that did not answer: the scene that kept the page busy, or that broke it. */
export interface PageFailure {
  kind: 'timeout' | 'crash';
  /** Key of the scene whose code ran last, when the page could still be asked. */
  key: string | undefined;
}

class Late extends Error {}

/**
 * The wall clock outside the page. A call that takes longer than a scene may is ended: the whole tree is killed, and
 * `onFailure` hears which scene it was.
 */
export async function watched<T>(
  page: StagePage,
  work: Promise<T>,
  onFailure: (failure: PageFailure) => void,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await within(limits.sceneReadySeconds, work, () => new Late());
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AppError) throw error;
    const isLate = error instanceof Late;
    const key = isLate ? await busyScene(page) : undefined;
    const said = page.browser.stderr().slice(-1000);
    await page.browser.end();
    onFailure({ kind: isLate ? 'timeout' : 'crash', key });
    if (isLate) throw new AppError('scene_timeout', `The page was busy for ${limits.sceneReadySeconds} s`);
    throw new AppError('scene_crashed', `The page broke: ${String(error)} ${said}`, { cause: error });
  }
}

/** Ending the running script works from outside while the page hangs; then it answers once more. */
async function busyScene(page: StagePage): Promise<string | undefined> {
  const asked = page.browser.page
    .send('Runtime.terminateExecution')
    .then(() => page.evaluate<string>('stage.currentScene()'));
  return within(1, asked, () => new Late()).catch(() => undefined);
}
