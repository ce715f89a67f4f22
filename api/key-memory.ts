import type { Database } from '../db/orm.ts';
import { type KeyHolder, keys } from '../db/repositories/keys.ts';

/** Who holds a key, remembered for a moment: a query for each request would cost as much as many of the requests. */
export interface KeyMemory {
  /** The holder of the key with this hash; null for a key that does not live. */
  holderOf(hash: string): Promise<KeyHolder | null>;
  forget(): void;
}

const rememberedMs = 2_000;
const mostKeys = 10_000;

export function createKeyMemory(database: Database): KeyMemory {
  const known = new Map<string, { holder: KeyHolder; until: number }>();
  let generation = 0;
  return {
    async holderOf(hash) {
      const found = known.get(hash);
      if (found && found.until > Date.now()) return found.holder;
      const asked = generation;
      const holder = await keys.holderOf(database.fork(), hash);
      if (!holder) return null;
      if (holder.isStale) await keys.touch(database.fork(), holder.keyId);
      if (known.size >= mostKeys) known.clear();
      // What was read before the memory was cleared may be what it was cleared for.
      const remembered = Math.min(rememberedMs, holder.msLeft ?? rememberedMs);
      if (asked === generation) known.set(hash, { holder, until: Date.now() + remembered });
      return holder;
    },
    forget() {
      generation += 1;
      known.clear();
    },
  };
}
