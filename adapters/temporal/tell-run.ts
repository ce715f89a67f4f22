import {
  isGrpcServiceError,
  ServiceError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { AppError, type ErrorCode, errorCodes } from '../../contract/errors.ts';
import type { Temporal } from './temporal.ts';

/** A caller waits so long for the workflow's answer unless told otherwise. */
const patienceMs = 4_000;

/**
 * Sends an update to the workflow of a run and waits for its answer. What its validator refuses becomes the code that it
 * names; a workflow that is over is `run_ended`, one that can't be reached `unavailable`.
 */
export async function tellRun(
  { client }: Pick<Temporal, 'client'>,
  runId: string,
  {
    message,
    argument,
    updateId,
    waitMs = patienceMs,
  }: { message: string; argument?: unknown; updateId?: string; waitMs?: number },
): Promise<void> {
  const handle = client.workflow.getHandle(runId);
  try {
    await client.connection.withDeadline(Date.now() + waitMs, () =>
      handle.executeUpdate<void, [unknown]>(message, { args: [argument], updateId }),
    );
  } catch (cause) {
    throw refusalOf(cause);
  }
}

/** Tells a run that what it waits for may have come. Temporal keeps it while no worker answers. */
export async function wakeRun({ client }: Pick<Temporal, 'client'>, runId: string, message: string): Promise<void> {
  try {
    const signal = () => client.workflow.getHandle(runId).signal(message);
    await client.connection.withDeadline(Date.now() + patienceMs, signal);
  } catch (cause) {
    throw refusalOf(cause);
  }
}

function refusalOf(cause: unknown): unknown {
  if (cause instanceof WorkflowNotFoundError) return new AppError('run_ended', 'no workflow lives', { cause });
  if (cause instanceof WorkflowUpdateFailedError) return codeOf(cause);
  const isUnanswered =
    cause instanceof WorkflowUpdateRPCTimeoutOrCancelledError ||
    cause instanceof ServiceError ||
    isGrpcServiceError(cause);
  if (!isUnanswered) return cause;
  const detail = 'The run cannot be told right now. Ask again.';
  return new AppError('unavailable', 'Temporal does not answer', { detail, cause, retryAfter: 5 });
}

function codeOf({ cause }: WorkflowUpdateFailedError): AppError {
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  const code = type && type in errorCodes ? (type as ErrorCode) : 'internal';
  return new AppError(code, 'the workflow refused', {
    detail: code === 'internal' ? undefined : cause?.message,
    cause,
  });
}
