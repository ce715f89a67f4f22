import { parseCriteria } from '../verify/parse-criteria.ts';

/** The length that criteria allow a film, in seconds; null where they bound none. What mends must not pass. */
export function secondsAtMost(criteria: string | undefined): number | null {
  const bounds = (criteria ? parseCriteria(criteria) : []).flatMap((criterion) =>
    criterion.kind === 'metric' && criterion.metric === 'duration' && /^[<=]/.test(criterion.operator)
      ? [criterion.value]
      : [],
  );
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** The length below which criteria allow a film no more, in seconds; 0 where they bound none. */
export function secondsAtLeast(criteria: string | undefined): number {
  const bounds = (criteria ? parseCriteria(criteria) : []).flatMap((criterion) =>
    criterion.kind === 'metric' && criterion.metric === 'duration' && /^[>=]/.test(criterion.operator)
      ? [criterion.value]
      : [],
  );
  return Math.max(0, ...bounds);
}
