import type { ProductionRequest } from '../../contract/productions.ts';
import { type Criterion, parseCriteria } from '../verify/parse-criteria.ts';
import { verify } from '../verify/verify.ts';

/** Frame size in pixels, and frames a second. */
export interface FilmLook {
  width: number;
  height: number;
  fps: number;
}

/** Criteria that a film of the brief's own size, rate and length could never meet, each in words. */
export function contradictions({ criteria, length }: ProductionRequest, look: FilmLook): string[] {
  const fixed = (criteria ? parseCriteria(criteria) : []).filter((each) => isFixed(each, length));
  if (fixed.length === 0) return [];
  const film = { ...look, durationInFrames: Math.round((length ?? 0) * look.fps), sceneCount: 0, audioClips: 0 };
  const { rows } = verify(fixed.map(({ criterion }) => criterion).join(','), { ...film, review: null });
  return rows.flatMap(({ criterion, measured, passed }) =>
    passed ? [] : [`criterion ${criterion} is ruled out by the brief, whose film has ${measured}`],
  );
}

/** Whether the brief decides what the criterion measures. */
function isFixed(criterion: Criterion, length: number | undefined): boolean {
  if (criterion.kind === 'format' || criterion.kind === 'lines') return true;
  if (criterion.kind !== 'metric') return false;
  if (criterion.metric === 'duration') return length !== undefined;
  return criterion.metric === 'fps' || criterion.metric === 'width' || criterion.metric === 'height';
}
