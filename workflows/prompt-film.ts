import type { PlannedWork } from '../activities/directing.ts';
import { type PromptMeter, spentOn } from '../domain/money/prompt-meter.ts';
import type { FollowedRun } from './follow-run.ts';

/** What a prompt's workflow knows of the film that it makes: counts, prices and codes. */
export interface Film {
  runId: string;
  run: FollowedRun;
  scenes: number;
  /** A scene that stands may hold faults which are mended without a director. */
  isSuspect: boolean;
  /** What the work has cost, against what was held for it. */
  meter: PromptMeter;
  /** Why no further scene is begun: the next step would pass the budget, or the provider's cap. */
  stoppedBy?: 'budget' | 'cost_guard';
  /** Codes of why scenes, pictures and sounds were left out. */
  reasons: string[];
  /** What the plan has made besides its scenes, at which price. */
  made: PlannedWork;
  /** Sounds that were planned and do not stand, with the code of why. */
  unheard: Partial<Record<'voiceover' | 'music', string>>;
}

/** Where nothing is held nothing is spent. */
export function tellSpent({ run, meter }: Film): void {
  if (meter.budgetMicros !== null) run.spend(spentOn(meter));
}
