/** What the tagger sees of a brief: of each clause its words, stems and shape; of each word what stands around it. */
import { isLookWord } from '../reading/look-words.ts';
import { type Clause, opensLine, opensSentence } from './cut-clauses.ts';
import type { Word } from './words.ts';

export interface Sight {
  clauses: readonly Clause[];
  /** The words of each clause. */
  words: readonly (readonly Word[])[];
  /** BCP 47 */
  language: string;
  /** Of what kind the brief is: a script, fields, all in small letters. */
  kinds: readonly string[];
}

/** The features of one word within its clause, each a short name. */
export function wordFeatures({ clauses, words }: Sight, clause: number, at: number): string[] {
  const own = words[clause] ?? [];
  const text = (index: number) => own[index]?.text ?? (index < 0 ? '^' : '$');
  const word = text(at);
  const from = own[at]?.at ?? 0;
  const typed = clauses[clause]?.text.slice(from, from + (own[at]?.length ?? 0)) ?? '';
  const features = [
    '.b',
    `.w:${word}`,
    `.<:${text(at - 1)}`,
    `.>:${text(at + 1)}`,
    `.<<:${text(at - 2)}`,
    `.>>:${text(at + 2)}`,
    `.2:${text(at - 1)} ${word}`,
    `.3:${word} ${text(at + 1)}`,
    `.4:${text(at - 2)} ${text(at - 1)}`,
    `.5:${text(at + 1)} ${text(at + 2)}`,
  ];
  if (/^\p{L}{5,}$/u.test(word)) features.push(`.p:${word.slice(0, 4)}`, `.s:${word.slice(-3)}`);
  if (/^\p{Lu}/u.test(typed)) features.push('.x:capital', `.x:capital${at === 0}`);
  if (/^\p{Lu}{2,}$/u.test(typed)) features.push('.x:caps');
  if (/\d/u.test(typed)) features.push('.x:digit');
  return features;
}

/** The features of one clause, which all of its words share. */
export function clauseFeatures({ clauses, words: all, language, kinds }: Sight, at: number): string[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const wordsAt = (index: number) => all[index]?.map(({ text }) => text);
  const own = wordsAt(at) ?? [];
  const size = sizeOf(own.length);
  const isHead = opensSentence(clause);
  const [first = '', second = '', third = ''] = own;
  const [before, after] = [wordsAt(at - 1), wordsAt(at + 1)];
  const features = [
    `l:${language}`,
    'b',
    ...kinds.flatMap((kind) => [`k:${kind}`, `k:${kind}${size}${clause.joint}`, `k:${kind}${placeIn(clauses, at)}`]),
    ...own.flatMap((word, index) => bagFeatures(word, own[index + 1])),
    ...[`f:${first}`, `g:${first} ${second}`, `h:${first} ${second} ${third}`, `e:${own.at(-1) ?? ''}`],
    ...(isHead ? [`F:${first}`] : []),
    ...[`n:${size}`, `j:${clause.joint}`, `N:${isHead}${size}`],
    ...shapesOf(clause, clauses, at),
    ...headsOf(clauses, wordsAt, at),
    ...(before === undefined ? [] : [`<:${before.at(-1) ?? ''}`, `<f:${before[0] ?? ''}`]),
    ...(after === undefined ? [] : [`>:${after[0] ?? ''}`]),
  ];
  return [...new Set(features)];
}

function bagFeatures(word: string, next: string | undefined): string[] {
  const features = [`w:${word}`];
  if (/^\p{L}{5,}$/u.test(word)) features.push(`p:${word.slice(0, 4)}`, `s:${word.slice(-3)}`);
  if (/^\p{L}{7,}$/u.test(word)) features.push(`p:${word.slice(0, 6)}`);
  if (next !== undefined) features.push(`2:${word} ${next}`);
  return features;
}

/** The first sentence of a brief, the last one, or one between. */
const placeIn = (clauses: readonly Clause[], at: number) => {
  const second = clauses.findIndex((clause, index) => index > 0 && opensSentence(clause));
  if (second < 0 || second > at) return 'first';
  return clauses.findLastIndex(opensSentence) > at ? 'between' : 'last';
};

const sizeOf = (count: number) =>
  count <= 3 ? `${count}` : count <= 5 ? '5' : count <= 8 ? '8' : count <= 14 ? '14' : '+';

/** What heads the line and the sentence that a later clause belongs to: "Tone: warm, bold and young". */
function headsOf(
  clauses: readonly Clause[],
  wordsAt: (index: number) => readonly string[] | undefined,
  at: number,
): string[] {
  const sentence = headBefore(clauses, at, opensSentence);
  const line = headBefore(clauses, at, opensLine);
  const said = (mark: string, head: number) => {
    const [first = '', second = ''] = wordsAt(head) ?? [];
    return head < at ? [`${mark}:${first}`, `${mark}2:${first} ${second}`] : [];
  };
  return [...said('S', sentence), ...said('L', line)];
}

function headBefore(clauses: readonly Clause[], at: number, isHead: (clause: Clause) => boolean): number {
  let index = at;
  while (index > 0 && !isHead(clauses[index] as Clause)) index -= 1;
  return index;
}

function shapesOf({ text, joint }: Clause, clauses: readonly Clause[], at: number): string[] {
  const last = clauses.length - 1;
  const looks = text.split(/[\s,;.!]+/u).filter(Boolean);
  const shapes: [string, boolean][] = [
    ['first', at === 0],
    ['last', at === last],
    ['only', last === 0],
    ['third', at * 3 <= last],
    ['end', at * 3 >= last * 2],
    ['small', /^\p{Ll}/u.test(text)],
    [`small${joint}`, /^\p{Ll}/u.test(text)],
    ['bullet', /^(?:[-*•‣▪·–—]|\d{1,2}[.)])\s/u.test(text)],
    ['digit', /\d/u.test(text)],
    ['money', /[€$£¥]|\b(?:CHF|EUR|USD)\b/u.test(text)],
    ['held', /[\ue000-\uf8ff]/u.test(text)],
    ['ask', /\?$/u.test(text)],
    ['cry', /!$/u.test(text)],
    ['stop', /\.$/u.test(text)],
    ['colon', clauses[at + 1]?.joint === 'colon'],
    ['name', /\s\p{Lu}\p{Ll}/u.test(text)],
    ['caps', /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(text)],
    ['look', looks.some(isLookWord)],
    ['looks', looks.every(isLookWord)],
    ['hex', /#[0-9a-f]{3,6}\b/iu.test(text)],
    ['time', /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm|uhr|h)\b/iu.test(text)],
    ['seconds', /\d\s?-?(?:s|sec|secs|seconds?|sek\p{L}*|secondes|segundos|secondi|seconden|seg)\b/iu.test(text)],
  ];
  return shapes.filter(([, holds]) => holds).map(([name]) => `x:${name}`);
}
