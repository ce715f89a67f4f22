import { type GenerationStep, generationSteps, prices } from '../../contract/prices.ts';

/** What a prompt has done that counts: rounds of deep planning, and the repairs of each scene that it keeps. */
export interface PromptWork {
  /** A plan was made. */
  planned: boolean;
  rounds: number;
  /** One item a scene: how many repairs the model made on it. */
  repairs: readonly number[];
  /** List price of the files that were made with it: beside the cap of a prompt. */
  mediaMicros?: number;
}

/** The list price of the work done so far, in micro-dollars; at most the cap of one prompt, and what was made with it costs. */
export function priceOfWork({ planned, rounds, repairs, mediaMicros = 0 }: PromptWork): number {
  const scenesAfterFirst = Math.max(repairs.length - 1, 0);
  const repairCount = repairs.reduce((sum, count) => sum + count, 0);
  const micros =
    (planned || repairs.length > 0 ? generationSteps.plan : 0) +
    scenesAfterFirst * generationSteps.scene +
    repairCount * generationSteps.repair +
    rounds * generationSteps.round;
  return Math.min(micros, prices.ai_generation.highMicros) + mediaMicros;
}

/**
 * Whether the next step may be taken: never one that would pass the budget, which is what was held. Past the cap of a
 * prompt a step costs nothing more, so a prompt that holds the cap ends its work.
 */
export function mayTakeStep(spentMicros: number, step: GenerationStep | { micros: number }, budgetMicros: number) {
  return spentMicros + costOfStep(spentMicros, step) <= budgetMicros;
}

/** What the next step adds to `spentMicros`: its price, less what the cap of a prompt takes off. */
export function costOfStep(spentMicros: number, step: GenerationStep | { micros: number }): number {
  const micros = typeof step === 'string' ? generationSteps[step] : step.micros;
  return Math.max(Math.min(micros, prices.ai_generation.highMicros - spentMicros), 0);
}

export type PromptOutcome = 'completed' | 'failed' | 'cancelled';

/** What the prompt's account pays of its hold, in micro-dollars. */
export interface PromptSettlement {
  outcome: PromptOutcome;
  /** A plan alone was asked for. */
  spar: boolean;
  /** The head has something of the prompt: scenes that it wrote, or what stood there changed. */
  stands: boolean;
  /** Rounds taken, and repairs of the scenes that were published; a scene left out is not among them. */
  work: PromptWork;
  heldMicros: number;
}

/**
 * Failed: nothing. Completed (a budget stop too): the work on what stands; where nothing does: nothing, but for a `spar`,
 * which pays its plan. Cancelled: the scenes kept, without the rounds of planning. Never above the hold.
 */
export function settlePrompt({ outcome, spar, stands, work, heldMicros }: PromptSettlement): number {
  if (outcome === 'failed') return 0;
  if (spar) {
    return outcome === 'completed' ? Math.min(priceOfWork({ ...work, repairs: [], mediaMicros: 0 }), heldMicros) : 0;
  }
  if (!stands) return 0;
  const paid = outcome === 'cancelled' ? { ...work, rounds: 0 } : work;
  return Math.min(priceOfWork(paid), heldMicros);
}

/** What an export or a media operation pays: its price once its result stands, else nothing. */
export function settleSingle(outcome: PromptOutcome, priceMicros: number, heldMicros: number): number {
  return outcome === 'completed' ? Math.min(priceMicros, heldMicros) : 0;
}
