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
const sureUnasked = 0.85;
/** … and where nobody does, but more than one clause is the maker's by all signs. */
const sureHardlyAsked = 0.78;
/** … of words in a row that is for viewers. */
const sureInRow = 0.8;
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
export type PlaceInSentence =
  | 'head'
  | 'turn'
  | 'row of copy'
  | 'quoting'
  | 'hardly asked'
  | 'unasked'
  | 'listed'
  | 'refused';

function leastFor(said: string, place: PlaceInSentence, held: readonly HeldText[]): number {
  const own = heldOf(said, held);
  if (place === 'quoting' || own.some(isSaying)) return Number.POSITIVE_INFINITY;
  if (own.length > 0) return sureOfHeld;
  if (place === 'listed') return sureOfListed;
  if (place === 'unasked') return sureUnasked;
  if (place === 'row of copy') return sureInRow;
  if (place === 'hardly asked') return sureHardlyAsked;
  if (/[€$£¥\d]/u.test(said) && !onlyLength.test(said)) return sureOfFacts;
  return place === 'turn' ? sureOfTurn : sure;
}

/** "28 Sekunden", "say 10 s.": how long a film is, where nothing else stands beside it. */
const onlyLength =
  /^(?:(?:about|around|roughly|say|length|etwa|rund|circa|ca\.|environ|unos|uns|ongeveer|max\.?)\s)?\d{1,3}(?:\s?(?:-|–|to|bis|à|a)\s?\d{1,3})?\s?-?(?:s|secs?|seconds?|sek|sekunden|secondes|segundos|seg|secondi|sec|seconden)[.!]?$/iu;

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
  const runs = settledRuns(runsOf(words, isUnderstood), text);
  const known = runs.length > 1 ? runs : [{ whose: mostly(words), words: [...words] }];
  return known.map(({ whose, words: own }, at, all) => {
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
  (isSureTurn(second) || !isAmount(text.slice(first.words[0]?.from, first.words.at(-1)?.to))) &&
  !lasting.test(text.slice(second.words[0]?.from)) &&
  first.words.length >= 2 &&
  second.words.length >= 2 &&
  /\s/u.test(text.slice(first.words.at(-1)?.to, second.words[0]?.from));

const isForViewers = ({ words }: Run) => meanOf(words, (word) => chanceOf('C', word) + chanceOf('N', word)) >= 0.4;

const isSurePart = (run: Run) =>
  (run.words.length >= 3 && (run.whose === 'asking' || meanOf(run.words, makersChance) >= sureOfTurn)) ||
  isSureTurn(run);

/** Even two words, and behind a mere figure, may turn to the maker. */
const isSureTurn = ({ whose, words }: Run) => whose === 'maker' && meanOf(words, makersChance) >= sureOfFacts;

/** A clause that does nothing but ask for a film, and may wish something of it besides. */
function mostly(words: readonly TaggedWord[]): Whose {
  const chance = meanOf(words, (word) => chanceOf('M', word) + makersChance(word));
  const isBare = words.every((word) => chanceOf('C', word) + chanceOf('N', word) < 0.5);
  const asks = meanOf(words, (word) => chanceOf('M', word)) >= 0.5;
  return asks && isBare && words.length >= 3 && chance >= sureOfAsking ? 'asking' : 'viewers';
}

/**
 * The runs of a clause that can stand for themselves: who dictates sets no stops, and turns to the maker and back in
 * one breath. What is too short or too unsure goes with its longer neighbour.
 */
function settledRuns(given: readonly Run[], text: string): Run[] {
  let runs = [...given];
  while (runs.length > 1) {
    const weak = weakest(runs, text);
    if (weak < 0) break;
    const [before, after] = [runs[weak - 1], runs[weak + 1]];
    const isBefore = (before?.words.length ?? 0) >= (after?.words.length ?? 0);
    const into = isBefore ? weak - 1 : weak + 1;
    const whose = runs[into]?.whose ?? 'viewers';
    runs = joinedRuns(runs.map((run, at) => (at === weak ? { ...run, whose } : run)));
  }
  return runs;
}

/** The shortest run that cannot stand for itself, or cannot be parted from one beside it; -1 if there is none. */
function weakest(runs: readonly Run[], text: string): number {
  const weak = runs.flatMap((run, at) => {
    const [before, after] = [runs[at - 1], runs[at + 1]];
    const stands =
      (run.whose === 'viewers' ? isForViewers(run) : isSurePart(run)) &&
      (before === undefined || isParted(before, run, text)) &&
      (after === undefined || isParted(run, after, text));
    return stands ? [] : [{ at, size: run.words.length }];
  });
  return weak.sort((a, b) => a.size - b.size)[0]?.at ?? -1;
}

function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { whose, words } of runs) {
    const last = joined.at(-1);
    if (last?.whose === whose) last.words.push(...words);
    else joined.push({ whose, words: [...words] });
  }
  return joined;
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

/** How surely a brief asks for a film: in words, only by saying to its maker what nobody would say to viewers, or not at all. */
export type Asked = 'surely' | 'hardly' | 'not';

export function isAsking(clauses: readonly (readonly TaggedWord[])[]): Asked {
  if (clauses.some((words) => asksIn(words) || askingRuns(words).some(asksIn))) return 'surely';
  const makers = clauses.filter((words) => words.length > 1 && meanOf(words, makersChance) >= sureHardlyAsked);
  return makers.length > 1 && makers.flat().length >= 6 ? 'hardly' : 'not';
}

const asksIn = (words: readonly TaggedWord[]): boolean =>
  meanOf(words, (word) => chanceOf('M', word)) >= 0.5 || meanOf(words, makersChance) >= 0.9;

/** Words in a row that rather ask than not: who dictates asks in the midst of a clause. */
function askingRuns(words: readonly TaggedWord[]): TaggedWord[][] {
  const runs: TaggedWord[][] = [[]];
  for (const word of words) {
    if (chanceOf('M', word) >= 0.4) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= 3);
}

function whoseIs(word: TaggedWord, isUnderstood: boolean): Whose {
  if (makersChance(word) >= 0.4) return 'maker';
  return !isUnderstood && chanceOf('M', word) >= sureOfAsking ? 'asking' : 'viewers';
}
