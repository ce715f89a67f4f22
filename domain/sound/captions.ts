import { endsClause, endsSentence, joinedText, widthOf } from './caption-text.ts';
import type { FilmWord } from './film-words.ts';

/** What is read at one time: one or two lines, from and to in seconds of the film. */
export interface Caption {
  from: number;
  to: number;
  lines: string[];
  words: FilmWord[];
}

/** Subtitling's usual bounds: 17 letters a second, at least a second and at most six, a breath of two frames between. */
const lettersPerSecond = 17;
const leastSeconds = 1;
const mostSeconds = 6;
const breathSeconds = 0.08;
/** A silence after which nobody waits for the end of a sentence. */
const pauseSeconds = 0.6;
/** What a break in the midst of a clause costs, against the square of the room left empty. */
const clausePrice = 0.35;

/** Letters of a line, by the film's format: 42 in landscape, 36 in a square, 32 in portrait. */
export function lineLetters({ width, height }: { width: number; height: number }): number {
  if (width > height) return 42;
  return width === height ? 36 : 32;
}

/** The film's words as captions: none breaks a sentence that fits, none outlasts the film. */
export function captionsOf(
  words: readonly FilmWord[],
  { letters, filmSeconds }: { letters: number; filmSeconds: number },
): Caption[] {
  const groups = joinShort(
    sentencesOf(words).flatMap((sentence) => inParts(sentence, letters)),
    letters,
  );
  return groups.map((group, index) => {
    const next = groups[index + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY;
    return {
      ...timesOf(group, Math.min(filmSeconds, next - breathSeconds)),
      lines: linesOf(group, letters),
      words: group,
    };
  });
}

function sentencesOf(words: readonly FilmWord[]): FilmWord[][] {
  const sentences: FilmWord[][] = [];
  let open: FilmWord[] = [];
  words.forEach((word, index) => {
    open.push(word);
    const next = words[index + 1];
    if (next && !endsSentence(word) && next.from - word.to < pauseSeconds) return;
    sentences.push(open);
    open = [];
  });
  return sentences;
}

/** The cheapest cuts of a sentence into captions, found from its end: full ones that end where a clause does. */
function inParts(sentence: readonly FilmWord[], letters: number): FilmWord[][] {
  const best: { cost: number; next: number }[] = [];
  best[sentence.length] = { cost: 0, next: sentence.length };
  for (let from = sentence.length - 1; from >= 0; from -= 1) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
    for (let next = from + 1; next <= sentence.length; next += 1) {
      const part = sentence.slice(from, next);
      if (next > from + 1 && !fits(part, letters)) break;
      const empty = 1 - Math.min(1, widthOf(joinedText(part)) / (2 * letters));
      const isRough = next < sentence.length && !endsClause(part.at(-1) as FilmWord);
      const cost = 0.2 + empty ** 2 + (isRough ? clausePrice : 0) + (best[next]?.cost ?? 0);
      if (cost < cheapest.cost) cheapest = { cost, next };
    }
    best[from] = cheapest;
  }
  const parts: FilmWord[][] = [];
  for (let from = 0; from < sentence.length; ) {
    const { next } = best[from] as { next: number };
    parts.push(sentence.slice(from, next));
    from = next;
  }
  return parts;
}

/** A caption that is over before it is read goes with the next one, where both fit and no silence lies between. */
function joinShort(groups: readonly FilmWord[][], letters: number): FilmWord[][] {
  const joined: FilmWord[][] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    const [start, end] = [before?.[0], before?.at(-1)];
    const isShort = start && end && end.to - start.from < leastSeconds;
    const first = group[0] as FilmWord;
    if (before && isShort && first.from - end.to < pauseSeconds && fits([...before, ...group], letters))
      before.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function fits(words: readonly FilmWord[], letters: number): boolean {
  const lasts = (words.at(-1) as FilmWord).to - (words[0] as FilmWord).from;
  return lasts <= mostSeconds && linesOf(words, letters).every((line) => widthOf(line) <= letters);
}

/** One line, or the two that are most alike in length; a break after a clause may cost a little. */
function linesOf(words: readonly FilmWord[], letters: number): string[] {
  const whole = joinedText(words);
  if (widthOf(whole) <= letters || words.length === 1) return [whole];
  const splits = words.slice(1).map((_, index) => {
    const lines = [joinedText(words.slice(0, index + 1)), joinedText(words.slice(index + 1))];
    const [first = 0, second = 0] = lines.map(widthOf);
    const price = Math.max(first, second) - (endsClause(words[index] as FilmWord) ? letters / 6 : 0);
    return { lines, cost: price + 100 * Math.max(0, Math.max(first, second) - letters) };
  });
  return splits.reduce((best, split) => (split.cost < best.cost ? split : best)).lines;
}

/** It stands with its first word, and after its last one as long as reading takes and `limit` allows. */
function timesOf(words: readonly FilmWord[], limit: number): Pick<Caption, 'from' | 'to'> {
  const { from } = words[0] as FilmWord;
  const said = (words.at(-1) as FilmWord).to;
  const read = from + Math.max(leastSeconds, widthOf(joinedText(words)) / lettersPerSecond);
  return { from, to: Math.max(Math.min(said, limit), Math.min(Math.max(said, read), limit), from + 0.001) };
}
