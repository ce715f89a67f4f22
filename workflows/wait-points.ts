import { CancellationScope, condition, patched, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import type { Decision, WaitReason } from '../contract/names.ts';
import type { Approvable } from '../contract/productions.ts';
import { waiting } from './activity-options.ts';
import type { FollowedRun } from './follow-run.ts';
import { type Follow, pauseTogether } from './pause-together.ts';
import { searchKeys } from './search-keys.ts';
import { listen, type Standing, shownOf } from './standing.ts';

/** The places at which a long run stands still until somebody lets it go on. */
export interface WaitPoints {
  /** Stands still while the run is paused. */
  whilePaused(): Promise<void>;
  /** Stands still until somebody resumes the run, or what it waits for has come. */
  until(reason: WaitReason): Promise<void>;
  /** Stands still until a person has decided about a phase. */
  forApproval(phase: Approvable): Promise<Decision>;
  /** Follows a long run, which a pause of this one lets stand still too. */
  together(follow: Follow): Promise<void>;
}

/** What a wait is told to callers and operators by. */
export interface Waits {
  /** Resolves to the key of the wait that has begun. */
  begin(reason: WaitReason, after?: Approvable): Promise<string>;
  end(key: string, decision?: Decision['type']): Promise<void>;
}

export function waitPoints(runId: string, run: FollowedRun): WaitPoints {
  const state = listen();
  const waits = tellingWaits(runId, run, state);
  const standStill = async (reason: WaitReason, after?: Approvable) => {
    state.waitsFor = reason;
    let key = '';
    for (let shown = shownOf(state); shown !== null; shown = shownOf(state)) {
      key = await waits.begin(shown, shown === 'approval' ? after : undefined);
      await change(state, shown);
    }
    await waits.end(key, state.decision?.type);
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
    together: (follow) => pauseTogether(state, waits, follow),
  };
}

function tellingWaits(runId: string, run: FollowedRun, state: Standing): Waits {
  const needHuman = (value: boolean) => upsertSearchAttributes([{ key: searchKeys.needsHuman, value }]);
  return {
    async begin(reason, after) {
      // One key for each wait, also when the run goes on in a fresh history.
      const key = `${workflowInfo().runId} ${state.waits++}`;
      needHuman(true);
      await run.step(`Wait: ${reason}`, waiting.beginWait, { runId, reason, key, after });
      return key;
    },
    async end(key, decision) {
      await CancellationScope.nonCancellable(() => run.step('Go on', waiting.endWait, { runId, key, decision }));
      needHuman(false);
    },
  };
}

/** Until something else keeps the run, or nothing. */
async function change(state: Standing, shown: WaitReason): Promise<void> {
  await condition(() => shownOf(state) !== shown);
  // Runs of earlier workers did not tell of a pause that came while they waited already.
  if (shownOf(state) !== null && !patched('waits-tell-pauses')) await condition(() => shownOf(state) === null);
}
