import type { PlannedVoice } from '../../../contract/plan.ts';
import type { VoicePart } from './voice-parts.ts';

type Line = PlannedVoice['lines'][number];

/** Letters that a synthesised voice says in a second, and the breath after each line. */
const lettersPerSecond = 13.5;
const breathSeconds = 0.75;

/** How long a text takes to say, roughly: what is planned before it is heard. */
const spokenSeconds = (text: string, speed = 1) => [...text].length / lettersPerSecond / speed;

/** The film's own words as a script: what each part shows is said while it stands. Without time for all, less is said. */
export function ownLines(parts: readonly VoicePart[], seconds: number | null, speed = 1): Line[] {
  const known = new Set<string>();
  const lines = parts.map(({ says, start }) => {
    const sentences = sentencesOf(says).filter((sentence) => isNew(sentence, known));
    for (const word of wordsOf(says)) known.add(word);
    return { at: start, sentences };
  });
  const needed = () =>
    lines.reduce((sum, { sentences }) => {
      const text = sentences.join(' ');
      return sum + (text === '' ? 0 : spokenSeconds(text, speed) + breathSeconds);
    }, 0);
  while (seconds !== null && needed() > seconds) {
    const longest = lines.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
    if (longest.sentences.length === 0) break;
    longest.sentences.pop();
  }
  return lines.flatMap(({ at, sentences }) => (sentences.length > 0 ? [{ at, text: sentences.join(' ') }] : []));
}

/** A name may be said again; a sentence whose every word was said is not. */
function isNew(sentence: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence);
  return words.length < 3 || words.some((word) => !known.has(word));
}

/** What a script loses least by: the last words of its longest line. */
const weightOf = ({ sentences }: { sentences: string[] }) => sentences.join(' ').length;

/**
 * A given script laid over the parts in its own order: sentences stand where the film shows their words, else where
 * there is time to say them.
 */
export function scriptLines(script: string, parts: readonly VoicePart[]): Line[] {
  const sentences = sentencesOf(script);
  const [all, time] = [script.length, parts.reduce((sum, { length }) => sum + length, 0)];
  const costOf = (from: number, to: number, { length, says }: VoicePart) => {
    const text = sentences.slice(from, to).join(' ');
    return Math.abs(text.length / all - length / time) - 0.5 * sharedShare(text, says) * (text.length / all);
  };
  // The cheapest way to give the first n sentences to the parts so far.
  let best = sentences.map(() => ({ cost: Number.POSITIVE_INFINITY, cuts: [] as number[] }));
  best = [{ cost: 0, cuts: [] }, ...best];
  for (const part of parts) {
    best = best.map((_, to) =>
      best
        .slice(0, to + 1)
        .map(({ cost, cuts }, from) => ({ cost: cost + costOf(from, to, part), cuts: [...cuts, to] }))
        .reduce((one, other) => (other.cost < one.cost ? other : one)),
    );
  }
  const cuts = best.at(-1)?.cuts ?? [];
  return parts.flatMap(({ start }, index) => {
    const text = sentences.slice(cuts[index - 1] ?? 0, cuts[index]).join(' ');
    return text === '' ? [] : [{ at: start, text }];
  });
}

function sharedShare(text: string, says: string): number {
  const words = new Set(wordsOf(says));
  const own = wordsOf(text).filter((word) => word.length > 3);
  return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Cut after each mark that ends a sentence; one very long sentence stays whole. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»]?)\s+(?=[\p{Lu}\p{N}"“„«¿¡])|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
