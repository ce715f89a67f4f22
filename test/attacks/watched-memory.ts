const rss = () => process.memoryUsage.rss() / 2 ** 20;

/** MiB by which this process grows at most, from now until it is asked. */
export function watchedMemory(): { growthMiB(): number } {
  const before = rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, rss());
  }, 50).unref();
  return {
    growthMiB() {
      clearInterval(timer);
      return Math.max(peak, rss()) - before;
    },
  };
}
