import { ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Temporal } from '../adapters/temporal/temporal.ts';
import { taskQueues } from '../contract/names.ts';

/** What the stack does by the clock: the quick things that runs wait for, and those that may take their time. */
const schedules = [
  { name: 'housekeeping', everySeconds: 30, summary: 'Starts what was missed, settles what was lost' },
  { name: 'upkeep', everySeconds: 600, summary: 'Compares records, erases what was deleted, clears what is old' },
] as const;

/** One schedule of each kind for the namespace, whoever of its workers comes first. */
export async function scheduleHousekeeping({ client }: Temporal): Promise<void> {
  for (const schedule of schedules) await create(client, schedule);
}

async function create(
  client: Temporal['client'],
  { name, everySeconds, summary }: (typeof schedules)[number],
): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: name,
      spec: { intervals: [{ every: everySeconds * 1000 }] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
      action: {
        type: 'startWorkflow',
        workflowType: name,
        workflowId: name,
        taskQueue: taskQueues.core,
        workflowExecutionTimeout: '10m',
        staticSummary: summary,
      },
      state: { triggerImmediately: true },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
