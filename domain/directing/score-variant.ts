import type { FilmPlan } from '../../contract/plan.ts';

/** What was measured of one variant of a film, and the score that follows, from 0 to 100. */
export interface VariantScore {
  score: number;
  errors: number;
  warnings: number;
  problems: number;
  leftOut: number;
  /** Kinds of pieces that the film is told with. */
  pieces: number;
}

/**
 * Errors of the hero weigh most, then rules of choreography, then what found no room, then warnings; a film told with
 * more kinds of pieces is ahead of an equal one.
 */
export function scoreVariant(
  plan: FilmPlan,
  facts: Pick<VariantScore, 'errors' | 'warnings' | 'problems' | 'leftOut'>,
): VariantScore {
  const pieces = new Set(plan.scenes.flatMap((scene) => scene.pieces)).size;
  const lost = facts.errors * 20 + facts.problems * 10 + facts.leftOut * 6 + facts.warnings * 3;
  return { ...facts, pieces, score: Math.max(0, Math.min(100, 90 - lost + Math.min(10, pieces))) };
}
