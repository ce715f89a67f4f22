import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child-process.ts';

/** A server that comes back where it was when it ends by itself. */
export interface KeptServer {
  /** As of now. */
  readonly child: Child;
  stop(signal: NodeJS.Signals, patienceMs: number): Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/**
 * Starts a server again, on the ports and files that it had, as often as it ends before it is stopped, and tells of it;
 * where nobody is told it stays away.
 */
export function keepUp(
  first: Child,
  startAgain: () => Promise<Child>,
  tell: ((line: string) => void) | undefined,
): KeptServer {
  let [child, isWanted, pauseMs, startedAt] = [first, true, firstPauseMs, Date.now()];
  const comeBack = async () => {
    for (;;) {
      const how = await child.exited;
      if (!isWanted || !tell) return;
      if (Date.now() - startedAt > 2 * longestPauseMs) pauseMs = firstPauseMs;
      tell(`${child.name} ${how}; it starts again in ${pauseMs / 1000} s`);
      await delay(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (!isWanted) return;
      // One that cannot start, such as Postgres beside a predecessor that is still dying, ends and is started once more.
      child = await startAgain();
      if (!isWanted) return;
      startedAt = Date.now();
    }
  };
  const over = comeBack();
  return {
    get child() {
      return child;
    },
    async stop(signal, patienceMs) {
      isWanted = false;
      await child.stop(signal, patienceMs);
      await over;
      // It may have been starting.
      await child.stop(signal, patienceMs);
    },
  };
}
