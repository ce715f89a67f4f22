import { Migration } from '@mikro-orm/migrations';

/** Counters of requests. Unlogged: they cost no write-ahead log, and a crash of the server merely starts them anew. */
export class RateLimits extends Migration {
  override name = '0004-rate-limits';

  override up(): void {
    this.addSql(
      'create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
  }
}
