import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  DefaultLogger,
  type NativeConnection,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker';
import type { ActivityPorts } from '../activities/ports.ts';
import type { Activities } from '../activities/translate-errors.ts';
import type { Config } from '../config/config.ts';
import { type TaskQueue, taskQueues } from '../contract/names.ts';
import { activitiesByQueue } from './activities-by-queue.ts';

/** Model calls wait for the network, so many of them fit into one process. */
const directSlots = 32;

export interface WorkersInput {
  config: Pick<Config, 'worker'> & { temporal: Pick<Config['temporal'], 'namespace'> };
  connection: NativeConnection;
  ports: ActivityPorts;
  /** In place of `activitiesByQueue(ports)`. */
  activities?: Record<TaskQueue, Activities>;
}

/** One worker for each task queue that this process serves, over one connection. */
export async function createWorkers(input: WorkersInput): Promise<Worker[]> {
  const { config, connection, ports } = input;
  const { queues } = config.worker;
  const activities = input.activities ?? activitiesByQueue(ports);
  const slots = slotsByQueue(config.worker);
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
        activities: activities[queue],
        maxConcurrentActivityTaskExecutions: slots[queue],
        ...(queue === 'core' && workflows),
      }),
    ),
  );
}

export function bundleWorkflows(): Promise<{ code: string }> {
  const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
  return bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
}

function slotsByQueue({ stillsSlots, renderSlots }: Config['worker']): Record<TaskQueue, number> {
  return { core: 100, direct: directSlots, stills: stillsSlots, render: renderSlots };
}
