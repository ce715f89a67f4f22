import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { AppError } from '../contract/errors.ts';
import { type RateClass, rateClasses } from '../contract/rate-classes.ts';
import { type Counters, countersTable } from '../db/counters.ts';

/** Counts one request of `who` (a key's id or an address) and refuses it, 429, when its minute is used up. */
export type LimitRate = (rateClass: RateClass, who: string) => Promise<void>;

const seconds = 60;
/** Looking is counted in this process alone: a query for each look would cost as much as the look. */
const inMemory: readonly RateClass[] = ['read', 'open'];

/**
 * Limits by class. What changes something is counted in Postgres, over all processes; who is over a limit is refused
 * from memory until the minute ends, so refusals cost no query. While Postgres does not answer, memory counts.
 */
export function createLimitRate(limits: Config['rateLimits'], { pool }: Counters): LimitRate {
  const limiterOf = (rateClass: RateClass): RateLimiterAbstract => {
    const options = { keyPrefix: rateClass, points: limits[rateClass], duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (inMemory.includes(rateClass)) return memory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: countersTable,
      tableCreated: true,
      inMemoryBlockOnConsumed: limits[rateClass] + 1,
      insuranceLimiter: memory,
    });
  };
  const limiters = new Map(rateClasses.map((rateClass) => [rateClass, limiterOf(rateClass)]));
  return async (rateClass, who) => {
    try {
      await limiters.get(rateClass)?.consume(who);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('rate_limited', `${rateClass} by ${who}`, {
        detail: `${limits[rateClass]} requests a minute are served of this kind (${rateClass}).`,
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      });
    }
  };
}
