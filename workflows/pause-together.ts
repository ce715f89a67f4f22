import { condition, isCancellation, patched } from '@temporalio/workflow';
import type { StartedChild } from './follow-child.ts';
import { pauseSignal, type Standing } from './standing.ts';
import type { Waits } from './wait-points.ts';

/** Follows a child to its end, and says by what it can be told as soon as it lives. */
export type Follow = (onStart: (child: StartedChild) => void) => Promise<void>;

interface Followed {
  child: StartedChild | null;
  isOver: boolean;
}

/** Follows a child that can stand still itself: as long as it lives, it is told of each pause and of its end. */
export async function pauseTogether(state: Standing, waits: Waits, follow: Follow): Promise<void> {
  const followed: Followed = { child: null, isOver: false };
  const following = follow((child) => {
    followed.child = child;
  }).finally(() => {
    followed.isOver = true;
  });
  // Both to their ends: a cancel waits for that of the child.
  const [ended] = await Promise.allSettled([following, relay(state, waits, followed)]);
  if (ended.status === 'rejected') throw ended.reason;
}

async function relay(state: Standing, waits: Waits, followed: Followed): Promise<void> {
  for (;;) {
    await condition(() => followed.isOver || (state.isPaused && followed.child !== null));
    // Runs of earlier workers stood still after the child had ended.
    if (followed.isOver || !patched('pauses-reach-children')) return;
    await tell(followed, true);
    const key = await waits.begin('paused');
    await condition(() => followed.isOver || !state.isPaused);
    await tell(followed, false);
    await waits.end(key);
  }
}

/** Lets the child stand still or go on; one that has just ended hears nothing. */
async function tell({ child, isOver }: Followed, isPaused: boolean): Promise<void> {
  if (isOver) return;
  try {
    await child?.signal(pauseSignal, { isPaused });
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
}
