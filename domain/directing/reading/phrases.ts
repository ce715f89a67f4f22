import type { Lexicon } from '../lexicon/lexicon.ts';

/** Text as a pattern that matches nothing but it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const literalSource = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]");

/** One phrase as a pattern, and the letters that may stand before and behind it. */
export interface Starred {
  before: string;
  source: string;
  behind: string;
}

/**
 * Sources of phrases, longest first. Those in a row that letters may lead or follow share one class of letters: it takes
 * a compiler as long as a hundred words.
 */
export function inRuns(phrases: readonly string[], starred: (phrase: string) => Starred): string[] {
  const runs: { key: string; starred: Starred; sources: string[] }[] = [];
  const keyed = phrases.map((phrase) => {
    const one = starred(phrase);
    return { length: phrase.length, key: `${one.before} ${one.behind}`, starred: one };
  });
  for (const { key, starred: one } of keyed.sort((a, b) => b.length - a.length || a.key.localeCompare(b.key))) {
    const run = runs.at(-1);
    if (run?.key === key) run.sources.push(one.source);
    else runs.push({ key, starred: one, sources: [one.source] });
  }
  return runs.map(({ starred: { before, behind }, sources }) =>
    before === '' && behind === '' ? sources.join('|') : `${before}(?:${sources.join('|')})${behind}`,
  );
}

const known = new Map<string, string>();
const sourceOf = new WeakMap<readonly string[], string>();

/** Alternation source of phrases, longest first; a trailing `*` lets letters follow, a leading one lets them lead. */
export function phraseSource(phrases: readonly string[]): string {
  // Asked for thousands of times for one brief, of the same few lists and of lists that are made of them anew.
  const asked = sourceOf.get(phrases);
  if (asked !== undefined) return asked;
  const key = phrases.join('\u0001');
  const source = known.get(key) ?? inRuns(phrases, phraseParts).join('|');
  if (known.size < most) known.set(key, source);
  sourceOf.set(phrases, source);
  return source;
}

const phraseParts = (phrase: string): Starred => ({
  before: phrase.startsWith('*') ? '\\p{L}+' : '',
  source: literalSource(phrase.replace(/^\*|\*$/gu, '')).replace(/ /g, '\\s+'),
  behind: phrase.endsWith('*') ? '\\p{L}*' : '',
});

/** Lists that hold words of a brief are not kept without end. */
const most = 4000;

const compiled = new Map<string, Map<string, RegExp>>();

/** A pattern compiled once: classes of letters take long to compile. With `g` for replacing and matching all alone, as it keeps its place. */
export function patternOf(source: string, flags: string): RegExp {
  const ofFlags = compiled.get(flags) ?? new Map<string, RegExp>();
  compiled.set(flags, ofFlags);
  const kept = ofFlags.get(source);
  if (kept !== undefined) return kept;
  const pattern = new RegExp(source, flags);
  if (ofFlags.size < most) ofFlags.set(source, pattern);
  return pattern;
}

/** What is made of a lexicon, made once for each. */
export function onceFor<Made>(make: (lexicon: Lexicon) => Made): (lexicon: Lexicon) => Made {
  const kept = new WeakMap<Lexicon, Made>();
  return (lexicon) => {
    const made = kept.get(lexicon) ?? make(lexicon);
    kept.set(lexicon, made);
    return made;
  };
}

type ByFlags = Record<string, RegExp>;

/** Of a list that stays: its pattern is found without its words being put together again. */
function keptFor(kept: WeakMap<readonly string[], ByFlags>, source: (words: string) => string) {
  return (phrases: readonly string[], flags = 'iu'): RegExp => {
    const own = kept.get(phrases) ?? {};
    kept.set(phrases, own);
    own[flags] ??= patternOf(source(phraseSource(phrases)), flags);
    return own[flags];
  };
}

/** Matches any of the phrases as whole words, anywhere. */
export const anyPhrase = keptFor(new WeakMap(), (words) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`);

/** Matches any of the phrases at the start. */
export const leadingPhrase = keptFor(new WeakMap(), (words) => `^(?:${words})(?![\\p{L}\\p{N}])`);

export function countPhrases(text: string, phrases: readonly string[]): number {
  return text.match(anyPhrase(phrases, 'giu'))?.length ?? 0;
}

/** Words as a viewer reads them; scripts without spaces count two characters as one word. */
export function countWords(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ');
  return Math.ceil(dense / 2) + (spaced.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,'’%-]*/gu)?.length ?? 0);
}

/** First letter raised, whatever the word: for lines that the reading itself begins. */
export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** First letter raised by the language's rule; names such as iPhone and addresses stay. */
export function capitalise(text: string, language: string): string {
  // A formula keeps its letters: a² + b² = c².
  if (/^\p{Ll}[^\p{L}].*=/u.test(text)) return text;
  if (/^[\w.+-]+@[\w-]/u.test(text)) return text;
  if (/^\p{Ll}+[\p{Lu}\d]/u.test(text) || /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/.test(text)) return text;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

const subject =
  /^(?:the|an?|it|this|that|these|those|you|we|they|he|she|i|your|our|my|its|there|every|each|all|no|one|two|three|der|die|das|ein|eine|es|du|ihr|wir|sie|man|kein|le|la|les|un|une|il|elle|on|nous|vous|el|los|las|una|lo|i|gli|o|os|as|um|uma|het|een|je|we|ze)(?!\p{L})/iu;

/** "It takes ten minutes.", "Your plant will thank you.": somebody does something, and nobody is asked to. */
export const opensWithSubject = (text: string) => subject.test(text);
