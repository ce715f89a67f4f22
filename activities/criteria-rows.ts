import type { CriterionRow } from '../contract/criteria.ts';
import type { Finding } from '../contract/findings.ts';
import type { MeasuredFacts } from '../domain/review/measured-facts.ts';
import { verify } from '../domain/verify/verify.ts';
import type { Film } from './film.ts';

/** How the criteria kept with a project stand by a review of one of its films; none where none are kept. */
export function criteriaRows(
  criteria: string | null | undefined,
  { size, scenes, timeline, sound }: Pick<Film, 'size' | 'scenes' | 'timeline' | 'sound'>,
  { counts, facts }: { counts: Record<Finding['severity'], number>; facts: MeasuredFacts },
): CriterionRow[] {
  if (!criteria) return [];
  const { durationInFrames } = timeline;
  const film = { ...size, durationInFrames, sceneCount: scenes.length, audioClips: sound.length };
  return verify(criteria, { ...film, review: { counts, facts } }).rows;
}
