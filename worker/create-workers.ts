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
import { type TaskQueue, taskQueues, workerDeployment } from '../contract/names.ts';
import { activitiesByQueue } from './activities-by-queue.ts';

/** Model calls wait for the network, so many of them fit into one process. */
const directSlots = 32;

export interface WorkersInput {
  config: Pick<Config, 'worker'> & { temporal: Pick<Config['temporal'], 'namespace'> };
  connection: NativeConnection;
  ports: ActivityPorts;
  /** What `bundleWorkflows` makes; for the queue `core`. */
  workflowBundle?: { code: string };
  /** In place of `activitiesByQueue(ports)`. */
  activities?: Record<TaskQueue, Activities>;
  /** Workflows kept in memory; a few make nearly every task a replay from history. Temporal's own choice without it. */
  cachedWorkflows?: number;
}

/** One worker for each task queue that this process serves, over one connection. */
export async function createWorkers(input: WorkersInput): Promise<Worker[]> {
  const { config, connection, ports } = input;
  const { queues } = config.worker;
  const activities = input.activities ?? activitiesByQueue(ports);
  const slots = slotsByQueue(config.worker);
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
        ...(queue === 'core' && { workflowBundle: input.workflowBundle }),
        maxCachedWorkflows: input.cachedWorkflows,
        ...(config.worker.buildId && versioned(config.worker.buildId)),
      }),
    ),
  );
}

/** A run stays with the version that it started on: a deploy never changes the rules of a run under way. */
function versioned(buildId: string): Pick<WorkerOptions, 'workerDeploymentOptions'> {
  const version = { deploymentName: workerDeployment, buildId };
  return { workerDeploymentOptions: { useWorkerVersioning: true, version, defaultVersioningBehavior: 'PINNED' } };
}

/** All workflows as one script for the sandbox that they run in; about a second. */
export function bundleWorkflows(): Promise<{ code: string }> {
  const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
  return bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
}

function slotsByQueue({ stillsSlots, renderSlots }: Config['worker']): Record<TaskQueue, number> {
  return { core: 100, direct: directSlots, stills: stillsSlots, render: renderSlots };
}
