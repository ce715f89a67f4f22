/** Signals of one wish arrive within this: npm passes a terminal's Ctrl-C on to a child that had it already. */
const sameWishMs = 1_000;

/** Calls `stop` once when the process is asked to end; asked again later, it ends at once and the kernel ends its children. */
export function onStopSignal(stop: () => void): void {
  let askedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt === 0) {
        askedAt = performance.now();
        stop();
      } else if (performance.now() - askedAt > sameWishMs) {
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      }
    });
  }
}
