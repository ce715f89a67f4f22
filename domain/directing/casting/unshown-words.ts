/** What of a prompt was read as said to the director: nothing that a caller types goes missing in silence. */
import type { DirectedScene } from '../film.ts';
import { en } from '../lexicon/en.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { isSmall } from '../reading/untold-words.ts';
import { isHead, typedSentences } from '../unwrapping/typed-sentences.ts';
import { clausesIn, stringsOf } from './missing-words.ts';

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
  const telling = tellingIn(lexiconOf(language));
  const sentences = typedSentences(prompt).map((one) => ({ ...one, tokens: telling(one.said) }));
  const counts = new Map<string, number>();
  for (const token of sentences.flatMap(({ tokens }) => tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const isAlone = (token: string) => told.some((text) => telling(text).join() === token);
  // A word that other sentences have as well may stand there for them.
  const isOwn = (token: string) => counts.get(token) === 1;
  const isUnshown = ([first = '', ...rest]: readonly string[]) => {
    if (rest.length === 0 && !isOwn(first)) return !isAlone(first);
    const tokens = [first, ...rest];
    const weightOf = (token: string) => (isOwn(token) ? 1 : shared);
    const shown = tokens.filter((token) => isKnown(token, known));
    return sumOf(shown.map(weightOf)) < sumOf(tokens.map(weightOf)) / 2;
  };
  const isShown = (text: string) => telling(text).some((token) => isKnown(token, known));
  const texts = sentences.flatMap(({ text, said, tokens }) =>
    isUnshown(tokens)
      ? [text]
      : clausesIn(said).flatMap((clause) =>
          isHead(clause) ? [] : isShown(clause) ? unshownRuns(clause, isShown) : [clause.replace(/[.,;:]+$/u, '')],
        ),
  );
  const all = [...new Set(texts.map(shortened))];
  return all.length <= most ? all : [...all.slice(0, most), `… and ${all.length - most} more`];
}

const shared = 0.3;

/** Who dictates sets no stops: so many words in a row, none of them on screen, are a sentence of their own. */
const leastOfRun = 5;

/** Stretches of a clause, as typed, of which no word stands on screen; `isShown` says so of one word. */
function unshownRuns(clause: string, isShown: (word: string) => boolean): string[] {
  const runs: string[][] = [[]];
  for (const word of clause.split(' ')) {
    if (isShown(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length >= leastOfRun).map((run) => run.join(' '));
}

const shortened = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

/** The words of a scene; a unit, and whatever else reads as words, stands in the props of a piece alone. */
const textsOf = ({ words, shots }: Pick<DirectedScene, 'words' | 'shots'>) => [
  ...words,
  ...shots.flatMap(({ props }) => stringsOf(props).filter((text) => /[\s\d]/u.test(text))),
];

/** Words in lower case, and figures by their digits; of scripts without spaces each two letters in a row. */
const tokensOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu) ?? []).flatMap((token) => {
    if (/^\d/u.test(token)) return [token.replace(/\D/gu, '')];
    if (unspaced.test(token)) return pairsOf(token);
    return token.length > 1 ? [token.toLowerCase()] : [];
  });

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const pairsOf = (text: string) =>
  text.length < 3 ? [text] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** Each word once, without those that only join others; a sentence of such words is known by them. */
const tellingIn =
  (lexicon: Lexicon) =>
  (text: string): string[] => {
    const tokens = [...new Set(tokensOf(text))];
    const telling = tokens.filter((token) => !isSmall(token, lexicon) && !isSmall(token, en));
    return telling.length > 0 ? telling : tokens;
  };

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

/** Words as shown, and shortened by an ending: one of a thing is told by many of it. */
const formsOf = (shown: readonly string[]) => ({
  whole: new Set(shown),
  cut: new Set(shown.filter((word) => word.length >= 5 && !/\d/u.test(word)).flatMap((word) => endings(word))),
});

const endings = (word: string) => [word.slice(0, -1), word.slice(0, -2)].filter((stem) => stem.length >= 4);

const isKnown = (token: string, { whole, cut }: ReturnType<typeof formsOf>) =>
  whole.has(token) || cut.has(token) || (!/\d/u.test(token) && endings(token).some((stem) => whole.has(stem)));
