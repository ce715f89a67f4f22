import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  DefaultLogger,
  type NativeConnection,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker';
import { createDirectingActivities } from '../activities/directing.ts';
import { createExportingActivities } from '../activities/exporting.ts';
import { createHousekeepingActivities } from '../activities/housekeeping.ts';
import { createLifecycleActivities } from '../activities/lifecycle.ts';
import type { ActivityPorts } from '../activities/ports.ts';
import { createPreviewingActivities } from '../activities/previewing.ts';
import { createReviewingActivities } from '../activities/reviewing.ts';
import { translateErrors } from '../activities/translate-errors.ts';
import { createTryingActivities } from '../activities/trying.ts';
import type { Config } from '../config/config.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { type TaskQueue, taskQueues } from '../contract/names.ts';

/** How a machine that is short of memory or time makes a sound film fail: worth another try. */
const overload: readonly ErrorCode[] = ['internal', 'scene_crashed', 'scene_timeout', 'scene_not_ready'];
/** Model calls wait for the network, so many of them fit into one process. */
const directSlots = 32;

export interface WorkersInput {
  config: Pick<Config, 'worker'> & { temporal: Pick<Config['temporal'], 'namespace'> };
  connection: NativeConnection;
  ports: ActivityPorts;
}

/** One worker for each task queue that this process serves, over one connection. */
export async function createWorkers({ config, connection, ports }: WorkersInput): Promise<Worker[]> {
  const { queues } = config.worker;
  const byQueue = optionsByQueue(config.worker, ports);
  const workflows: WorkerOptions | object = queues.includes('core') ? { workflowBundle: await bundleWorkflows() } : {};
  return Promise.all(
    queues.map((queue) =>
      Worker.create({
        connection,
        namespace: config.temporal.namespace,
        taskQueue: taskQueues[queue],
        shutdownGraceTime: '8s',
        shutdownForceTime: '13s',
        // A cancel reaches an activity with the answer to its heartbeat, so heartbeats are not held back for long.
        maxHeartbeatThrottleInterval: '1s',
        ...byQueue[queue],
        ...(queue === 'core' && workflows),
      }),
    ),
  );
}

export function bundleWorkflows(): Promise<{ code: string }> {
  const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
  return bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
}

type QueueOptions = Pick<WorkerOptions, 'activities' | 'maxConcurrentActivityTaskExecutions'>;

function optionsByQueue(slots: Config['worker'], ports: ActivityPorts): Record<TaskQueue, QueueOptions> {
  const named = <Activities extends Parameters<typeof translateErrors>[0]>(
    activities: Activities,
    alsoRetry?: readonly ErrorCode[],
  ) => translateErrors(activities, ports.logger, alsoRetry);
  return {
    core: { activities: named({ ...createLifecycleActivities(ports), ...createHousekeepingActivities(ports) }) },
    direct: {
      activities: named(createDirectingActivities(ports)),
      maxConcurrentActivityTaskExecutions: directSlots,
    },
    stills: {
      activities: named(
        {
          ...createPreviewingActivities(ports),
          ...createReviewingActivities(ports),
          ...createTryingActivities(ports),
        },
        overload,
      ),
      maxConcurrentActivityTaskExecutions: slots.stillsSlots,
    },
    render: {
      activities: named(createExportingActivities(ports), overload),
      maxConcurrentActivityTaskExecutions: slots.renderSlots,
    },
  };
}
