import type { LoopOutcome } from '../../contract/names.ts';

/** One thing that keeps the film from being what was asked, as the loop sees it after a review. */
export interface OpenFault {
  /** Stable name: a finding's id. */
  id: string;
  severity: 'error' | 'warning';
  sceneName: string | null;
  message: string;
  fix: string;
  /** Whether mending needs no model. */
  mechanical: boolean;
}

/** One row of the criteria that were given. */
export interface CriterionRow {
  criterion: string;
  measured: string;
  passed: boolean;
}

/** What a turn starts from: the measured state of the head. */
export interface Observation {
  /** The head that was measured. */
  revision: string;
  sceneCount: number;
  /** Names the picture that was measured; what was tried on it need not be tried again. */
  pictureHash: string;
  /** Whether the newest review is of this picture; without one nothing is known of its faults. */
  isReviewed: boolean;
  faults: readonly OpenFault[];
  criteria: readonly CriterionRow[];
}

/** What a turn does about it. */
export interface Act {
  type: 'prompt' | 'mend' | 'restore';
  /** Names what is tried, so that it isn't tried for ever. */
  key: string;
  /** One sentence for people. */
  why: string;
  /** The prompt's text; null for what needs none. */
  prompt: string | null;
  /** The prompt makes the film as if nothing stood. */
  isAnew?: boolean;
  /** The one that is put back. */
  revision?: string;
}

export interface Stop {
  type: 'stop';
  outcome: LoopOutcome;
  why: string;
}

/** An earlier turn that acted, and how its run ended. */
export interface PastTurn {
  key: string;
  type: Act['type'];
  /** `distance` of the observation that the turn started from. */
  distance: number;
  pictureHash: string;
  /** The head that the turn started from; loops of earlier workers did not note it. */
  revision?: string;
  ended: 'completed' | 'failed' | 'cancelled';
  /** The director could not follow the prompt, which cost nothing. */
  isRefused: boolean;
  /** The budget did not pay for all of it: scenes were left out. */
  isCutShort?: boolean;
}
