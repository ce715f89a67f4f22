import type { FilmPlan } from '../../contract/plan.ts';
import { dullness } from './film-likeness.ts';

/** What was measured of one variant of a film, and the score that follows, from 0 to 100. */
export interface VariantScore {
  score: number;
  errors: number;
  warnings: number;
  problems: number;
  leftOut: number;
  /** Kinds of pieces that the film is told with. */
  pieces: number;
  /** Share of changes, in %, after which the picture looks as before. */
  alike: number;
}

/**
 * Errors of the hero weigh most, then rules of choreography, then what found no room, then warnings; a film told with
 * more kinds of pieces, and with fewer pictures alike in a row, is ahead of an equal one.
 */
export function scoreVariant(
  plan: FilmPlan,
  facts: Pick<VariantScore, 'errors' | 'warnings' | 'problems' | 'leftOut'>,
): VariantScore {
  const pieces = new Set(plan.scenes.flatMap((scene) => scene.pieces)).size;
  const lost = facts.errors * 20 + facts.problems * 10 + facts.leftOut * 6 + facts.warnings * 3;
  const alike = Math.round(dullness(plan) * 100);
  return { ...facts, pieces, alike, score: Math.max(0, Math.min(100, 90 - lost - alike / 10 + Math.min(10, pieces))) };
}
