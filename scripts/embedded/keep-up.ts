import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child-process.ts';
import { RestartPauses } from './restart-pauses.ts';

/** A server that comes back where it was when it ends by itself. */
export interface KeptServer {
  /** As of now. */
  readonly child: Child;
  stop(signal: NodeJS.Signals, patienceMs: number): Promise<void>;
}

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
  let [child, isWanted] = [first, true];
  const pauses = new RestartPauses(longestPauseMs);
  const comeBack = async () => {
    for (;;) {
      const how = await child.exited;
      if (!isWanted || !tell) return;
      const { pauseMs, line } = pauses.next(child.name, how);
      tell(line);
      await delay(pauseMs);
      if (!isWanted) return;
      // One that cannot start, such as Postgres beside a predecessor that is still dying, ends and is started once more.
      child = await startAgain();
      if (!isWanted) return;
      pauses.started();
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
