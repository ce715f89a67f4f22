export interface Stopwatch {
  /** Runs `work` and adds its wall time to the phase. */
  time<Result>(phase: string, work: () => Promise<Result>): Promise<Result>;
  /** Wall seconds by phase, in the order of their first use. */
  seconds(): Record<string, number>;
}

/** Adds up wall time by phase. */
export function createStopwatch(): Stopwatch {
  const spent = new Map<string, number>();
  return {
    async time(phase, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        spent.set(phase, (spent.get(phase) ?? 0) + (performance.now() - start) / 1000);
      }
    },
    seconds: () => Object.fromEntries(spent),
  };
}
