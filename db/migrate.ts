import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { FirstTables } from './migrations/0001-first-tables.ts';
import { Ledger } from './migrations/0002-ledger.ts';
import { Keys } from './migrations/0003-keys.ts';
import { RateLimits } from './migrations/0004-rate-limits.ts';
import { Money } from './migrations/0005-money.ts';
import { Payments } from './migrations/0006-payments.ts';
import { People } from './migrations/0007-people.ts';
import { Webhooks } from './migrations/0008-webhooks.ts';
import { Criteria } from './migrations/0009-criteria.ts';
import { ExportCache } from './migrations/0011-export-cache.ts';
import { Transcripts } from './migrations/0012-transcripts.ts';
import { Loops } from './migrations/0013-loops.ts';
import { Assets } from './migrations/0021-assets.ts';
import { AssetMedia } from './migrations/0022-asset-media.ts';
import { Media } from './migrations/0023-media.ts';
import { Sound } from './migrations/0024-sound.ts';
import { ProjectChanges } from './migrations/0025-project-changes.ts';
import { Asks } from './migrations/0029-asks.ts';
import { FontsAndCalls } from './migrations/0030-fonts-and-calls.ts';

/** Any fixed number: names the lock that lets one process migrate at a time. */
const lockNumber = 7_267_001;

/** Brings the database at `url` up to date. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const gate = new pg.Client({ connectionString: url });
  await gate.connect();
  try {
    await gate.query('select pg_advisory_lock($1)', [lockNumber]);
    await runMigrations(url);
  } finally {
    await gate.end();
  }
}

async function runMigrations(url: string): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    migrations: {
      migrationsList: [
        { name: '0001-first-tables', class: FirstTables },
        { name: '0002-ledger', class: Ledger },
        { name: '0003-keys', class: Keys },
        { name: '0004-rate-limits', class: RateLimits },
        { name: '0005-money', class: Money },
        { name: '0006-payments', class: Payments },
        { name: '0007-people', class: People },
        { name: '0008-webhooks', class: Webhooks },
        { name: '0009-criteria', class: Criteria },
        { name: '0011-export-cache', class: ExportCache },
        { name: '0012-transcripts', class: Transcripts },
        { name: '0013-loops', class: Loops },
        { name: '0021-assets', class: Assets },
        { name: '0022-asset-media', class: AssetMedia },
        { name: '0023-media', class: Media },
        { name: '0024-sound', class: Sound },
        { name: '0025-project-changes', class: ProjectChanges },
        { name: '0029-asks', class: Asks },
        { name: '0030-fonts-and-calls', class: FontsAndCalls },
      ],
      snapshot: false,
      silent: true,
    },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}
