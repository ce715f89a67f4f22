import { bounds, readingFrames } from '../bounds.ts';
import type { ReviewInput, RuleFinding, Sample } from '../finding.ts';
import { onlySceneOf } from '../only-scene-of.ts';
import { isReadable } from '../text-states.ts';
import { framesToReadAll, isSentence } from './shared-reading.ts';

/** Pictures that a rest told by pixels alone must have: with fewer, what moves between them may be missed. */
const surePictures = 7;

/**
 * Stretches in which nothing at all moves for longer than the energy of the film lets it rest. Samples half a second
 * apart may hide the ends of a rest, so one that could be too long is information until they are narrowed.
 */
export function frozen(input: ReviewInput): RuleFinding[] {
  const { samples, timeline } = input;
  const byState = restsOf(samples);
  const byPixels = pictureRests(samples).filter(
    (rest) => !byState.some((known) => sharedFrames(known, rest) >= mostlyShared * (rest.last - rest.first + 1)),
  );
  return [...byState, ...byPixels].flatMap(({ first, last, sure, before, after }): RuleFinding[] => {
    const within = samples.filter(({ frame }) => frame >= first && frame <= last);
    const most = longestRest(within, timeline);
    if ((after ?? timeline.durationInFrames) - before - 1 <= most) return [];
    const least = last - first + 1;
    const seconds = (frames: number) => `${(frames / timeline.fps).toFixed(1)} s`;
    return [
      {
        rule: 'frozen',
        severity: sure && least > most ? 'error' : 'info',
        key: onlySceneOf(input, first, last),
        firstFrame: first,
        lastFrame: last,
        measured: `nothing moves for ${seconds(least)}`,
        bound: `at most ${seconds(most)} at this energy`,
        fix: `Let something move by frame ${Math.floor(first + most)}, cut to the next scene, or shorten this one.`,
      },
    ];
  });
}

/**
 * A text that takes longer to read may rest as long as that, and so may texts that are read one after the other: no two
 * rules ask for opposites.
 */
function longestRest(samples: readonly Sample[], timeline: ReviewInput['timeline']): number {
  const reading = samples.flatMap((sample) => {
    const read = sample.texts.filter((text) => isReadable(text, timeline)).map(({ text }) => text);
    const needs = (texts: readonly string[]) => texts.map((text) => readingFrames(text, timeline));
    return [...needs(read).map((need) => need * 1.2), framesToReadAll(needs(read.filter(isSentence)), timeline) * 1.1];
  });
  return Math.max((bounds.longestRest[timeline.energy] * timeline.fps) / 30, ...reading);
}

/** A rest of pixels that a rest of the page covers as far as this is the same one. */
const mostlyShared = 0.8;

const sharedFrames = (one: Pick<Rest, 'first' | 'last'>, other: Pick<Rest, 'first' | 'last'>) =>
  Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1;

interface Rest {
  first: number;
  last: number;
  sure: boolean;
  /** Frames of the samples at which something else is seen; at the film's end there is none after. */
  before: number;
  after: number | undefined;
}

/** Stretches of samples that show the same, and the same as the frame just before each. */
function restsOf(samples: readonly Sample[]): Rest[] {
  const goesOn = (now: Sample, before: Sample) =>
    now.state !== undefined && now.state === before.state && now.moves === false;
  return stretchesOf(samples, goesOn).map(({ count: _, ...rest }) => ({ ...rest, sure: true }));
}

/** Stretches of pictures that nobody could tell apart, whatever the page says of them: a canvas, a mark in the markup. */
function pictureRests(samples: readonly Sample[]): Rest[] {
  const pictured = samples.filter(({ print }) => print);
  const stretches = stretchesOf(pictured, (now, before) => now.print === before.print);
  return stretches.map(({ count, ...rest }) => ({ ...rest, sure: count >= surePictures }));
}

function stretchesOf(samples: readonly Sample[], goesOn: (now: Sample, before: Sample) => boolean) {
  const stretches: (Omit<Rest, 'sure'> & { count: number })[] = [];
  let start = 0;
  for (let index = 1; index <= samples.length; index += 1) {
    const [before, now] = [samples[index - 1], samples[index]];
    if (before && now && goesOn(now, before)) continue;
    const [first, last] = [samples[start]?.frame ?? 0, before?.frame ?? 0];
    const count = index - start;
    if (count > 1) stretches.push({ first, last, count, before: samples[start - 1]?.frame ?? -1, after: now?.frame });
    start = index;
  }
  return stretches;
}
