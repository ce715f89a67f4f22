import { bounds, readingFrames } from '../bounds.ts';
import type { ReviewInput, RuleFinding, Sample } from '../finding.ts';
import { isReadable } from '../text-states.ts';

/**
 * Stretches in which nothing at all moves for longer than the energy of the film lets it rest. Samples half a second
 * apart may hide the ends of a rest, so one that could be too long is information until they are narrowed.
 */
export function frozen({ samples, timeline }: ReviewInput): RuleFinding[] {
  return restsOf(samples).flatMap(({ first, last, least, mostFrames }): RuleFinding[] => {
    const most = longestRest(
      samples.filter(({ frame }) => frame >= first && frame <= last),
      timeline,
    );
    if (mostFrames(timeline.durationInFrames) <= most) return [];
    const seconds = (frames: number) => `${(frames / timeline.fps).toFixed(1)} s`;
    return [
      {
        rule: 'frozen',
        severity: least > most ? 'error' : 'info',
        firstFrame: first,
        lastFrame: last,
        measured: `nothing moves for ${seconds(least)}`,
        bound: `at most ${seconds(most)} at this energy`,
        fix: `Let something move by frame ${Math.floor(first + most)}, cut to the next scene, or shorten this one.`,
      },
    ];
  });
}

/** A text that takes longer to read may rest as long as that, so that no two rules ask for opposites. */
function longestRest(samples: readonly Sample[], timeline: ReviewInput['timeline']): number {
  const texts = samples.flatMap((sample) => sample.texts.filter((text) => isReadable(text, timeline)));
  const reading = texts.map(({ text }) => readingFrames(text, timeline) * 1.2);
  return Math.max((bounds.longestRest[timeline.energy] * timeline.fps) / 30, ...reading);
}

interface Rest {
  first: number;
  last: number;
  /** Frames that surely show the same. */
  least: number;
  /** Frames up to the samples at which something else is seen. */
  mostFrames: (durationInFrames: number) => number;
}

/** Stretches of samples that show the same, and the same as the frame just before each. */
function restsOf(samples: readonly Sample[]): Rest[] {
  const rests: Rest[] = [];
  let start = 0;
  for (let index = 1; index <= samples.length; index += 1) {
    const [before, now] = [samples[index - 1], samples[index]];
    const goesOn = now?.state !== undefined && now.state === before?.state && now.moves === false;
    if (goesOn) continue;
    const [first, last] = [samples[start]?.frame ?? 0, before?.frame ?? 0];
    const [from, to] = [samples[start - 1]?.frame ?? -1, now?.frame];
    if (index - start > 1) {
      rests.push({ first, last, least: last - first + 1, mostFrames: (length) => (to ?? length) - from - 1 });
    }
    start = index;
  }
  return rests;
}
