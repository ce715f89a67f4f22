import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { EarlyLooks } from '../activities/early-looks.ts';
import { createGuardedClient } from '../adapters/http/guarded-client.ts';
import { createStorage } from '../adapters/storage/create-storage.ts';
import { createPayments } from '../adapters/stripe/create-payments.ts';
import { openTemporal } from '../adapters/temporal/temporal.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../config/logger.ts';
import { migrate } from '../db/migrate.ts';
import { listen } from '../db/notifications.ts';
import { openDatabase } from '../db/orm.ts';
import { media } from '../db/repositories/media.ts';
import { bundleWorkflows, createWorkers } from './create-workers.ts';
import { createDirector } from './director.ts';
import { prepareMedia, toldEnds } from './prepare-media.ts';
import { prepareStage } from './prepare-stage.ts';
import { registerAttributes } from './register-attributes.ts';
import { scheduleHousekeeping } from './schedule-housekeeping.ts';
import { openScratchFolder } from './scratch-folder.ts';

const patienceMs = 60_000;

/** Wires the ports, proves the jail, polls until a signal ends it, then closes all in reverse order. */
export async function runWorker(config: Config, logger: Logger): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { queues } = config.worker;
  const workflowBundle = queues.includes('core') ? bundleWorkflows() : undefined;
  // Met where it is awaited.
  workflowBundle?.catch(() => {});
  const stage = opened.use(await prepareStage(config, logger));
  const connect = () => NativeConnection.connect({ address: config.temporal.address });
  const connection = await patiently(logger, 'Temporal', connect);
  opened.defer(() => connection.close());
  await patiently(logger, 'Postgres', () => migrate(config.databaseUrl));
  const temporal = opened.use(openTemporal(config.temporal));
  const scratch = opened.use(await openScratchFolder(config.dataDir));
  const outbound = createGuardedClient({ allow: config.outboundAllow });
  const ports = {
    database: opened.use(await openDatabase(config.databaseUrl, { connections: 20 })),
    storage: createStorage(config.storage),
    payments: createPayments(config),
    outbound,
    director: createDirector(config),
    media: prepareMedia(config.media, {
      ...{ stage, scratchDir: scratch.path, outbound, publicBaseUrl: config.publicBaseUrl },
    }),
    temporal,
    stage,
    logger,
    limits: {
      renderSlots: config.worker.renderSlots,
      providerCostCapMicros: config.providerCostCapMicros,
      chunkCacheBytes: config.chunkCacheBytes,
    },
    scratchDir: scratch.path,
  };
  await registerAttributes(temporal, logger);
  if (queues.includes('stills')) await media.tellEnds(ports.database.fork(), toldEnds(ports.media));
  const earlyLooks = queues.includes('stills') ? opened.use(new EarlyLooks(ports)) : undefined;
  if (earlyLooks) opened.use(await hearOfPreviews(config.databaseUrl, earlyLooks));
  const workers = await createWorkers({
    ...{ config, connection, workflowBundle: await workflowBundle },
    ports: { ...ports, earlyLooks },
  });
  const running = runAll(workers);
  // Met where it is awaited; until then the schedule may fail first.
  running.catch(() => {});
  if (queues.includes('core')) await scheduleHousekeeping(temporal);
  logger.info({ queues, director: ports.director.name }, 'worker ready');
  await running;
}

/** As the API accepts them. A word that is lost costs nothing but the head start. */
function hearOfPreviews(databaseUrl: string, looks: EarlyLooks): Promise<AsyncDisposable> {
  const onMessage = (message: unknown) => looks.begin((message as { runId: string }).runId);
  return listen(databaseUrl, 'preview_accepted', { onMessage });
}

/** Until all have stopped; one that breaks takes the others with it, since nobody would serve its queue. */
async function runAll(workers: Worker[]): Promise<void> {
  const running = workers.map((worker) => worker.run());
  try {
    await Promise.all(running);
  } finally {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    await Promise.allSettled(running);
  }
}

/** Servers that start at the same time may be there a little later. */
async function patiently<Result>(logger: Logger, name: string, work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      logger.warn({ server: name, reason: String(error).slice(0, 300) }, 'a server is not there yet');
      await delay(1_000);
    }
  }
}
