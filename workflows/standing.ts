import { ApplicationFailure, defineSignal, defineUpdate, setHandler } from '@temporalio/workflow';
import { type Decision, type WaitReason, workflowMessages } from '../contract/names.ts';

const pauseUpdate = defineUpdate(workflowMessages.pause);
/** As a parent tells the loop that it follows. */
export const pauseSignal = defineSignal<[{ isPaused: boolean }]>(workflowMessages.pause);
const resumeUpdate = defineUpdate(workflowMessages.resume);
/** The same as a signal: housekeeping wakes runs whose money has come. */
const resumeSignal = defineSignal(workflowMessages.resume);
const decideUpdate = defineUpdate<void, [Decision]>(workflowMessages.decide);

/** What keeps a long run from going on, as people and money change it. */
export interface Standing {
  isPaused: boolean;
  waitsFor: WaitReason | null;
  decision: Decision | null;
  /** Waits so far in this history. */
  waits: number;
}

/** A run that nothing keeps, and that hears what pauses it, lets it go on or decides for it. */
export function listen(): Standing {
  const state: Standing = { isPaused: false, waitsFor: null, decision: null, waits: 0 };
  handlePauses(state);
  handleDecisions(state);
  return state;
}

/** What keeps the run from going on; null while nothing does. A pause comes before anything else that it waits for. */
export function shownOf({ isPaused, waitsFor }: Standing): WaitReason | null {
  return isPaused ? 'paused' : waitsFor;
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
  setHandler(pauseSignal, ({ isPaused }) => (isPaused ? pause() : resume()));
}

function handleDecisions(state: Standing): void {
  const decide = (decision: Decision) => {
    state.decision = decision;
    state.waitsFor = null;
  };
  setHandler(decideUpdate, decide, {
    validator: (_decision: Decision) => {
      if (state.waitsFor !== 'approval') throw refusal('The run does not wait for approval.');
      if (state.isPaused) throw refusal('The run is paused. Resume it first.');
    },
    description: 'Approve the phase that waits, or send it back with a note',
  });
}

/** What an update is refused with; its type becomes the code of the caller's problem document. */
function refusal(message: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(message, 'not_waiting');
}
