/** "Otherwise the tower is taken down, a slide is built and entry costs less.": a clause stays with the sentence it belongs to. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookWord } from '../reading/look-words.ts';
import { isDirection } from '../reading/open-directions.ts';
import { isOrderWord } from '../reading/order-words.ts';
import { countWords } from '../reading/phrases.ts';
import type { Part } from './leave-out.ts';
import { makersChance, meanOf } from './runs.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';
import { filmNouns, filmWords } from './words.ts';

/** From here on the rest of a sentence is for viewers beyond doubt. */
const surelyCopy = 0.65;
/** … and the clause that ends a row with "and". */
const surelyEnds = 0.9;
/** Up to here a clause beside such a rest is believed to be the maker's only by its own words. */
const doubtful = 0.8;

/** The parts of one sentence: those that seem to be the maker's stay among what is surely for viewers, unless their words speak of a film. */
export function keepSentence(parts: readonly Part[], words: readonly TaggedWord[], lexicon: Lexicon): Part[] {
  const wordsOf = ({ from, to }: Part) => words.filter((word) => word.from >= from && word.to <= to);
  const rest = parts.filter(({ isOut }) => !isOut).flatMap(wordsOf);
  if (rest.length < 3 || rest.length === words.length || meanOf(rest, copyChance) < surelyCopy) return [...parts];
  const last = parts.at(-1);
  const isRow =
    last?.joint === 'and' &&
    !last.isOut &&
    countWords(last.text) >= 4 &&
    meanOf(wordsOf(last), copyChance) >= surelyEnds;
  const out = parts.filter(({ isOut }) => isOut);
  const isDoubtful = out.every((part) => meanOf(wordsOf(part), makersChance) < doubtful);
  const isTold = (part: Part, at: number) =>
    [part.joint, parts[at + 1]?.joint ?? 'comma'].every((joint) => joined.has(joint)) &&
    (isDoubtful || (isRow && countWords(part.text) >= 4)) &&
    !isOrderWord(part.text, lexicon) &&
    !speaksOfFilm(part.text);
  return parts.map((part, at) =>
    part.isOut && !part.isAsking && !part.isRefused && isTold(part, at) ? { ...part, isOut: false } : part,
  );
}

const joined = new Set<Part['joint']>(['start', 'blank', 'line', 'stop', 'comma', 'and', 'in']);

const copyChance = (word: TaggedWord) => chanceOf('C', word) + chanceOf('N', word);

/** Whether a clause names a film, hands over words, or says how something looks. */
const speaksOfFilm = (text: string) =>
  /[\ue000-\uf8ff#]/u.test(text) ||
  filmWords.test(text.replace(howFast, '')) ||
  filmNouns.test(text) ||
  isDirection(text) ||
  text.split(/[\s,.;]+/u).some((word) => isLookWord(word) && !joint.test(word));

/** "syncs offline in under 2 seconds": how fast something is done lasts a few seconds, which no film does. */
const howFast =
  /(?<=\p{L}\s)(?:in|within|innerhalb von|binnen|en|dans|in|em|dentro de)\s(?:(?:under|less than|about|only|just|unter|weniger als|nur|moins de|seulement|menos de|solo|meno di|appena|minder dan)\s)?(?:[1-4]|\d[.,]\d+|0[.,]\d+)\s(?:seconds?|sekunden?|secondes?|segundos?|second[oi]|seconden?)(?!\p{L})/giu;

const joint = /^(?:and|but|not|with|very|und|aber|mit|et|mais|y|e|pero|ma|mas|en|maar)$/iu;
