import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { phraseSource } from '../reading/phrases.ts';
import type { Edit, Place, Target, TargetNoun } from './edit.ts';
import { mottoNamed } from './motto-words.ts';
import { type Quoted, quoteNamed } from './quote-named.ts';
import { flat, stemsOf, unitOf } from './stems.ts';
import type { EditWords } from './words/edit-words.ts';

/** What a film holds, as far as edits may speak of it. */
export interface FilmWords {
  names: string[];
  /** Every string that its scenes show. */
  texts: string[];
  /** The same part by part, as a viewer sees them. */
  parts?: string[][];
  /** The words that it stands for, where it shows such. */
  motto?: string;
  quotes?: readonly Quoted[];
}

/** What earlier clauses of a prompt spoke of, and so what "it" and "there" mean. */
export interface Spoken {
  target: Target | null;
  place: Place | null;
  /** What was moved last, and so what "then the chart" follows. */
  moved?: Target | null;
  /** What a fact became, and so what is to be marked or larger. */
  told?: Target | null;
  /** The shape of what the film is shown on. */
  size?: { width: number; height: number } | null;
  /** "Orange is too close to theirs": the colour that was spoken of. */
  colour?: string | null;
}

/** One clause of an edit, masked, with what it is read by. */
export interface Clause {
  text: string;
  held: readonly HeldText[];
  words: EditWords;
  film: FilmWords;
  spoken?: Spoken;
  /** What it tells is what shall be: "Doors are 8:30. Update that." */
  isWish?: boolean;
}

export type ClauseReader = (clause: Clause) => Edit | null;

export const mark = '[\\ue000-\\uf8ff]';

const sources = new Map<EditWords, Map<string, RegExp>>();

/**
 * A pattern over the words of one language, matched against the whole clause: `{change}` stands for any of its words
 * for changing, `{the}` for articles in any number, `(*)` for a stretch that is read by itself.
 */
export function match({ text, words }: Clause, pattern: string): string[] | null {
  const known = sources.get(words) ?? new Map<string, RegExp>();
  sources.set(words, known);
  let source = known.get(pattern);
  if (source === undefined) {
    const filled = pattern
      .replaceAll('{the}', `(?:(?:${phraseSource(words.article)})\\s+|[ldLD]['’])*`)
      .replace(/(?<!\\p)\{([a-zA-Z]+)\}/g, (_, name: string) => `(?:${phraseSource(phrasesOf(words, name))})`)
      .replaceAll('(*)', '(.+?)');
    source = new RegExp(`^${filled}$`, 'iu');
    known.set(pattern, source);
  }
  const found = source.exec(text);
  return found === null ? null : found.slice(1).map((part) => (part ?? '').trim());
}

function phrasesOf(words: EditWords, name: string): string[] {
  const phrases = words[name as keyof EditWords];
  if (!Array.isArray(phrases) || Array.isArray(phrases[0])) throw new RangeError(`There are no words for ${name}`);
  return phrases as string[];
}

/** The words meant by a stretch: those in quotes, else the stretch itself. */
export function saidBy({ held }: Clause, stretch: string): string {
  const quoted = heldOf(stretch, held);
  return new RegExp(`^${mark}[.!?]?$`, 'u').test(stretch.trim()) && quoted[0] !== undefined
    ? quoted[0].text
    : stretch.replace(/[\ue000-\uf8ff]/g, (one) => heldOf(one, held)[0]?.raw ?? '').trim();
}

const counted: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight|eins zwei drei vier fünf sechs sieben acht|un deux trois quatre cinq six sept huit|uno dos tres cuatro cinco seis siete ocho|uno due tre quattro cinque sei sette otto|um dois três quatro cinco seis sete oito'
    .split('|')
    .flatMap((row) => row.split(' ').map((word, index): [string, number] => [word, index + 1])),
);

/** The part of the film that a stretch speaks of; null where it speaks of none. */
export function targetOf(clause: Clause, stretch: string): Target | null {
  const inside: Clause = { ...clause, text: stretch.trim() };
  if (isPronoun(inside)) return clause.spoken?.target ?? null;
  const motto = mottoNamed(clause, stretch);
  if (motto !== null) return motto;
  const quote = shows(clause, stretch) ? null : quoteNamed(clause, stretch);
  if (quote !== null) return quote;
  const said = match(
    inside,
    `{the}(?:{scene}\\s+)?(?:(?:{says}|{with})\\s+)?(?:(?:words?|text|line|wort(?:e|en)?|zeile)\\s+)?(${mark})(?:[\\s-]+{scene})?`,
  );
  if (said !== null) return byWords(clause, saidBy(clause, said[0] ?? ''));
  const bare = bareOf(inside);
  return (
    itemOf(inside) ??
    rowOf(inside) ??
    wholeNounOf(inside) ??
    numberOf(inside, bare) ??
    nameOf(clause, bare) ??
    nounOf(inside, bare) ??
    (shows(clause, bare) ? byWords(clause, bare) : null) ??
    subjectOf(inside) ??
    calledOf(inside)
  );
}

/** "it", "that one", "this scene": what was spoken of before. */
export const isPronoun = (clause: Clause): boolean => match(clause, '{pronouns}') !== null;

/** "step 3", "the third step", "the last card". */
export function itemOf(clause: Clause): Target | null {
  const said = match(clause, '{the}{item}\\s+(?:#|no\\.?\\s|nr\\.?\\s)?(\\d{1,2}|\\p{L}+)\\.?')?.[0];
  const number = said === undefined ? undefined : (counted[said.toLowerCase()] ?? Number(said));
  if (number !== undefined && number > 0) return { by: 'item', number };
  const which = match(clause, '{the}(*)\\s+{item}')?.[0]?.toLowerCase() ?? '';
  const isForm = (forms: readonly string[]) =>
    forms.some((form) => which === form || which === `${form}n` || which === `${form}en` || which === `${form}r`);
  if (isForm(clause.words.last)) return { by: 'item', number: -1 };
  if (isForm(clause.words.penultimate)) return { by: 'item', number: -2 };
  const at = which === '' ? -1 : clause.words.ordinals.findIndex(isForm);
  return at < 0 ? null : { by: 'item', number: at + 1 };
}

/** "the second stat", "the third speaker": a row of what the noun means. */
function rowOf(clause: Clause): Target | null {
  const { ordinals, last, targets } = clause.words;
  const [which = '', noun = ''] = match(clause, '{the}(\\S+)\\s+(\\p{L}+)') ?? [];
  const at = ordinals.findIndex((forms) => forms.includes(which.toLowerCase()));
  const number = at >= 0 ? at + 1 : last.includes(which.toLowerCase()) ? -1 : 0;
  const one = noun.toLowerCase();
  const of = rowNouns.find((kind) =>
    targets[kind].some((form) => form === one || form === `${one}s` || form === `${one}en`),
  );
  return number === 0 || of === undefined ? null : { by: 'row', of, number };
}

const rowNouns: TargetNoun[] = ['figure', 'people', 'feature', 'ranking'];

/** "the title screen": the noun with its word for a scene means a part of its own. */
function wholeNounOf(clause: Clause): Target | null {
  const whole = match(clause, '{the}(*)')?.[0] ?? '';
  return /\s/u.test(whole) ? nounOf(clause, whole) : null;
}

/** "the no smell bit", "the quiet one": the part whose words these are, by their stems. */
export function calledOf(clause: Clause): Target | null {
  const said = match(
    clause,
    '{the}(*)\\s+(?:{scene}|{item}|line|slide|text|thing|stuff|figure|number|stat|detail|info|sache|ding|angabe|zahl|truc|chiffre|info|cifra|dato|cosa|coisa)',
  )?.[0];
  if (said === undefined) return null;
  const wanted = stemsOf(said);
  if (wanted.length === 0) return null;
  const parts = clause.film.parts ?? [];
  const holds = (texts: readonly string[]) => {
    const tokens = texts.flatMap((text) => flat(text).split(' '));
    return wanted.every((stem) => tokens.some((token) => token.startsWith(stem) || token === unitOf(stem)));
  };
  const found = parts.filter(holds);
  const [only, more] = found;
  if (only === undefined) return null;
  if (more !== undefined) return { by: 'either', said, numbers: found.map((one) => parts.indexOf(one) + 1) };
  const own = only.find((text) => holds([text]));
  // "the decibel thing": of a sentence with several stretches, the one that it names.
  const stretches = own?.split(/[,;]\s+/u).filter((stretch) => holds([stretch])) ?? [];
  return {
    by: 'words',
    words:
      (stretches.length === 1 ? stretches[0]?.replace(/[.!]$/u, '') : own) ??
      only.find((text) => /\p{L}{2}/u.test(text)) ??
      '',
  };
}

/** The one text of the film that holds these words in whatever order: "Dr Osei" of "Dr Ada Osei, surgeon"; null for none or several. */
export function textCalled({ film }: Clause, said: string): string | null {
  const words = flat(said).split(' ');
  const held = [...new Set(film.texts)].filter((text) => {
    const tokens = flat(text).split(' ');
    return words.every((word) => tokens.includes(word));
  });
  const [only, more] = held;
  return said.trim().length < 3 || only === undefined || more !== undefined ? null : only;
}

const about =
  '(?:about|with|on|showing|mentioning|that\\s(?:mentions|shows|says|talks\\sabout|speaks\\sof)|of|über|mit|zu|zum|zur|von|sur|avec|de|du|des|sobre|con|su|sui|sulle?)';

/** "the scene about the currencies": the one text of the film that holds each of these words; null where several do. */
function subjectOf(clause: Clause): Target | null {
  const said = match(
    clause,
    `{the}(?:{scene}|bit|thing|stuff|steps?|lines?|sentences?|cards?|points?|schritt|satz|zeile|punkt|étape|phrase|ligne|paso|frase|línea|passo|riga)\\s+${about}\\s+{the}(*)`,
  )?.[0];
  // "the bands scene": likewise, with the word for a scene behind it.
  const named =
    said ??
    match(
      clause,
      '{the}(*)\\s+(?:{scene}|line|sentence|figure|number|stat|zeile|satz|zahl|ligne|phrase|chiffre|línea|frase|cifra|riga|linha)',
    )?.[0];
  const wanted = flat(named ?? '')
    .split(' ')
    .filter((word) => word.length > 2 || /\d/u.test(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:es|s|en|n)$/u, '') : word));
  if (wanted.length === 0) return null;
  const texts = new Map(clause.film.texts.map((text) => [flat(text), text]));
  const held = [...texts].filter(([text]) => {
    const tokens = text.split(' ');
    return wanted.every((word) => tokens.some((token) => token.startsWith(word)));
  });
  // A figure that stands by itself is no text of its own.
  const whole = held.filter(([text]) => !held.some(([other]) => other !== text && ` ${other} `.includes(` ${text} `)));
  return whole.length === 1 && whole[0] !== undefined ? { by: 'words', words: whole[0][1] } : null;
}

/** Without articles and the word for a scene. */
function bareOf(clause: Clause): string {
  return (match(clause, '{the}(?:{scene}[\\s-]+)?(*)(?:[\\s-]+{scene})?')?.[0] ?? clause.text).trim();
}

function numberOf(clause: Clause, bare: string): Target | null {
  const number = /^(?:#|no\.?\s?|nr\.?\s?|number\s)?(\d{1,2})\.?$/iu.exec(bare)?.[1];
  if (number !== undefined) return { by: 'number', number: Number(number) };
  const { ordinals, last, penultimate, scene } = clause.words;
  const lower = bare.toLowerCase();
  if (counted[lower] !== undefined && clause.text.length > bare.length) return { by: 'number', number: counted[lower] };
  const hasScene = new RegExp(`(?:^|\\s)(?:${phraseSource(scene)})$`, 'iu').test(clause.text);
  if (!hasScene) return null;
  if (last.includes(lower)) return { by: 'number', number: -1 };
  if (penultimate.includes(lower)) return { by: 'number', number: -2 };
  const at = ordinals.findIndex((forms) => forms.includes(lower));
  return at < 0 ? null : { by: 'number', number: at + 1 };
}

function nameOf({ film }: Clause, bare: string): Target | null {
  const name = film.names.find((one) => one.toLowerCase() === bare.toLowerCase());
  return name === undefined ? null : { by: 'name', name };
}

function nounOf({ words }: Clause, bare: string): Target | null {
  const plain = bare.toLowerCase();
  for (const [noun, forms] of Object.entries(words.targets)) {
    if (forms.includes(plain)) return { by: 'noun', noun: noun as TargetNoun };
  }
  return null;
}

const byWords = (clause: Clause, words: string): Target => nameOf(clause, words) ?? { by: 'words', words };

/** Whether the film shows these words, as whole words. */
export function shows({ film }: Clause, text: string): boolean {
  const plain = flat(text);
  return plain.length > 1 && film.texts.some((one) => ` ${flat(one)} `.includes(` ${plain} `));
}

export { flat };
