import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { within } from './deadline.ts';
import type { StagePage } from './stage-page.ts';

/** What became of a call that did not answer: the scene that kept the page busy, or that broke it. */
export interface PageFailure {
  kind: 'timeout' | 'crash';
  /** Key of the scene whose code ran last, when the page could still be asked. */
  key: string | undefined;
  /** What the browser said, for our log. */
  cause: string;
}

class Late extends Error {}

/** A moment, or seconds where other work keeps the machine busy: who is not named in time is blamed with the guilty. */
const tellSeconds = 5;

/**
 * The wall clock outside the page. A call that takes longer than a scene may, or breaks the browser, is ended with its
 * whole process tree, and the answer says which scene it was. Errors of ours and the caller's own abort are thrown.
 */
export async function watched<T>(
  page: StagePage,
  work: Promise<T>,
  signal?: AbortSignal,
): Promise<{ value: T } | PageFailure> {
  try {
    return { value: await within(limits.sceneReadySeconds, work, () => new Late()) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AppError) throw error;
    const isLate = error instanceof Late;
    const key = isLate ? await busyScene(page) : undefined;
    const cause = `${String(error)} ${page.browser.stderr().slice(-1000)}`;
    await page.browser.end();
    return { kind: isLate ? 'timeout' : 'crash', key, cause };
  }
}

/** Ending the running script works from outside while the page hangs; then it answers once more. */
async function busyScene(page: StagePage): Promise<string | undefined> {
  const asked = page.browser.page
    .send('Runtime.terminateExecution')
    .then(() => page.evaluate<string>('stage.currentScene()'));
  return within(tellSeconds, asked, () => new Late()).catch(() => undefined);
}
