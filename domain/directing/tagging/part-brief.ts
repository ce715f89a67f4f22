/** Parts what a brief says to its maker from what viewers shall read. */
import { lexiconOf, lexicons } from '../lexicon/lexicons.ts';
import { afterForeignAsking } from '../reading/foreign-asking.ts';
import { languageOf } from '../reading/language.ts';
import { type CopyChance, type HeldText, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { isOnlyText } from '../reading/only-text.ts';
import { readAvoided } from '../reading/read-avoid.ts';
import { isWishList } from '../reading/wish-list.ts';
import { stripTask, stripWrapper } from '../reading/wrapper.ts';
import { copyChances } from './copy-chances.ts';
import { findName } from './find-name.ts';
import { inLists } from './in-lists.ts';
import { keepRow } from './keep-row.ts';
import { leaveOut, opensSentence, type Part } from './leave-out.ts';
import { isAsking, makersChance, meanOf, type PlaceInSentence, partsOf, sureOfFacts } from './runs.ts';
import { chanceOf, type TaggedWord, tagWords } from './tag-words.ts';
import { learntWeights } from './weights.ts';
import { filmNouns } from './words.ts';

export interface PartedBrief {
  /** What is left for viewers, with the words that ask for the film. */
  text: string;
  /** What is said to the maker, a clause to a line. */
  wishes: string;
  /** What of that may have been meant for viewers: told, so that nothing goes in silence. */
  doubtful: string[];
  /** The name or title that the film should bear; empty if unsure. */
  name: string;
  /** What may be its name where nothing else tells one; empty as well if there is a name. */
  mayBeName: string;
  copyChance: CopyChance;
}

const surelyMakers = 0.92;
const leastOfHeeded = 0.6;
/** What the reading knows for a wish by its words needs little more. */
const leastOfKnownWish = 0.15;

export function partBrief(prompt: string): PartedBrief {
  const masked = maskText(prompt);
  const words = tagWords(masked, learntWeights());
  const language = languageOf(masked.text);
  const parts = keepRow(partsIn(words, masked), lexiconOf(language));
  const rest = leaveOut(masked.text, parts);
  const out = parts.filter(({ isOut }) => isOut);
  const kept = words.filter(({ from }) => !out.some((part) => from >= part.from && from < part.to));
  const known = { ...findName(kept, masked), copyChance: copyChances(words, language) };
  if (out.length === 0 || !/[\p{L}\ue000-\uf8ff]/u.test(rest))
    return { text: prompt, wishes: '', doubtful: [], ...known };
  const said = ({ text }: Part) => typed(text, masked.held);
  const isDoubtful = ({ from, to, isAsking, isRefused, text }: Part) => {
    const own = words.filter((word) => word.from >= from && word.to <= to);
    // What the reading heeds as a wish besides needs no telling.
    const most = isKnownWish(text.replace(/^\p{L}{1,3}\s/u, '')) ? leastOfHeeded : surelyMakers;
    const isPlain = isAsking || isRefused || ofTheFilm.test(text) || bareColour.test(text);
    return !isPlain && meanOf(own, makersChance) < most;
  };
  return {
    text: typed(rest, masked.held),
    wishes: out.map(said).join('\n'),
    doubtful: out.filter(isDoubtful).map((part) => `${said(part)} (read as words to the maker)`),
    ...known,
  };
}

function partsIn(words: readonly TaggedWord[], masked: MaskedText): Part[] {
  const { text } = masked;
  const clauses = [...new Set(words.map(({ clause }) => clause))].map((clause) =>
    words.filter((word) => word.clause === clause),
  );
  const starts = clauses.flatMap(([word], at) => (word !== undefined && opensSentence(word.clause) ? [at] : []));
  const isAsked = isAsking(clauses) || filmNouns.test(text);
  const listed = inLists(clauses, text);
  return starts.flatMap((start, index) => {
    const sentence = clauses.slice(start, starts[index + 1] ?? clauses.length);
    const said = text.slice(sentence[0]?.[0]?.clause.from, sentence.at(-1)?.[0]?.clause.to);
    const isKnown = isKnownAsking(said);
    const isStory = tellsOccasion(sentence.flat(), said);
    const isWish = isKnownWish(said) && meanOf(sentence.flat(), makersChance) >= leastOfKnownWish;
    const own = sentence.flatMap((clause, at) =>
      partsOf(clause, masked, isKnown, listed.has(clause) ? 'listed' : placeOf(sentence, at, isAsked, masked.held)),
    );
    // An asking that the reading knows by its words is taken apart there, with what it asks for.
    const isLeft = isKnown && own.some(({ isOut }) => !isOut);
    return own.map((part, index) => {
      // "#2b1a12, #f3e9dc and #d9622b": viewers read no codes of colours that the maker was told.
      const isOfFilm = own.slice(0, index + 1).some((one) => ofTheFilm.test(one.text));
      if (isWish || isOfFilm || (bareColour.test(part.text) && own[index - 1]?.isOut))
        return { ...part, isOut: true, isAsking: false };
      const isKept = part.isAsking ? isLeft || namesSomebody(part.text) || launching.test(part.text) : isStory;
      return isKept ? { ...part, isOut: false, isAsking: false } : part;
    });
  });
}

/** Ends in held words: `puts it this way: “…”`. */
const quoted = /^[\ue000-\uf8ff][.!?]?$/u;

/** "My sister turns 40 on the 12th and we meet at 2": what somebody tells of the occasion with its figures is what the film tells. */
const tellsOccasion = (words: readonly TaggedWord[], said: string) =>
  /\d/u.test(said) &&
  meanOf(words, (word) => chanceOf('B', word) + chanceOf('C', word) + chanceOf('N', word)) >= 0.7 &&
  meanOf(words, (word) => chanceOf('B', word)) >= 0.2;

/** Few who tell viewers something turn to the maker in mid-sentence, and what stands in a row goes or stays together. */
function placeOf(
  sentence: readonly TaggedWord[][],
  at: number,
  isAsked: boolean,
  held: readonly HeldText[],
): PlaceInSentence {
  const [place, turn] = isAsked ? (['head', 'turn'] as const) : (['unasked', 'unasked'] as const);
  if (refuses(sentence, at, held)) return 'refused';
  // A label goes with what it labels, and "cakes" with "and coffee", unless it is surely the maker's own.
  const next = sentence[at + 1];
  const isLed =
    next?.[0]?.clause.joint === 'colon' || (next?.[0]?.clause.joint === 'and' && sentence[at]?.length === 1);
  if (next !== undefined && isLed && meanOf(next, makersChance) < 0.5) return 'unasked';
  const row = sentence.findIndex(([word], index) => index > 0 && word?.clause.joint === 'colon');
  if (row > 0 && row <= at && meanOf(sentence.slice(row).flat(), makersChance) < 0.5) return 'row of copy';
  if (at === 0 || meanOf(sentence[0] ?? [], makersChance) >= 0.5) return place;
  // Who is quoted, and how it is said, goes with the quotation.
  if (sentence.flat().some(({ clause }) => quoted.test(clause.text))) return 'row of copy';
  if (row < 0 || row > at) return turn;
  return meanOf(sentence.slice(row).flat(), makersChance) >= sureOfFacts && isAsked ? turn : 'row of copy';
}

/** "Never write “passion” or “artisan”": what stands in quotation marks behind a refusal, or behind its "or", is refused with it. */
function refuses(sentence: readonly TaggedWord[][], at: number, held: readonly HeldText[]): boolean {
  const texts = sentence.map((clause) => clause[0]?.clause.text ?? '');
  const joints = sentence.map((clause) => clause[0]?.clause.joint);
  if (isOnlyText(texts.join(' '))) return false;
  const from = sentence.findIndex((clause, index) => {
    const text = texts[index] ?? '';
    const isHead = joints[index + 1] === 'colon' && onlyQuoted.test(texts[index + 1] ?? '');
    const isQuoting = isHead || quoting.test(text) || orElse.test(texts[index + 1] ?? '');
    const isKnown =
      meanOf(clause, makersChance) >= 0.4 ||
      readAvoided(typed(`${text} ${texts.slice(index + 1).join(', ')}`, held)).length > 0;
    return refusing.test(text) && isQuoting && isKnown;
  });
  return (
    from >= 0 && from <= at && texts.slice(from + 1, at + 1).every((text) => onlyQuoted.test(text) || orElse.test(text))
  );
}

const refusing =
  /(?<!\p{L})(?:no|not|never|don['’]t|do not|without|avoid\p{L}*|kein\p{L}*|nicht|nie|niemals|ohne|vermeide\p{L}*|ne|n['’]\p{L}+|pas|jamais|sans|ni|évite\p{L}*|sin|nunca|jamás|evit[ae]\p{L}*|non|mai|senza|niente|não|nem|sem|niet|nooit|geen|zonder|vermijd\p{L}*)(?!\p{L})/iu;
const quoting = /[\ue000-\uf8ff]/u;
const onlyQuoted = /^(?:\p{L}{1,4}\s)?[\ue000-\uf8ff][.!?]?$/u;
const orElse = /^(?:or|nor|oder|noch|ou|ni|o|nem|of)\s\S+(?:\s\S+){0,3}$/iu;

/** What is launched is told, even without a name. */
const launching =
  /(?<!\p{L})(?:launch\p{L}*|announc\p{L}*|introduc\p{L}*|lancement|lanzamiento|lancio|lançamento|vorstellung|lancering)(?!\p{L})/iu;

const bareColour = /^(?:\p{L}{1,3}\s)?#[\da-f]{3,8}[.,;]?$/iu;

/** Names in capitals inside an asking, but for places where films are shown. */
const namesSomebody = (asking: string) =>
  asking
    .split(/\s+/u)
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !platform.test(word) && !isGermanNoun(asking));
const platform =
  /^(?:Instagram|Insta|TikTok|YouTube|Facebook|LinkedIn|WhatsApp|Reels?|Shorts?|Stor(?:y|ies)|Video|Film|Clip|Framewright)/iu;
const isGermanNoun = (text: string) => languageOf(text) === 'de';

/** Whether the reading knows by its words that a sentence asks for a film. */
const isKnownAsking = (sentence: string) =>
  stripTask(sentence) !== null ||
  afterForeignAsking(sentence) !== null ||
  lexicons.some((lexicon) => stripWrapper(sentence, lexicon) !== null);

const isKnownWish = (sentence: string) =>
  lexicons.some((lexicon) => isWishList(sentence, lexicon)) || asksHow.test(sentence.trim());

/** "No scaremongering please.", "Hazlo emotivo.": a few words that ask how something shall be made. */
const asksHow =
  /^(?:(?:no|nothing|nicht|keine?n?|nichts|pas de|rien de|sin|nada de|niente|senza|sem|geen|niet)\s[^\d\ue000-\uf8ff,;:.!?]{3,40},?\s(?:please|pls|bitte|s['’]il (?:vous|te) pla[iî]t|svp|por favor|per favore|graag|alsjeblieft)|(?:(?:please\s)?(?:make|keep) it|mach(?:t|en sie)? es|fais-le|faites-le|rends-le|hazlo|fallo|rendilo|faça-o|deixe-o|maak het|houd het)\s[^\d\ue000-\uf8ff:!?]{3,50})[.!]?$/iu;

/** "and set the type in Futura", "please give that sentence room", "Maximaal 20 seconden.": what nobody says to viewers. */
const ofTheFilm =
  /^(?:max(?:\.|imum|imal|imaal|imo)?|(?:up|not up) to|(?:no|not) (?:longer|more) than|at most|about|around|roughly|etwa|rund|ungefähr|höchstens|nicht länger als|environ|pas plus de|unos|unas|no más de|circa|non più di|cerca de|uns|não mais de|ongeveer|hooguit|niet langer dan)\s\d{1,3}\s?-?(?:seconds?|secs?|s|sekunden|sek|secondes|segundos|secondi|seconden)[.!]?$|^(?:and\s|please\s|then\s)*(?:set\s(?:the\s)?(?:type|text|copy|titles?|headlines?|everything)\s(?:in|as)|(?:give|hold|leave|let)\s(?:that|this|the|each|every)\s(?:sentence|line|quote|name|numbers?|figures?|text|words?|headline|title|logo|scene))\s[^\ue000-\uf8ff:!?]{3,60}$/iu;
