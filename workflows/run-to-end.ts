import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  defineSignal,
  defineUpdate,
  isCancellation,
  setHandler,
} from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import { type CancelRequest, workflowMessages } from '../contract/names.ts';
import { database } from './activity-options.ts';
import type { FollowedRun } from './follow-run.ts';

const cancelUpdate = defineUpdate<void, [CancelRequest]>(workflowMessages.cancel);
/** The same as a signal, which Temporal keeps while no worker answers. */
const cancelSignal = defineSignal<[CancelRequest]>(workflowMessages.cancel);

interface Work extends Ending {
  /** An activity has written the run's end beside its result: nothing is left to settle. */
  isEnded?: boolean;
}

export interface Process {
  /** What the run is for. A cancel interrupts it wherever it waits. */
  work(): Promise<Work>;
  /** What a cancelled run still does; nothing interrupts it. */
  salvage?(request: CancelRequest): Promise<Ending>;
}

const cancelled: Ending = { stoppedBy: 'cancelled' };

/**
 * Carries a run to its one terminal event, whatever happens: finished, cancelled (by update or by Temporal's own
 * cancel) or failed. A failed run fails its workflow too, with a code and no content.
 */
export async function runToEnd(runId: string, run: FollowedRun, process: Process): Promise<void> {
  const scope = new CancellationScope();
  let request: CancelRequest = { discard: false };
  let isSettling = false;
  const cancel = ({ discard }: CancelRequest) => {
    request = { discard: request.discard || discard };
    scope.cancel();
  };
  setHandler(cancelSignal, cancel);
  setHandler(cancelUpdate, cancel, {
    validator: (_request: CancelRequest) => {
      if (isSettling) throw ApplicationFailure.nonRetryable('The run is over', 'run_ended');
    },
    description: 'Stop the run; a prompt keeps its finished scenes unless they are to be discarded',
  });
  const outcome = await scope.run(() => process.work()).catch(failureOf);
  if (outcome !== 'cancelled' && outcome.isEnded) return;
  const settled = await CancellationScope.nonCancellable(async () => {
    const ending = outcome === 'cancelled' ? await salvaged(process, request) : outcome;
    isSettling = true;
    const { spentMicros = 0 } = await run.step('Settle the run', database.settleRun, { runId, ending });
    run.spend(spentMicros);
    return ending;
  });
  if (settled.failure) throw failedRun(settled.failure);
}

/** Its stack would put folders of this machine into the history. */
function failedRun(code: string): ApplicationFailure {
  const failure = ApplicationFailure.nonRetryable('The run failed', code);
  failure.stack = '';
  return failure;
}

async function salvaged({ salvage }: Process, request: CancelRequest): Promise<Ending> {
  if (!salvage) return cancelled;
  return salvage(request).catch((error) => ({ ...cancelled, failure: codeOf(error) }));
}

function failureOf(error: unknown): Work | 'cancelled' {
  return isCancellation(error) ? 'cancelled' : { failure: codeOf(error) };
}

/** The code that an activity failed with: `translateErrors` puts it into the type and nothing else. */
export function codeOf(error: unknown): string {
  if (!(error instanceof ActivityFailure)) throw error;
  return error.cause instanceof ApplicationFailure && error.cause.type ? error.cause.type : 'unavailable';
}
