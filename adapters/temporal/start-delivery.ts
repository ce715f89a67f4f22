import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { taskQueues } from '../../contract/names.ts';

/** Starts one round of a delivery whose row is committed. Starting twice is starting once. Waits at most `waitMs`. */
export async function startDelivery(
  client: Client,
  { id, round }: { id: string; round: number },
  waitMs = 5_000,
): Promise<void> {
  const start = () =>
    client.workflow.start('webhookDelivery', {
      workflowId: `${id}-${round}`,
      taskQueue: taskQueues.core,
      args: [{ deliveryId: id, round }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      staticSummary: round === 1 ? 'Webhook delivery' : `Webhook delivery, round ${round}`,
    });
  try {
    await client.connection.withDeadline(Date.now() + waitMs, start);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
