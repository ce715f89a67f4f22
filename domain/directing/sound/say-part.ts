import type { Json } from '../casting/shot.ts';
import type { CodeElement } from '../editing/scene-code.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Props whose strings a viewer reads, in the order in which they are said. */
const spoken = [
  'label',
  'title',
  'text',
  'lines',
  'items',
  'terms',
  'data',
  'parts',
  'name',
  'tagline',
  'who',
] as const;
const listed = 4;

/** What a voice says while some pieces stand: their own words, as sentences; nothing that was said before. */
export function sayElements(elements: readonly CodeElement[], lexicon: Lexicon): string {
  const said: string[] = [];
  for (const { props } of elements) for (const sentence of sentencesOf(props, lexicon)) addSentence(said, sentence);
  return said.join(' ');
}

/** Strings as sentences, each said once. */
export function sayTexts(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts) addSentence(said, text);
  return said.join(' ');
}

function addSentence(said: string[], sentence: string): void {
  const plain = sentence.replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(plain) || isSaid(plain, said.join(' '))) return;
  said.push(/[.!?…。！？]["”’»]?$/u.test(plain) ? plain : `${plain.replace(/[,;:–—-]$/u, '')}.`);
}

/** Whether each word and figure of a text was said already. */
function isSaid(text: string, before: string): boolean {
  const known = new Set(wordsOf(before));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu) ?? [];

function sentencesOf(props: Record<string, Json>, { fromTo: [[from = ''], [to = '']] }: Lexicon): string[] {
  const { label, before, after, value, prefix = '', suffix = '', action, address } = props;
  const figure = typeof value === 'string' || typeof value === 'number' ? `${prefix}${value}${suffix}` : '';
  const change = before && after ? `${from} ${String(before)} ${to} ${String(after)}`.trim() : '';
  const fact = change || figure;
  const rest = spoken.filter((name) => name !== 'label' || fact === '').flatMap((name) => phrasesOf(props[name]));
  const act = [action, address].filter((one) => typeof one === 'string' && one !== '').join(': ');
  return [...(fact === '' ? [] : [label ? withLabel(fact, String(label)) : fact]), ...rest, act];
}

/** "12 departures a day", "30% off"; a figure with a unit comes after its label: "Frame: 900 g". */
function withLabel(fact: string, label: string): string {
  return /\p{L}/u.test(fact)
    ? `${label}: ${fact}`
    : `${fact} ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

/** A list is one sentence; an entry's own parts are said together. */
function phrasesOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  const entries = value
    .slice(0, listed)
    .map(entryOf)
    .filter((one) => one !== '');
  // Lines of one sentence that are shown in turn.
  if (entries.slice(1).some((one) => /^\p{Ll}/u.test(one))) return [entries.join(' ')];
  return entries.some((one) => /[.!?]$/u.test(one)) ? entries : [entries.join(', ')];
}

function entryOf(value: Json): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return '';
  const { title, label, text, value: figure, name } = value;
  const head = [title ?? label ?? name, figure].filter((one) => one !== undefined && one !== '').join(' ');
  return typeof text === 'string' && text !== '' ? `${head}${head && ': '}${text}` : head;
}
