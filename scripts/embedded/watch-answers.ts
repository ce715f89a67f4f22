import { setTimeout as delay } from 'node:timers/promises';

/** Failures in a row before a server is given up: one may be of a call that was cancelled, and passes. */
const patience = 3;

/**
 * What the embedded Temporal's SQLite driver answers, to every call and for ever, once a cancelled one left its only
 * connection interrupted (modernc.org/sqlite before 1.44; temporalio/temporal#9198). Its process lives on.
 */
export const isStuck = (error: unknown): boolean => /\binterrupted \(9\)/.test(String(error));

/**
 * Asks every `everyMs` and calls `giveUp` when `ask` has failed for being stuck three times in a row; any other answer
 * or failure counts from nought again. Goes on, since the next server may stick too, until it is disposed of.
 */
export function watchAnswers(ask: () => Promise<unknown>, giveUp: () => void, everyMs: number): AsyncDisposable {
  const over = new AbortController();
  const watching = (async () => {
    for (let stuck = 0; !over.signal.aborted; ) {
      await delay(everyMs, undefined, { signal: over.signal, ref: false }).catch(() => {});
      if (over.signal.aborted) return;
      stuck = (await ask().then(() => false, isStuck)) ? stuck + 1 : 0;
      if (stuck < patience) continue;
      giveUp();
      stuck = 0;
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}
