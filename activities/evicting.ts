import { cachedObjects } from '../db/repositories/cached-objects.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'limits'>;

/** Unused parts and stills go after so many days, whatever room there is. */
const days = 30;
const atOnce = 50;
const rounds = 40;

/** Keeps the cache of parts and stills in its bounds: the least recently used go first. */
export function createEvictingActivities({ database, storage, limits }: Ports) {
  /** The rows stay locked until the objects are gone, so that nobody counts on one that is just going. */
  const evictSome = () =>
    database.transaction(async (em) => {
      const keys = await cachedObjects.lockSurplus(em, { mostBytes: limits.chunkCacheBytes, days, count: atOnce });
      for (const key of keys) {
        await storage.remove(key);
        await cachedObjects.forget(em, key);
      }
      return keys.length;
    });
  return {
    async evictUnused(): Promise<{ evicted: number }> {
      let evicted = 0;
      for (let round = 0; round < rounds; round += 1) {
        const count = await evictSome();
        evicted += count;
        if (count < atOnce) break;
      }
      return { evicted };
    },
  };
}
export type EvictingActivities = ReturnType<typeof createEvictingActivities>;
