import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  defineUpdate,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { type Decision, type WaitReason, workflowMessages } from '../contract/names.ts';
import type { Approvable } from '../contract/productions.ts';
import { waiting } from './activity-options.ts';
import type { FollowedRun } from './follow-run.ts';
import { searchKeys } from './search-keys.ts';

const pauseUpdate = defineUpdate(workflowMessages.pause);
const resumeUpdate = defineUpdate(workflowMessages.resume);
/** The same as a signal: housekeeping wakes runs whose money has come. */
const resumeSignal = defineSignal(workflowMessages.resume);
const decideUpdate = defineUpdate<void, [Decision]>(workflowMessages.decide);

/** The places at which a long run stands still until somebody lets it go on. */
export interface WaitPoints {
  /** Stands still while the run is paused. */
  whilePaused(): Promise<void>;
  /** Stands still until somebody resumes the run, or what it waits for has come. */
  until(reason: WaitReason): Promise<void>;
  /** Stands still until a person has decided about a phase. */
  forApproval(phase: Approvable): Promise<Decision>;
}

export function waitPoints(runId: string, run: FollowedRun): WaitPoints {
  const state: Standing = { isPaused: false, waitsFor: null, decision: null, waits: 0 };
  handlePauses(state);
  handleDecisions(state);
  const standStill = async (reason: WaitReason, after?: Approvable) => {
    // One key for each wait, also when the run goes on in a fresh history.
    const key = `${workflowInfo().runId} ${state.waits++}`;
    state.waitsFor = reason;
    upsertSearchAttributes([{ key: searchKeys.needsHuman, value: true }]);
    await run.step(`Wait: ${reason}`, waiting.beginWait, { runId, reason, key, after });
    await condition(() => state.waitsFor === null && !state.isPaused);
    const decision = state.decision?.type;
    await CancellationScope.nonCancellable(() => run.step('Go on', waiting.endWait, { runId, key, decision }));
    upsertSearchAttributes([{ key: searchKeys.needsHuman, value: false }]);
  };
  return {
    async whilePaused() {
      if (state.isPaused) await standStill('paused');
    },
    until: standStill,
    async forApproval(phase) {
      state.decision = null;
      await standStill('approval', phase);
      const decision = state.decision as Decision | null;
      state.decision = null;
      return decision ?? { type: 'approve', note: null };
    },
  };
}

interface Standing {
  isPaused: boolean;
  waitsFor: WaitReason | null;
  decision: Decision | null;
  waits: number;
}

function handlePauses(state: Standing): void {
  const pause = () => {
    state.isPaused = true;
  };
  // Approval is nothing that money or resuming gives.
  const goOn = () => {
    if (state.waitsFor !== 'approval') state.waitsFor = null;
  };
  const resume = () => {
    state.isPaused = false;
    goOn();
  };
  setHandler(pauseUpdate, pause, {
    validator: () => {
      if (state.isPaused) throw refusal('The run is paused already.');
    },
    description: 'Stand still after the step that is under way',
  });
  setHandler(resumeUpdate, resume, {
    validator: () => {
      const waits = state.waitsFor !== null && state.waitsFor !== 'approval';
      if (!state.isPaused && !waits) throw refusal('The run is not paused and waits for no money.');
    },
    description: 'Go on after a pause, or look again whether the money has come',
  });
  // What has come in does not end a pause that somebody asked for.
  setHandler(resumeSignal, goOn);
}

function handleDecisions(state: Standing): void {
  const decide = (decision: Decision) => {
    state.decision = decision;
    state.waitsFor = null;
  };
  setHandler(decideUpdate, decide, {
    validator: (_decision: Decision) => {
      if (state.waitsFor !== 'approval') throw refusal('The run does not wait for approval.');
    },
    description: 'Approve the phase that waits, or send it back with a note',
  });
}

/** What an update is refused with; its type becomes the code of the caller's problem document. */
function refusal(message: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(message, 'not_waiting');
}
