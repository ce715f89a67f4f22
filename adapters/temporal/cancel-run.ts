import { type Client, WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { type CancelRequest, workflowMessages } from '../../contract/names.ts';

/**
 * Asks the workflow of a run to stop. `ended`: it is over or was never started; `waiting`: no worker answered within
 * `waitMs`, and Temporal keeps the request until one does.
 */
export async function cancelRunWorkflow(
  client: Client,
  runId: string,
  request: CancelRequest,
  waitMs = 3_000,
): Promise<'accepted' | 'ended' | 'waiting'> {
  const handle = client.workflow.getHandle(runId);
  const ask = () =>
    handle.executeUpdate(workflowMessages.cancel, {
      args: [request],
      // One cancel for a run: asking again joins the first.
      updateId: `cancel-${request.discard ? 'discard' : 'keep'}`,
    });
  try {
    await client.connection.withDeadline(Date.now() + waitMs, ask);
    return 'accepted';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'ended';
    if (error instanceof WorkflowUpdateFailedError) return 'ended';
    await handle.signal(workflowMessages.cancel, request);
    return 'waiting';
  }
}
