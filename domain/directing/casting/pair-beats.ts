import type { Beat, BeatKind } from './shot.ts';

const hosts: BeatKind[] = ['list', 'steps', 'quote', 'series', 'command', 'roles', 'flow'];
const guests: BeatKind[] = ['figures', 'change', 'rating', 'share'];

/**
 * Two-zone compositions: a small proof stands beside a larger one instead of taking a beat of its own. At most two
 * pairs, and only while every pair can last a fifth of the film.
 */
export function pairBeats(beats: readonly Beat[], seconds: number | null): Beat[] {
  // In a long film a fifth is too long for one small proof.
  if (beats.length > 9 || (seconds ?? 0) > 45) return [...beats];
  const result = [...beats];
  for (let pairs = 0; pairs < 2; pairs += 1) {
    const at = result.findIndex((beat, index) => canHost(beat) && guestOf(result, index) >= 0);
    if (at < 0 || result.length < 2) return result;
    const guestAt = guestOf(result, at);
    const host = result[at];
    const guest = result[guestAt];
    const aside = guest?.shots[0];
    if (host === undefined || guest === undefined || aside === undefined) return result;
    result[at] = {
      ...host,
      aside,
      rank: Math.max(host.rank, guest.rank),
      need: Math.max(host.need * 1.1, aside.need + 40),
    };
    result.splice(guestAt, 1);
  }
  return result;
}

const canHost = ({ kind, aside, shots }: Beat) =>
  hosts.includes(kind) &&
  aside === undefined &&
  shots.length === 1 &&
  // Rows of prices are read one by one, and need the frame.
  shots[0]?.piece !== 'Scorecard' &&
  shots[0]?.piece !== 'CardGrid' &&
  shots[0]?.piece !== 'Steps';

/** The nearest neighbour that is small enough; −1 without one. */
function guestOf(beats: readonly Beat[], host: number): number {
  const fits = (index: number) => {
    const beat = beats[index];
    return (
      beat !== undefined &&
      index !== host &&
      guests.includes(beat.kind) &&
      beat.shots.length === 1 &&
      beat.aside === undefined &&
      beat.kind !== beats[host]?.kind
    );
  };
  return [host + 1, host - 1].find(fits) ?? -1;
}
