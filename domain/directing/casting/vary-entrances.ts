import type { Beat } from './shot.ts';

/** Lines that are set word by word. */
const isSet = (piece: string) => piece === 'Headline' || piece === 'Marker';

/** Figures that count up: several in turn are one entrance. */
const isCounted = ({ shots }: Beat) => ['Counter', 'KpiRail', 'Delta'].includes(shots[0]?.piece ?? '');

/**
 * Every second line beside shapes comes in another way: one entrance for all looks made by a machine (acceptance test
 * 20). A line that opens the film counts as the first. So does every second figure of a film that counts more than
 * anything else. They grow into place, for words that a wipe uncovers stand cut for most of a second.
 */
export function varyEntrances(beats: readonly Beat[], hook: string | null): Beat[] {
  let lines = hook !== null && isSet(hook) ? 1 : 0;
  let figures = 0;
  const isCountedFilm = beats.filter(isCounted).length * 2 > beats.length + (hook === null ? 1 : 2);
  const enter = 'zoom';
  return beats.map((beat) => {
    const [line, ...others] = beat.shots;
    if (isCountedFilm && isCounted(beat) && line !== undefined) {
      figures += 1;
      if (figures % 2 === 1) return beat;
      return { ...beat, shots: [{ ...line, props: { ...line.props, enter } }, ...others] };
    }
    if (line === undefined || !isSet(line.piece) || !others.some(({ piece }) => piece === 'Emblem')) return beat;
    lines += 1;
    if (lines % 2 === 1) return beat;
    return { ...beat, shots: [{ ...line, props: { ...line.props, enter } }, ...others] };
  });
}
