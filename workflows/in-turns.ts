/** Runs `work` on every item, at most `atOnce` at a time, in the items' order. Stops starting new ones after a failure. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const takeTurns = async () => {
    while (next < items.length && !failed) {
      const item = items[next++] as Item;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
}
