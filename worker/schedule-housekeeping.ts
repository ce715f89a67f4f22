import { ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Temporal } from '../adapters/temporal/temporal.ts';
import { taskQueues } from '../contract/names.ts';

const everySeconds = 30;

/** One schedule for the namespace, whoever of its workers comes first. */
export async function scheduleHousekeeping({ client }: Temporal): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: 'housekeeping',
      spec: { intervals: [{ every: everySeconds * 1000 }] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
      action: {
        type: 'startWorkflow',
        workflowType: 'housekeeping',
        workflowId: 'housekeeping',
        taskQueue: taskQueues.core,
        workflowExecutionTimeout: '5m',
        staticSummary: 'Starts what was missed, settles what was lost, clears what is old',
      },
      state: { triggerImmediately: true },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
