import { type TaskQueue, taskQueues } from '../../contract/names.ts';
import type { Temporal } from './temporal.ts';

/** TASK_QUEUE_TYPE_WORKFLOW and TASK_QUEUE_TYPE_ACTIVITY of Temporal's API. */
const types = { workflow: 1, activity: 2 } as const;
const aliveMs = 90_000;

/** Task queues that no worker polls. Empty: every kind of work finds a worker. */
export async function missingPollers({ connection, namespace }: Temporal): Promise<TaskQueue[]> {
  const queues = Object.keys(taskQueues) as TaskQueue[];
  const polled = await Promise.all(
    queues.map(async (queue) => {
      const wanted = queue === 'core' ? [types.workflow, types.activity] : [types.activity];
      const alive = await Promise.all(wanted.map((type) => isPolled(connection, namespace, queue, type)));
      return alive.every(Boolean);
    }),
  );
  return queues.filter((_, index) => !polled[index]);
}

async function isPolled(
  connection: Temporal['connection'],
  namespace: string,
  queue: TaskQueue,
  taskQueueType: number,
): Promise<boolean> {
  const taskQueue = { name: taskQueues[queue] };
  const { pollers } = await connection.workflowService.describeTaskQueue({ namespace, taskQueue, taskQueueType });
  return (pollers ?? []).some(({ lastAccessTime }) => {
    const lastMs = Number(lastAccessTime?.seconds ?? 0) * 1000;
    return Date.now() - lastMs < aliveMs;
  });
}
