import type { Caster } from './pieces.ts';
import type { Beat } from './shot.ts';

/** Figures that count up: several in turn are one entrance. */
const isCounted = ({ shots }: Beat) => ['Counter', 'KpiRail', 'Delta'].includes(shots[0]?.piece ?? '');

/**
 * Every second line beside shapes comes in another way, along its reading direction: one entrance for all looks made by
 * a machine (acceptance test 20). A line that opens the film counts as the first. So
 * does every second figure of a film that counts more than anything else.
 */
export function varyEntrances({ brief }: Caster, beats: readonly Beat[], hook: string | null): Beat[] {
  let lines = hook === 'Headline' ? 1 : 0;
  let figures = 0;
  const isCountedFilm = beats.filter(isCounted).length * 2 > beats.length + (hook === null ? 1 : 2);
  const enter = brief.direction === 'rtl' ? 'zoom' : 'clip';
  return beats.map((beat) => {
    const [line, ...others] = beat.shots;
    if (isCountedFilm && isCounted(beat) && line !== undefined) {
      figures += 1;
      if (figures % 2 === 1) return beat;
      return { ...beat, shots: [{ ...line, props: { ...line.props, enter } }, ...others] };
    }
    if (line?.piece !== 'Headline' || !others.some(({ piece }) => piece === 'Emblem')) return beat;
    lines += 1;
    if (lines % 2 === 1) return beat;
    return { ...beat, shots: [{ ...line, props: { ...line.props, enter } }, ...others] };
  });
}
