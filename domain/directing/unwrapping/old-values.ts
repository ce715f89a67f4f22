/** "The flyer still says 5 pm, that is wrong.": an old or wrong value is told to the maker so that nobody shows it. */
import { type CorrectionWords, correctionWords } from '../lexicon/correction-words.ts';
import { languageOf } from '../reading/language.ts';
import { capital, patternOf } from '../reading/phrases.ts';
import { cutClauses } from '../tagging/cut-clauses.ts';
import { bySentence, type SaidSentence, sentencesIn } from './by-sentence.ts';

interface Found {
  index: number;
  text: string;
}
/** Finds where each kind of words first stands in a text. */
type Kinds = Record<keyof CorrectionWords, (text: string) => Found | null>;

/** What is neither blank nor mark nor digit: as a pattern it compiles at once, where a class of letters takes long. */
const letter = `[^\\s\\d.,;:!?()"“”„«»–—-]`;
const patternIn = (language: string, kind: keyof CorrectionWords) =>
  patternOf(
    `(?<!${letter})(?:${correctionWords[language]?.[kind] ?? '(?!)'})(?!${letter})`
      .replaceAll('[\\p{L}-]', `(?:${letter}|-)`)
      .replaceAll('\\p{L}', letter)
      .replaceAll(' ', '\\s'),
    'im',
  );

/** Who writes in another language may have English beside it. */
function kindsIn(language: string): Kinds {
  const languages = [...new Set([language, 'en'])];
  const kind = (key: keyof CorrectionWords) => {
    const patterns = languages.map((one) => patternIn(one, key));
    return (text: string) =>
      patterns
        .map((pattern) => pattern.exec(text))
        .filter((found) => found !== null)
        .map(({ index, 0: own }) => ({ index, text: own }))
        .reduce<Found | null>((first, one) => (first !== null && first.index <= one.index ? first : one), null);
  };
  return { stood: kind('stood'), once: kind('once'), wrong: kind('wrong'), still: kind('still') };
}

/** A brief without its old values, and without what tells that they are old. */
export function withoutOldValues(prompt: string): string {
  const language = languageOf(prompt);
  const kinds = kindsIn(language);
  if (kinds.wrong(prompt) === null && kinds.still(prompt) === null) return prompt;
  const sentences = sentencesIn(prompt);
  const kept = sentences.map((sentence) => withoutOld(sentence, kinds, language));
  sentences.forEach((sentence, at) => {
    const before = sentences[at - 1];
    if (before === undefined || !pointsBack(sentence.text, kinds)) return;
    if (isForViewers(`${before.text} ${sentence.text}`, kinds)) return;
    if (kinds.stood(before.text) === null && kinds.once(before.text) === null) return;
    kept[at - 1] = aroundOld(before, kinds, language);
    kept[at] = aroundOld(sentence, kinds, language);
  });
  const rest = withoutOpenBrackets(sentences, kept);
  const text = bySentence(prompt, ({ text: said }, at) => rest[at] ?? said);
  return /[\p{L}\p{N}]/u.test(text) ? text : prompt;
}

/** One sentence without the clauses that tell of an old value; a bracket goes alone. */
function withoutOld(sentence: SaidSentence, kinds: Kinds, language: string): string {
  const { stood, once, wrong } = kinds;
  if (wrong(sentence.text) === null || isForViewers(sentence.text, kinds)) return sentence.text;
  const text = sentence.text.replace(inBrackets, (whole, inside: string) =>
    wrong(inside) !== null && (stood(inside) ?? once(inside)) !== null ? '' : whole,
  );
  const isOld = wrong(text) !== null && (stood(text) !== null || (once(text) !== null && isTakenBack(text, kinds)));
  return isOld ? aroundOld({ ...sentence, text }, kinds, language) : text;
}
const inBrackets = /\s*[([]([^()[\]]{6,200})[)\]]/gu;

/** "The message says you won. Ignore it.": who is told so by nobody who speaks of themselves is a viewer. */
const isForViewers = (text: string, { wrong }: Kinds) =>
  orders.test(wrong(text)?.text ?? '') && you.test(text) && !writes.test(text);
const orders = /ignor|disregard|forget|scrap|discard|verg[ei]ss|oubli|olvid|lascia|esque|negeer|vergeet/iu;
const you =
  /(?:^|[\s("'’])(?:your?|dir|dich|deine?[rmns]?|ihnen|ihre[mnr]?|vous|votre|vos|te|tu|tus|usted|vostr[oaie]|tu[oaei]|você|seus?|je|jouw|uw)(?=[\s.,;:!?'’)]|$)/iu;
const writes =
  /(?:^|[\s("'’])(?:i|we|us|our|my|ich|wir|uns|unsere?[mnrs]?|meine?[mnrs]?|j|nous|notre|nos|mon|ma|mes|mi|nuestr[oa]s?|mi[oa]|nostr[oaie]|noss[oa]s?|meus?|minhas?|ik|wij|onze?|mijn)(?=[\s.,;:!?'’)]|$)/iu;

/** What was once goes only where a later clause takes it back: "it was going to be £4, ignore that". */
const isTakenBack = (text: string, { wrong }: Kinds) =>
  text
    .split(/[,;:]\s|\s[–—-]\s|\s(?=(?:but|ma|aber|mais|pero|mas|maar)\s)/u)
    .slice(1)
    .some((clause) => wrong(clause) !== null);

/** What stands before the first clause that tells of an old value, and behind the last one. */
function aroundOld({ text, held }: SaidSentence, kinds: Kinds, language: string): string {
  const clauses = cutClauses(text, language, held);
  const begins = Math.min(...Object.values(kinds).map((kind) => kind(text)?.index ?? text.length));
  const first = clauses.find(({ to }) => to > begins);
  // "6 lessons €135 in the flyer stands 129 but …": without a mark the right value may stand in front of the old one.
  const isAhead = /\d/u.test(text.slice(first?.from, begins)) && /\d/u.test(text.slice(begins, first?.to));
  const said = text.slice(0, isAhead ? begins : first?.from).replace(/[\s,;:–—(-]+$/u, '');
  const before = said === '' || calls.test(said) ? '' : `${capital(said)}.`;
  const last = clauses.findLastIndex((clause) => (kinds.wrong(clause.text) ?? kinds.still(clause.text)) !== null);
  const behind = last < 0 ? [] : clauses.slice(last + 1);
  const next = behind.find((clause, at) => !goesOn.test(clause.text) && (at === 0 || clause.joint !== 'and'));
  return [before, next === undefined ? '' : capital(text.slice(next.from))].filter(Boolean).join(' ');
}
/** Words that only call for attention: "NB2", "Please note". */
const calls = /^\(?\s*(?:\p{L}+\s?\d?|please note|bitte beachten|à noter|por cierto)[.:!]?$/iu;
/** What explains a verdict, or puts another value for what was wrong. */
const goesOn =
  /^(?:so|because|since|as|and|but|until|when|which|that|it|they|then|thanks|sorry|oops|ok|please|obviously|i|we|you|someone|do|don['’]t|use|the (?:right|correct|real|new)|weil|da|denn|damit|also|und|aber|ich|wir|ihr|bitte|es|sie|donc|car|parce|puisque|et|mais|je|nous|on|merci|c['’]est|così|porque|ya|pero|y|lo|hemos|perché|quindi|ma|e|ho|abbiamo|por|mas|dus|want|omdat|en|maar|ik|het)(?=[\s.,!?'’)]|$)/iu;

/** "That's superseded.", "Please ignore that.", "The leaflets still say so.": a whole sentence about the one before it. */
function pointsBack(text: string, { wrong, still }: Kinds): boolean {
  const said = text.replace(joint, '');
  return still(said) !== null || (!/\d/u.test(said) && (wrong(said)?.index ?? least) < least);
}
const joint =
  /^[\s(]*(?:(?:but|and|so|however|das|dies|aber|und|mais|et|ce|pero|y|eso|ma|e|questo|mas|isso|maar|dat),?\s)*/iu;
const least = 12;

/** Brackets around several sentences, the first of which goes, go with all they hold. */
function withoutOpenBrackets(sentences: readonly SaidSentence[], kept: readonly string[]): string[] {
  let isOpen = false;
  return sentences.map(({ text }, at) => {
    const isInside = isOpen;
    const [opens, closes] = [text.split('(').length, text.split(')').length];
    if (opens > closes) isOpen = /^\s*\(/u.test(text) && kept[at] === '';
    else if (closes > opens) isOpen = false;
    return isInside ? '' : (kept[at] ?? text);
  });
}
