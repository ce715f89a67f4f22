/** What of a prompt was read as said to the director: nothing that a caller types goes missing in silence. */
import type { DirectedScene } from '../film.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { isOrderWord } from '../reading/order-words.ts';
import { isHead, typedSentences } from '../unwrapping/typed-sentences.ts';
import { clausesIn, readIn, stringsOf } from './missing-words.ts';
import { formsOf, isKnown, tellingIn, tokensOf } from './telling-words.ts';

/** A form of many fields speaks to the director in most of them: so many are named, the others counted. */
const most = 12;
const longest = 400;

/** Sentences of a prompt, as typed, that mostly stand neither on screen nor among what is told as left out. */
export function unshownSentences(
  prompt: string,
  scenes: readonly Pick<DirectedScene, 'words' | 'shots'>[],
  leftOut: readonly string[],
  language: string,
): string[] {
  const told = [...scenes.flatMap(textsOf), ...leftOut];
  const known = formsOf(told.flatMap(tokensOf));
  const lexicon = lexiconOf(language);
  const telling = tellingIn(lexicon);
  const sentences = typedSentences(prompt).map((one) => ({ ...one, tokens: telling(one.said) }));
  const counts = new Map<string, number>();
  for (const token of sentences.flatMap(({ tokens }) => tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const alone = new Set(told.map((text) => telling(text).join()));
  // A word that other sentences have as well may stand there for them.
  const isOwn = (token: string) => counts.get(token) === 1;
  const isUnshown = ([first = '', ...rest]: readonly string[]) => {
    if (rest.length === 0 && !isOwn(first)) return !alone.has(first);
    const tokens = [first, ...rest];
    const weightOf = (token: string) => (isOwn(token) ? 1 : shared);
    const shown = tokens.filter((token) => isKnown(token, known));
    return sumOf(shown.map(weightOf)) < sumOf(tokens.map(weightOf)) / 2;
  };
  const isShown = (text: string) => telling(text).some((token) => isKnown(token, known));
  const texts = sentences.flatMap(({ text, said, tokens }) =>
    numeral.test(text)
      ? []
      : isUnshown(tokens)
        ? [text]
        : clausesIn(said).flatMap((clause) =>
            // "Finally," is said by the place of its step.
            isHead(clause) || isOrderWord(clause.replace(/[.,;:]+$/u, ''), lexicon)
              ? []
              : isShown(clause)
                ? unshownRuns(clause, telling, isShown)
                : [clause.replace(/[.,;:]+$/u, '')],
          ),
  );
  const all = [...new Set(texts.map(shortened))];
  return all.length <= most ? all : [...all.slice(0, most), `… and ${all.length - most} more`];
}

const shared = 0.3;

/** "2." before the second step says nothing: its piece counts. */
const numeral = /^\(?\d{1,2}[.)]$/u;

/** Who dictates sets no stops: so many telling words in a row, none of them on screen, are a sentence of their own. */
const leastOfRun = 5;

/** Stretches of a clause, as typed, of which no word stands on screen; `isShown` says so of one word. */
function unshownRuns(
  clause: string,
  telling: (text: string) => string[],
  isShown: (word: string) => boolean,
): string[] {
  const runs: string[][] = [[]];
  for (const word of clause.split(' ')) {
    if (isShown(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.map((run) => run.join(' ')).filter((run) => telling(run).length >= leastOfRun);
}

const shortened = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

/** The words of a scene; a unit, and whatever else reads as words, stands in the props of a piece alone. */
const textsOf = ({ words, shots }: Pick<DirectedScene, 'words' | 'shots'>) => [
  ...words,
  ...shots.flatMap(({ props }) => stringsOf(readIn(props)).filter((text) => /[\s\d]/u.test(text))),
];

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
