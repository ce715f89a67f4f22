import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { taskQueues } from '../../contract/names.ts';

/** Has an uploaded file looked into, whose row is committed. Starting twice is starting once. Waits at most `waitMs`. */
export async function startIntake(client: Client, assetId: string, waitMs = 5_000): Promise<void> {
  const start = () =>
    client.workflow.start('assetIntake', {
      workflowId: assetId,
      taskQueue: taskQueues.core,
      args: [{ assetId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowExecutionTimeout: '1h',
      staticSummary: 'Look into an uploaded file',
    });
  try {
    await client.connection.withDeadline(Date.now() + waitMs, start);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
