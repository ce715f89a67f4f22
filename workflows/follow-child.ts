import { defineSearchAttributeKey } from '@temporalio/common';
import {
  CancellationScope,
  ChildWorkflowCancellationType,
  ChildWorkflowFailure,
  executeChild,
  isCancellation,
  ParentClosePolicy,
} from '@temporalio/workflow';
import type { Child } from '../activities/open-child.ts';
import { searchAttributes, taskQueues, workflowOfKind } from '../contract/names.ts';

const kindKey = defineSearchAttributeKey('RunKind', searchAttributes.RunKind);

/**
 * Carries a run that this one has opened to its end, as a child workflow under the run's own id. How it ended stands
 * in its row. After `msLeft` it is cancelled, which keeps what it has finished.
 */
export async function followChild(child: Child | null, msLeft?: number): Promise<void> {
  if (!child || child.hasEnded) return;
  try {
    if (msLeft === undefined) await startChild(child);
    else await CancellationScope.withTimeout(Math.max(1, msLeft), () => startChild(child));
  } catch (error) {
    // A run that failed has settled itself; only a cancel of this very run goes further.
    if (CancellationScope.current().consideredCancelled) throw error;
    if (!(error instanceof ChildWorkflowFailure || isCancellation(error))) throw error;
  }
}

function startChild({ runId, kind }: Child): Promise<void> {
  return executeChild(workflowOfKind[kind], {
    workflowId: runId,
    taskQueue: taskQueues.core,
    args: [{ runId }],
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
    cancellationType: ChildWorkflowCancellationType.WAIT_CANCELLATION_COMPLETED,
    staticSummary: `${kind} run`,
    memo: { kind },
    typedSearchAttributes: [{ key: kindKey, value: kind }],
  });
}
