import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import type { ActivityPorts } from '../../activities/ports.ts';
import { createGuardedClient } from '../../adapters/http/guarded-client.ts';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { startRun } from '../../adapters/temporal/start-run.ts';
import type { Temporal } from '../../adapters/temporal/temporal.ts';
import { createLogger } from '../../config/logger.ts';
import { noMedia } from '../../config/media.ts';
import type { Billing } from '../../contract/ledger.ts';
import type { RunKind, TaskQueue } from '../../contract/names.ts';
import type { Run } from '../../db/entities/run.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/orm.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { projects } from '../../db/repositories/projects.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { Director } from '../../domain/directing/director.ts';
import { createOfflineDirector } from '../../domain/directing/offline-director.ts';
import type { MediaEnds } from '../../domain/media/media-end.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { activitiesByQueue } from '../../worker/activities-by-queue.ts';
import { createWorkers } from '../../worker/create-workers.ts';
import { prepareMedia } from '../../worker/prepare-media.ts';
import { prepareStage } from '../../worker/prepare-stage.ts';
import { registerAttributes } from '../../worker/register-attributes.ts';
import { testDatabaseUrl, testTemporalAddress, testWorkflowBundle } from '../embedded.ts';
import { patienceMs } from '../patience.ts';
import { openNamespace } from './temporal-namespace.ts';

export interface WorkflowStack extends AsyncDisposable {
  ports: ActivityPorts & { temporal: Temporal };
  /** An account with an empty project whose context gate is open. */
  project(size?: { width: number; height: number; fps: number }): Promise<{ accountId: string; projectId: string }>;
  /** Makes a run's rows as the API does and starts its workflow. */
  start(
    project: { accountId: string; projectId: string },
    kind: RunKind,
    input: Record<string, unknown>,
    revisionId?: string,
    paid?: Paid,
    provider?: string,
  ): Promise<string>;
  /** Gives an account balance that nobody paid for. */
  grant(accountId: string, micros: number): Promise<void>;
  /** Waits until the run is over. */
  ended(runId: string): Promise<Run>;
  events(runId: string): Promise<{ seq: number; type: string; body: Record<string, unknown> }[]>;
  /** More workers of a build, until they are told to go. */
  deploy(buildId: string): Promise<RunningWorkers>;
}

export type RunningWorkers = AsyncDisposable;

/** What the run holds before it starts: the least of budget, high quote and balance. */
interface Paid {
  quote?: Quote;
  /** How the run's own runs are charged. */
  billing?: Billing;
  budgetMicros?: number;
}

export interface StackOptions {
  director?: Director;
  /** Who makes media files; the embedded ends without it. */
  media?: MediaEnds;
  /** Activities are performed twice, as if the first acknowledgement had been lost. */
  twice?: boolean;
  /** No workers until some are deployed. */
  unserved?: boolean;
}

const small = { width: 320, height: 180, fps: 10 };

/** The real workers in this process, on a database and a Temporal namespace of their own. */
export async function openWorkflowStack({
  director,
  media,
  twice = false,
  unserved = false,
}: StackOptions = {}): Promise<WorkflowStack> {
  await using opened = new AsyncDisposableStack();
  quietRuntime();
  const dataDir = await mkdtemp(join(tmpdir(), 'fw-workflows-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const scratchDir = join(dataDir, 'scratch');
  await mkdir(scratchDir);
  const databaseUrl = await testDatabaseUrl();
  await migrate(databaseUrl);
  const database = opened.use(await openDatabase(databaseUrl));
  const temporal = opened.use(await openNamespace());
  const connection = await NativeConnection.connect({ address: await testTemporalAddress() });
  opened.defer(() => connection.close());
  const logger = createLogger({ logLevel: 'warn' }, 'worker');
  const stage = opened.use(await prepareStage({ allowUnsandboxed: false, dataDir }, logger));
  const outbound = createGuardedClient({ allow: [] });
  const ports = {
    database,
    temporal,
    logger,
    storage: createStorage({ kind: 'folder', folder: join(dataDir, 'objects') }),
    director: director ?? createOfflineDirector(),
    outbound,
    stage,
    media: media ?? prepareMedia(noMedia, { stage, scratchDir, outbound, publicBaseUrl: null }),
    limits: { renderSlots: 2, providerCostCapMicros: 5_000_000, chunkCacheBytes: 1e9 },
    scratchDir,
  };
  await registerAttributes(temporal, logger);
  const serve = (buildId: string | null) => startWorkers({ connection, ports, buildId, twice });
  if (!unserved) opened.use(await serve(null));
  const kept = opened.move();
  return { ports, ...actionsOn(ports), deploy: serve, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function startWorkers({
  connection,
  ports,
  buildId,
  twice,
}: {
  connection: NativeConnection;
  ports: WorkflowStack['ports'];
  buildId: string | null;
  twice: boolean;
}): Promise<RunningWorkers> {
  const queues = ['core' as const, 'direct' as const, 'stills' as const, 'render' as const];
  const config = { temporal: ports.temporal, worker: { queues, renderSlots: 2, stillsSlots: 2, buildId } };
  const workers = await createWorkers({
    ...{ config, connection, ports, workflowBundle: await testWorkflowBundle() },
    // So small that every test of workflows is one of replay too.
    cachedWorkflows: 3,
    activities: twice ? performedTwice(activitiesByQueue(ports)) : undefined,
  });
  const running = Promise.all(workers.map((worker) => worker.run()));
  return {
    async [Symbol.asyncDispose]() {
      for (const worker of workers) worker.shutdown();
      await running;
    },
  };
}

type ByQueue = ReturnType<typeof activitiesByQueue>;

/** Those that open a browser or an encoder cost seconds: the first performance of each is doubled, of all others every one. */
const costly: readonly TaskQueue[] = ['stills', 'render'];

function performedTwice(byQueue: ByQueue): ByQueue {
  const doubled = Object.entries(byQueue).map(([queue, activities]) => [
    queue,
    Object.fromEntries(
      Object.entries(activities).map(([name, activity]) => {
        let isDoubled = true;
        const perform = async (...args: never[]) => {
          const first = isDoubled ? activity(...args) : undefined;
          isDoubled = !costly.includes(queue as TaskQueue);
          await first;
          return activity(...args);
        };
        return [name, perform];
      }),
    ),
  ]);
  return Object.fromEntries(doubled) as ByQueue;
}

function actionsOn(ports: WorkflowStack['ports']) {
  const { database, temporal } = ports;
  return {
    async project(size = small) {
      const em = database.fork();
      const { id: accountId } = await accounts.create(em, { email: 'someone@example.org', name: 'Someone' });
      const { id: projectId } = await projects.create(em, accountId, { name: 'A film', directed: false, ...size });
      await contexts.add(em, projectId, 'goal', 'Announce the launch of Tidewater.');
      await contexts.add(em, projectId, 'requirement', 'Eight seconds, three scenes.');
      await contexts.add(em, projectId, 'brand', 'Colours #1b4dff and #ffffff; calm.');
      return { accountId, projectId };
    },
    async start(
      project: { accountId: string; projectId: string },
      kind: RunKind,
      input: Record<string, unknown>,
      revisionId?: string,
      paid?: Paid,
      provider = 'offline',
    ) {
      const writes = { loop: true, production: true, prompt: input.spar !== true, mend: input.apply === true };
      const writing = kind in writes && writes[kind as keyof typeof writes];
      const { headRevisionId } = await projects.find(database.fork(), project.projectId);
      const wanted = {
        ...{ ...project, kind, writing, input, requestHash: '', provider, phase: 'context' as const },
        ...{
          revisionId: revisionId ?? headRevisionId,
          budgetMicros: paid?.budgetMicros ?? null,
          billing: paid?.billing,
        },
      };
      const { run } = await openPaidRun(database.fork(), wanted, { quote: paid?.quote ?? null });
      await startRun(temporal.client, { id: run.id, kind, projectId: project.projectId, phase: 'context' }, patienceMs);
      await runs.markStarted(database.fork(), run.id);
      return run.id;
    },
    async grant(accountId: string, amountMicros: number) {
      await ledger.grant(database.fork(), { accountId, key: randomUUID(), amountMicros });
    },
    async ended(runId: string) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
        const run = await runs.find(database.fork(), runId);
        if (run.endedAt) return run;
      }
      throw new Error(`run ${runId} did not end`);
    },
    events: (runId: string) => runs.eventsSince(database.fork(), runId, 0),
  };
}

let isQuiet = false;

function quietRuntime(): void {
  if (isQuiet) return;
  isQuiet = true;
  Runtime.install({ logger: new DefaultLogger('ERROR') });
}
