import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Account } from './entities/account.ts';
import { ApiKey } from './entities/api-key.ts';
import { Asset } from './entities/asset.ts';
import { ContextEntry } from './entities/context-entry.ts';
import { Entry } from './entities/entry.ts';
import { ExportRecord } from './entities/export-record.ts';
import { FileRecord } from './entities/file-record.ts';
import { Hold } from './entities/hold.ts';
import { IdempotencyRecord } from './entities/idempotency-record.ts';
import { LedgerAccount } from './entities/ledger-account.ts';
import { Person } from './entities/person.ts';
import { Project } from './entities/project.ts';
import { ProviderAttempt } from './entities/provider-attempt.ts';
import { Review } from './entities/review.ts';
import { Revision } from './entities/revision.ts';
import { RevisionScene } from './entities/revision-scene.ts';
import { Run } from './entities/run.ts';
import { RunEvent } from './entities/run-event.ts';
import { RunNote } from './entities/run-note.ts';
import { SceneVersion } from './entities/scene-version.ts';
import { Session } from './entities/session.ts';
import { Subscription } from './entities/subscription.ts';
import { TopUp } from './entities/top-up.ts';
import { Transfer } from './entities/transfer.ts';
import { Webhook } from './entities/webhook.ts';
import { WebhookDelivery } from './entities/webhook-delivery.ts';
import { returnLostConnections } from './return-lost-connections.ts';

const entities = [
  Account,
  ApiKey,
  Person,
  Session,
  Project,
  Revision,
  SceneVersion,
  RevisionScene,
  ContextEntry,
  Run,
  RunEvent,
  RunNote,
  Review,
  ExportRecord,
  FileRecord,
  Asset,
  IdempotencyRecord,
  LedgerAccount,
  Transfer,
  Entry,
  Hold,
  ProviderAttempt,
  TopUp,
  Subscription,
  Webhook,
  WebhookDelivery,
];

/** A pool of connections. Repositories take the `EntityManager` that `fork` or `transaction` hands out. */
export interface Database extends AsyncDisposable {
  readonly url: string;
  readonly orm: MikroORM;
  /** One for each request or activity. */
  fork(): EntityManager;
  /** Runs `work` in one transaction: all of it or nothing. After a deadlock it is run again. */
  transaction<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** What Postgres says to one of two transactions that wait for each other: nothing of it has happened. */
const collisions = ['40P01', '40001'];
const triesAtMost = 3;

/** A transaction that lost to another is run again from its start, a few times. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === triesAtMost || !collisions.includes(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

/** Opens the database at `url` (`postgres://…`), at most `connections` at a time. Fails when it does not answer. */
export async function openDatabase(url: string, { connections = 10 } = {}): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    pool: { min: 0, max: connections },
    driverOptions: { onPoolCreated: returnLostConnections },
    ensureDatabase: false,
  });
  const database: Database = {
    url,
    orm,
    fork: () => orm.em.fork(),
    transaction: (work) => again(() => orm.em.fork().transactional(work)),
    async ping() {
      await orm.em.getConnection().execute('select 1');
    },
    async [Symbol.asyncDispose]() {
      await orm.close();
    },
  };
  await database.ping();
  return database;
}
