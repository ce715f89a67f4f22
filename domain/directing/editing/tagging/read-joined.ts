/** Wishes joined in one sentence, of which the rules read some and the tagger others: "It drops to £5, and make that line stand out". */
import type { Ground } from '../read-clause.ts';
import { readSentence, type Step, spokenAfterStep } from '../read-sentence.ts';
import { readTagged } from './read-tagged.ts';
import type { EditWord } from './tag-edit.ts';

const joint =
  /\s*[,;]\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s+)?|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s+/giu;

/** The sentence in two where either side asks for something and is understood whole; null where it cannot be cut so. */
export function readJoined(sentence: string, own: readonly EditWord[], ground: Ground, depth = 0): Step[] | null {
  for (const cut of depth > 2 ? [] : [...sentence.matchAll(joint)].slice(0, 5)) {
    const from = cut.index + cut[0].length;
    const first = readSide(sentence.slice(0, cut.index), wordsIn(own, 0, cut.index), ground);
    if (first === null) continue;
    const spoken = first.reduce((one, step) => spokenAfterStep(step, { ...ground, spoken: one }), ground.spoken);
    const [rest, words] = [sentence.slice(from), wordsIn(own, from, sentence.length)];
    const others =
      readSide(rest, words, { ...ground, spoken }) ?? readJoined(rest, words, { ...ground, spoken }, depth + 1);
    if (others !== null) return [...first, ...others];
  }
  return null;
}

const wordsIn = (own: readonly EditWord[], from: number, to: number): EditWord[] =>
  own
    .filter((word) => word.from >= from && word.to <= to)
    .map((word) => ({ ...word, from: word.from - from, to: word.to - from }));

/** A side that only tells something is no wish of its own: the sentence is to be read whole. */
function readSide(text: string, own: readonly EditWord[], ground: Ground): Step[] | null {
  const steps = readSentence(text, ground) ?? readTagged(text, own, ground);
  return steps?.some(({ kind }) => kind === 'edits') ? steps : null;
}
