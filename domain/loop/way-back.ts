import { distance } from './distance.ts';
import type { Act, Observation, PastTurn } from './turn.ts';

interface Ground {
  observation: Observation;
  past: readonly PastTurn[];
  /** Whether all that changed the film since this revision is the loop's own: what a person changed is never undone. */
  isOwnSince(revision: string): boolean;
}

/**
 * The revision to put back before a loop ends: the nearest that it has measured, where what it tried since left the
 * film farther. What the goal itself asked for is nothing to take back.
 */
export function wayBack({ observation, past, isOwnSince }: Ground): Act | null {
  if (!observation.isReviewed || past.at(-1)?.type === 'restore') return null;
  const first = past.findLastIndex(({ key, ended }) => key === 'goal' && ended === 'completed') + 1;
  const since = past.slice(first);
  const nearest = Math.min(...since.map((turn) => turn.distance));
  const index = since.findLastIndex((turn) => turn.distance === nearest);
  const revision = since[index]?.revision;
  if (!revision || nearest >= distance(observation) || !isOwnSince(revision)) return null;
  const [from, to] = [first + index + 1, past.length];
  const turns = from === to ? `Turn ${from}` : `Turns ${from} to ${to}`;
  const why = `${turns} left the film farther from what was asked: it is put back to how it was before.`;
  return { type: 'restore', key: `restore ${observation.pictureHash}`, why, prompt: null, revision };
}
