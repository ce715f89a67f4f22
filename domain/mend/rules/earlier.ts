import type { Candidate } from '../edit.ts';
import type { Target } from '../target.ts';

/** A scene that shows nothing any more is taken back to what it was, the newest first. */
export function mendByEarlier({ finding: { sceneId }, film }: Target): Candidate[] {
  const codes = film.loop?.earlier.get(sceneId ?? '') ?? [];
  return codes.map((code) => ({ what: 'the code that the scene had before is taken back', edits: [], code }));
}
