import { pointsBack } from './points-back.ts';
import { type Beat, type Json, lineOf, type Shot } from './shot.ts';

/** Kinds whose place in the story is free: a proof may come later, a step or the appointment may not. */
const free = new Set<Beat['kind']>(['figures', 'series', 'list', 'change', 'share', 'roles']);

/**
 * Reveals are spread, never dumped (acceptance test 18): where rows and lists at the start show most of the hero in its
 * first third, the fullest of them goes behind a beat that says less. Sentences keep their order among each other.
 */
export function spreadBeats(beats: readonly Beat[]): Beat[] {
  let result = [...beats];
  for (let pass = 0; pass < 3 && !isSpread(result); pass += 1) {
    const options = result.flatMap((beat, from) =>
      // The halves of one list stay in turn.
      free.has(beat.kind) && revealsOf(beat) >= 3 && !beat.goesOn && !result[from + 1]?.goesOn
        ? result.slice(from + 1).flatMap((_, ahead) => {
            const to = from + 1 + ahead;
            // A line that goes on about the one before it, or about the list, stays behind it.
            const isApart = [result[from + 1], result[to + 1]].every((one) => !pointsBack(lineOf(one)));
            return isApart ? [moved(result, from, to)] : [];
          })
        : [],
    );
    const best = options.find((option) => isSpread(option)) ?? options.sort((a, b) => lateShare(b) - lateShare(a))[0];
    if (best === undefined || lateShare(best) <= lateShare(result)) return result;
    result = best;
  }
  return result;
}

const moved = (beats: readonly Beat[], from: number, to: number): Beat[] => {
  const rest = beats.filter((_, index) => index !== from);
  const beat = beats[from];
  return beat === undefined ? rest : [...rest.slice(0, to), beat, ...rest.slice(to)];
};

/** Whether enough reveals come behind `third`, a share of the hero, and most of them not at its start. */
export const isSpread = (beats: readonly Beat[], third = 0.35) =>
  timesOf(beats).length < 4 ||
  (lateShare(beats, third) >= 0.4 && timesOf(beats).filter((at) => at <= 0.25).length <= timesOf(beats).length / 2);

const lateShare = (beats: readonly Beat[], third = 0.35) => {
  const times = timesOf(beats);
  return times.filter((at) => at > third).length / Math.max(1, times.length);
};

/** When the parts of the beats appear, as shares of the hero; each beat lasts about as long as it needs. */
function timesOf(beats: readonly Beat[]): number[] {
  const total = beats.reduce((sum, { need }) => sum + need, 0);
  let at = 0;
  return beats.flatMap((beat) => {
    const start = at;
    at += beat.need;
    // A line and its figure are one reveal.
    const telling = beat.shots.filter(({ piece }) => piece !== 'Emblem');
    return telling
      .filter((shot, index) => index === 0 || partsOf(shot) > 1)
      .flatMap((shot) => {
        const parts = partsOf(shot);
        return Array.from(
          { length: parts },
          (_, part) => (start + (parts === 1 ? 0 : (0.6 * beat.need * part) / (parts - 1))) / total,
        );
      });
  });
}

const revealsOf = ({ shots }: Beat) => Math.max(...shots.map(partsOf));

const length = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0);

/** How many parts of a piece come in turn. */
const partsOf = ({ props }: Shot): number =>
  Math.max(
    1,
    ...[props.items, props.rows, props.data, props.parts, props.points, props.lines, props.nodes].map(length),
  );
