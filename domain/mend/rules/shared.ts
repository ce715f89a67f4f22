import type { Candidate } from '../edit.ts';
import type { Target } from '../target.ts';

/** Gives words that are read one after the other the time that all of them take: the scene stands longer. */
export function mendShared({ finding, film }: Target): Candidate[] {
  const { sceneId, measured, bound } = finding;
  const missing = secondsIn(bound) - secondsIn(measured);
  if (sceneId === null || !(missing > 0)) return [];
  const { fps } = film.input.timeline;
  // Both are rounded to a tenth, and a sample apart may hide a little.
  const frames = Math.ceil((missing + 0.1) * fps) + Math.round(fps / 6);
  return [{ what: `the scene held ${(frames / fps).toFixed(1)} s longer`, edits: [], lengthen: { sceneId, frames } }];
}

/** The seconds at the end of a measure, such as `3 texts share 2.4 s`. */
function secondsIn(measure: string): number {
  return Number(/([\d.]+) s$/u.exec(measure)?.[1]);
}
