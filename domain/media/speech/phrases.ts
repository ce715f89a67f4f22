/** A piece of a text that is said in one breath. */
export interface Phrase {
  /** With its own punctuation, which its melody follows. */
  text: string;
  words: string[];
  /** Silence after it, in seconds. */
  pause: number;
}

const pauses: readonly [RegExp, number][] = [
  [/\n\s*\n\s*$/u, 0.7],
  [/[.!?…。！？؟।]["”’»)\]]*\s*$/u, 0.45],
  [/[:;–—]\s*$/u, 0.3],
  [/[,،、，]\s*$/u, 0.2],
  [/\n\s*$/u, 0.45],
];

/** Where a phrase may end: after a mark of its own kind that a space follows, at a line's end, or after an ideographic mark. */
const ends = /(?<=[.!?…:;,،؟।–—]["”’»)\]]*)\s+|(?<=[。！？、，])|\n+/u;

/** Cuts a text into phrases; words are what spaces part, letters and figures among them. */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  let rest = text.trim();
  while (rest.length > 0) {
    const end = ends.exec(rest);
    const piece = end ? rest.slice(0, end.index + end[0].length) : rest;
    rest = rest.slice(piece.length);
    const words = wordsOf(piece);
    const last = phrases.at(-1);
    if (words.length === 0) {
      if (last) last.pause = Math.max(last.pause, pauseAfter(piece));
      continue;
    }
    phrases.push({ text: piece.trim(), words, pause: pauseAfter(piece) });
  }
  const last = phrases.at(-1);
  if (last) last.pause = 0;
  return phrases;
}

/** Scripts without spaces are told sign by sign, as captions of them are. */
function wordsOf(piece: string): string[] {
  return piece
    .split(/\s+|(?<=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})/u)
    .filter((word) => /[\p{L}\p{N}%&+@#$€£]/u.test(word));
}

function pauseAfter(piece: string): number {
  return pauses.find(([end]) => end.test(piece))?.[1] ?? 0.08;
}
