import { defineSearchAttributeKey } from '@temporalio/common';
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
import { searchAttributes, type WaitReason, workflowMessages } from '../contract/names.ts';
import { waiting } from './activity-options.ts';
import type { FollowedRun } from './follow-run.ts';

const pauseUpdate = defineUpdate(workflowMessages.pause);
const resumeUpdate = defineUpdate(workflowMessages.resume);
/** The same as a signal: housekeeping wakes runs whose money has come. */
const resumeSignal = defineSignal(workflowMessages.resume);
const needsHumanKey = defineSearchAttributeKey('NeedsHuman', searchAttributes.NeedsHuman);

/** The places at which a long run stands still until somebody lets it go on. */
export interface WaitPoints {
  /** Stands still while the run is paused. */
  whilePaused(): Promise<void>;
  /** Stands still until somebody resumes the run, or what it waits for has come. */
  until(reason: Exclude<WaitReason, 'paused' | 'approval'>): Promise<void>;
}

export function waitPoints(runId: string, run: FollowedRun, wasPaused = false): WaitPoints {
  let isPaused = wasPaused;
  let waitsFor: WaitReason | null = null;
  let waits = 0;
  const resume = () => {
    isPaused = false;
    waitsFor = null;
  };
  const pause = () => {
    isPaused = true;
  };
  setHandler(pauseUpdate, pause, {
    validator: () => {
      if (isPaused) throw refusal('The run is paused already');
    },
    description: 'Stand still after the step that is under way',
  });
  setHandler(resumeUpdate, resume, {
    validator: () => {
      if (!isPaused && waitsFor === null) throw refusal('The run waits for nothing that resuming would give');
    },
    description: 'Go on after a pause, or look again whether the money has come',
  });
  setHandler(resumeSignal, resume);

  const standStill = async (reason: WaitReason) => {
    // One key for each wait, also when the run goes on in a fresh history.
    const key = `${workflowInfo().runId} ${waits++}`;
    waitsFor = reason;
    upsertSearchAttributes([{ key: needsHumanKey, value: true }]);
    await run.step(`Wait: ${reason}`, waiting.beginWait, { runId, reason, key });
    // A cancel interrupts the wait; what follows it is the end's business.
    await condition(() => waitsFor === null && !isPaused);
    await CancellationScope.nonCancellable(() => run.step('Go on', waiting.endWait, { runId, key }));
    upsertSearchAttributes([{ key: needsHumanKey, value: false }]);
  };
  return {
    async whilePaused() {
      if (isPaused) await standStill('paused');
    },
    until: standStill,
  };
}

/** What an update is refused with; its type becomes the code of the caller's problem document. */
export function refusal(message: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(message, 'not_waiting');
}
