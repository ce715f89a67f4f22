/** Whose the words of a clause are: the viewers', the maker's, or only the asking for the film. */
import { type HeldText, heldOf, type MaskedText } from '../reading/masked-text.ts';
import { isOnlyText } from '../reading/only-text.ts';
import { isDirection } from '../reading/open-directions.ts';
import type { Part } from './leave-out.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';
import { filmWords } from './words.ts';

/** How sure the tagger must be that words are the maker's before they are kept off the screen. */
const sure = 0.4;
/** … of an end of a clause alone, or of a clause in a sentence that began for viewers. */
const sureOfTurn = 0.5;
/** … of figures, and of a row behind a colon. */
export const sureOfFacts = 0.7;
/** … of any words where nobody asks for a film. */
const sureUnasked = 0.9;
/** … of titles in quotation marks and of addresses. */
const sureOfHeld = 0.95;
/** … of an item of a list, or a line of verse, among others that are for viewers. */
const sureOfListed = 0.995;
/** … of words that only ask for the film. */
const sureOfAsking = 0.85;

type Whose = 'viewers' | 'maker' | 'asking';
interface Run {
  whose: Whose;
  words: TaggedWord[];
}

/** How likely a word is the maker's: a wish, what happens on screen, background, courtesy or a label. */
export const makersChance = (word: TaggedWord): number =>
  (['W', 'D', 'B', 'G', 'L'] as const).reduce((sum, tag) => sum + chanceOf(tag, word), 0);

export const meanOf = (words: readonly TaggedWord[], chance: (word: TaggedWord) => number): number =>
  words.reduce((sum, word) => sum + chance(word), 0) / words.length;

/**
 * Where a clause stands: first or like the first, behind one for viewers, in a row that such a one heads, in a brief
 * that neither asks for a film nor says anything that is surely the maker's, in a list for viewers, or behind words that
 * refuse what it quotes.
 */
export type PlaceInSentence = 'head' | 'turn' | 'row of copy' | 'unasked' | 'listed' | 'refused';

function leastFor(said: string, place: PlaceInSentence, held: readonly HeldText[]): number {
  const own = heldOf(said, held);
  if (place === 'row of copy' || own.some(isSaying)) return Number.POSITIVE_INFINITY;
  if (own.length > 0) return sureOfHeld;
  if (place === 'listed') return sureOfListed;
  if (place === 'unasked') return sureUnasked;
  if (/[€$£¥\d]/u.test(said)) return sureOfFacts;
  return place === 'turn' ? sureOfTurn : sure;
}

/** "Q3 results for" leads to a name as an asking does, and is none. */
const asking = [
  filmWords,
  /(?<!\p{L})(?:make|create|produce|build|design|generate|animate|turn|need|want|like|love|mach\p{L}*|erstell\p{L}*|brauch\p{L}*|möcht\p{L}*|hätt\p{L}*|dreh\p{L}*|gestalt\p{L}*|fais|faites|faire|crée\p{L}*|réalise\p{L}*|voudr\p{L}*|veux|besoin|fai|fare|fammi|crea\p{L}*|realizza\p{L}*|vorre\p{L}*|voglio|serve|quier\p{L}*|quisier\p{L}*|necesit\p{L}*|haz|hacer|hazme|quer\p{L}*|precis\p{L}*|faç\p{L}*|faz\p{L}*|cri[ae]\p{L}*|gostar\p{L}*|maak|maken|wil|willen|zou\p{L}*|nodig)(?!\p{L})/iu,
];

/** A quotation that says something, and is no mere title or name: only a refusal takes it from the viewers. */
const isSaying = ({ kind, text }: HeldText) =>
  kind === 'quote' && (/[.!?…,]$/u.test(text.trim()) || text.trim().split(/\s+/u).length >= 4);

/** A clause as a whole, or in two where one end of it is the maker's and the other is not. */
export function partsOf(
  words: readonly TaggedWord[],
  { text, held }: MaskedText,
  isUnderstood: boolean,
  place: PlaceInSentence,
): Part[] {
  const clause = words[0]?.clause;
  if (clause === undefined) return [];
  const runs = runsOf(words, isUnderstood);
  const [first, second] = runs;
  const isCut =
    runs.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    isParted(first, second, text) &&
    runs.every((run) => (run.whose === 'viewers' ? isForViewers(run) : isSurePart(run)));
  return (isCut ? runs : [{ whose: mostly(words), words: [...words] }]).map(({ whose, words: own }, at, all) => {
    const from = at === 0 ? clause.from : (own[0]?.from ?? clause.from);
    const to = at === all.length - 1 ? clause.to : (own.at(-1)?.to ?? clause.to);
    const said = text.slice(from, to);
    const isForReading = isDirection(said) || isOnlyText(said);
    const isMakers = place === 'refused' || (meanOf(own, makersChance) >= leastFor(said, place, held) && !isForReading);
    const isAsking = whose === 'asking' && asking.some((words) => words.test(said));
    return {
      text: said,
      joint: at === 0 ? clause.joint : 'in',
      from,
      to,
      isOut: isAsking || isMakers,
      isAsking,
      isRefused: place === 'refused',
    };
  });
}

/** "I need a" leads to what it needs, "but we" to what we do. */
const leadsOn =
  /(?<!\p{L})(?:an?|eine?n?|une?|una?|um|uma|een|we|you|they|i|he|she|wir|ihr|ich|du|man|nous|vous|on|je|tu|ils?|elles?|nosotr[oa]s|noi|nós|wij|jullie|ik)$/iu;

/** "Knead it | for 30 seconds": how long something is done goes with it. */
const lasting = /^(?:for|during|für|pendant|durant|durante|per|por|voor|gedurende)\s\d/iu;

/** "190 € | are there already": nothing but a number says nothing. */
const isAmount = (run: string) => /\d/u.test(run) && !/\p{L}{3}/u.test(run);

/** Two runs are parted between two words, and each says something. */
const isParted = (first: Run, second: Run, text: string) =>
  !leadsOn.test(text.slice(0, first.words.at(-1)?.to)) &&
  !isAmount(text.slice(first.words[0]?.from, first.words.at(-1)?.to)) &&
  !lasting.test(text.slice(second.words[0]?.from)) &&
  first.words.length >= 2 &&
  second.words.length >= 2 &&
  /\s/u.test(text.slice(first.words.at(-1)?.to, second.words[0]?.from));

const isForViewers = ({ words }: Run) => meanOf(words, (word) => chanceOf('C', word) + chanceOf('N', word)) >= 0.4;

const isSurePart = ({ whose, words }: Run) =>
  words.length >= 3 && (whose === 'asking' || meanOf(words, makersChance) >= sureOfTurn);

/** A clause that does nothing but ask for a film, and may wish something of it besides. */
function mostly(words: readonly TaggedWord[]): Whose {
  const chance = meanOf(words, (word) => chanceOf('M', word) + makersChance(word));
  const isBare = words.every((word) => chanceOf('C', word) + chanceOf('N', word) < 0.5);
  const asks = meanOf(words, (word) => chanceOf('M', word)) >= 0.5;
  return asks && isBare && words.length >= 3 && chance >= sureOfAsking ? 'asking' : 'viewers';
}

/** Runs of words that are the same one's. */
function runsOf(words: readonly TaggedWord[], isUnderstood: boolean): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const whose = whoseIs(word, isUnderstood);
    const last = runs.at(-1);
    if (last?.whose === whose) last.words.push(word);
    else runs.push({ whose, words: [word] });
  }
  return runs;
}

/** Whether a brief asks for a film, or says to its maker what nobody would say to viewers. */
export const isAsking = (clauses: readonly (readonly TaggedWord[])[]): boolean =>
  clauses.some((words) => meanOf(words, (word) => chanceOf('M', word)) >= 0.5 || meanOf(words, makersChance) >= 0.9);

function whoseIs(word: TaggedWord, isUnderstood: boolean): Whose {
  if (makersChance(word) >= 0.4) return 'maker';
  return !isUnderstood && chanceOf('M', word) >= sureOfAsking ? 'asking' : 'viewers';
}
