import type { Caster } from './pieces.ts';
import type { Beat } from './shot.ts';

/**
 * Every second line beside shapes comes in another way, along its reading direction: one entrance for all looks made by
 * a machine (acceptance test 20). A line that opens the film counts as the first.
 */
export function varyEntrances({ brief }: Caster, beats: readonly Beat[], hook: string | null): Beat[] {
  let lines = hook === 'Headline' ? 1 : 0;
  return beats.map((beat) => {
    const [line, ...others] = beat.shots;
    if (line?.piece !== 'Headline' || !others.some(({ piece }) => piece === 'Emblem')) return beat;
    lines += 1;
    if (lines % 2 === 1) return beat;
    const enter = brief.direction === 'rtl' ? 'zoom' : 'clip';
    return { ...beat, shots: [{ ...line, props: { ...line.props, enter } }, ...others] };
  });
}
