import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../contract/errors.ts';
import type { Child } from './child-process.ts';

/** Asks `probe` until it answers true. Fails, with the last log lines, when the child ends or the time is over. */
export async function waitUntilReady(child: Child, probe: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (!child.isAlive()) throw notReady(child, await child.exited);
    if (await probe().catch(() => false)) return;
    await delay(40);
  }
  throw notReady(child, `was not ready within ${timeoutMs / 1000} s`);
}

function notReady(child: Child, reason: string): AppError {
  const message = `${child.name} ${reason}. Its last lines, from ${child.logFile}:\n${child.lastLines(15)}`;
  return new AppError('unavailable', message, { retryAfter: 5 });
}

/**
 * Whether the child's log says that its port was taken between our look and its start. A Go program may end in a panic
 * over it, with its words above a long trace.
 */
export const lostItsPort = (child: Child): boolean =>
  /address already in use|could not bind|^panic: /im.test(child.lastLines(600));
