import {
  CancellationScope,
  ChildWorkflowCancellationType,
  ChildWorkflowFailure,
  type ChildWorkflowHandle,
  isCancellation,
  ParentClosePolicy,
  startChild,
  type Workflow,
  workflowInfo,
} from '@temporalio/workflow';
import type { Child } from '../activities/open-child.ts';
import { runTitles, taskQueues, workflowOfKind } from '../contract/names.ts';
import { searchKeys } from './search-keys.ts';

export type StartedChild = ChildWorkflowHandle<Workflow>;

interface Following {
  msLeft?: number;
  onStart?: (child: StartedChild) => void;
}

/**
 * Carries a run that this one has opened to its end, as a child workflow under the run's own id. How it ended stands
 * in its row. After `msLeft` it is cancelled, which keeps what it has finished. `onStart` is given what it can be told by.
 */
export async function followChild(child: Child | null, { msLeft, onStart }: Following = {}): Promise<void> {
  if (!child || child.hasEnded) return;
  try {
    if (msLeft === undefined) await carry(child, onStart);
    else await CancellationScope.withTimeout(Math.max(1, msLeft), () => carry(child, onStart));
  } catch (error) {
    // A run that failed has settled itself; only a cancel of this very run goes further.
    if (CancellationScope.current().consideredCancelled) throw error;
    if (!(error instanceof ChildWorkflowFailure || isCancellation(error))) throw error;
  }
}

/** Shows of the child what a start by the API shows of a run; what belongs to the project is its parent's. */
async function carry({ runId, kind }: Child, onStart?: Following['onStart']): Promise<void> {
  const { project, phase } = (workflowInfo().memo ?? {}) as { project?: string; phase?: string };
  const handle = await startChild(workflowOfKind[kind], {
    workflowId: runId,
    taskQueue: taskQueues.core,
    args: [{ runId }],
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
    cancellationType: ChildWorkflowCancellationType.WAIT_CANCELLATION_COMPLETED,
    staticSummary: `${runTitles[kind]}${project ? ` of ${project}` : ''}`,
    memo: { kind, ...(project && { project }), ...(phase && { phase }) },
    typedSearchAttributes: [
      { key: searchKeys.kind, value: kind },
      ...(phase ? [{ key: searchKeys.phase, value: phase }] : []),
      ...(project ? [{ key: searchKeys.project, value: project }] : []),
      { key: searchKeys.spent, value: 0 },
      { key: searchKeys.needsHuman, value: false },
    ],
  });
  onStart?.(handle);
  await handle.result();
}
