/** An event of a run's stream, `at` in milliseconds. */
interface Told {
  type: string;
  at: number;
}

/** Milliseconds that a run stood still until `now`, as its events tell, oldest first: paused, or waiting for money. */
export function stoodStillMs(events: readonly Told[], now: number): number {
  let [since, total]: [number | null, number] = [null, 0];
  for (const { type, at } of events) {
    if (type === 'waiting') since ??= at;
    else if (type === 'resumed' && since !== null) [since, total] = [null, total + at - since];
  }
  return total + (since === null ? 0 : Math.max(0, now - since));
}
