import type { ReviewInput } from './finding.ts';
import { isReadable } from './text-states.ts';

/** What verify reads from a review: stored beside its findings. */
export interface MeasuredFacts {
  /** Words as they stand readable, and the longest that they do, in frames. */
  texts: { text: string; frames: number }[];
  /** Exact colours by hex: the share of the sampled pictures that show it on 1 % or more of the frame, and its largest share. */
  colours: { hex: string; samples: number; share: number }[];
}

const leastShare = 0.01;

/** Condenses a measured timeline. Between two samples at which a text is readable it counts as readable. */
export function measuredFacts(input: ReviewInput): MeasuredFacts {
  return { texts: readableTexts(input), colours: shownColours(input) };
}

function readableTexts({ samples, timeline }: ReviewInput): MeasuredFacts['texts'] {
  const longest = new Map<string, number>();
  const open = new Map<string, number>();
  for (const { frame, texts } of samples) {
    const now = new Set(texts.filter((text) => isReadable(text, timeline)).map(({ text }) => text));
    for (const text of open.keys()) if (!now.has(text)) open.delete(text);
    for (const text of now) {
      const from = open.get(text) ?? frame;
      open.set(text, from);
      longest.set(text, Math.max(longest.get(text) ?? 0, frame - from + 1));
    }
  }
  return [...longest].map(([text, frames]) => ({ text, frames }));
}

function shownColours({ samples }: ReviewInput): MeasuredFacts['colours'] {
  const pictures = samples.flatMap(({ colours }) => (colours ? [colours] : []));
  const hexes = new Set(pictures.flatMap((colours) => Object.keys(colours)));
  return [...hexes]
    .map((hex) => {
      const shares = pictures.map((colours) => colours[hex] ?? 0);
      const shown = shares.filter((share) => share >= leastShare).length;
      return { hex, samples: shown / pictures.length, share: Math.max(...shares) };
    })
    .filter(({ samples }) => samples > 0);
}
