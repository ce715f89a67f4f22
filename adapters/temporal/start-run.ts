import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import {
  type Phase,
  type RunKind,
  runTitles,
  searchAttributes,
  taskQueues,
  workflowOfKind,
} from '../../contract/names.ts';

/** What a workflow's start shows of its run: ids and states only. */
export interface StartableRun {
  id: string;
  kind: RunKind;
  projectId: string;
  phase: Phase;
}

/**
 * Starts the workflow of a run whose row is committed. Starting twice is starting once: the workflow's id is the run's
 * id, and a closed one is never started again. Waits at most `waitMs` for Temporal, then throws.
 */
export async function startRun(client: Client, run: StartableRun, waitMs = 5_000): Promise<void> {
  const start = () =>
    client.workflow.start(workflowOfKind[run.kind], {
      workflowId: run.id,
      taskQueue: taskQueues.core,
      args: [{ runId: run.id }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      staticSummary: `${runTitles[run.kind]} of ${run.projectId}`,
      memo: { kind: run.kind, project: run.projectId, phase: run.phase },
      typedSearchAttributes: [
        { key: defineSearchAttributeKey('Phase', searchAttributes.Phase), value: run.phase },
        { key: defineSearchAttributeKey('RunKind', searchAttributes.RunKind), value: run.kind },
        { key: defineSearchAttributeKey('Project', searchAttributes.Project), value: run.projectId },
        { key: defineSearchAttributeKey('SpentMicros', searchAttributes.SpentMicros), value: 0 },
        { key: defineSearchAttributeKey('NeedsHuman', searchAttributes.NeedsHuman), value: false },
      ],
    });
  try {
    await client.connection.withDeadline(Date.now() + waitMs, start);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
