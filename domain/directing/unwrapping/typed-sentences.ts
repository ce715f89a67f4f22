/** The sentences of a prompt as its caller typed them, whatever form they came in. */

import { heldOf, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { jsonIn } from '../reading/objects-in.ts';
import { countWords } from '../reading/phrases.ts';
import { openQuotedStops, splitAtStops } from '../reading/stops.ts';
import { isSceneMark } from './split-scenes.ts';

export interface TypedSentence {
  /** In one line, without the marks of lists and fields. */
  text: string;
  /** What of it says something: a label and a field's name only say what kind of thing follows. */
  said: string;
}

/** In order: each sentence of a text, each line of a list or a table, each field of a form or an object. */
export function typedSentences(prompt: string): TypedSentence[] {
  const start = prompt.search(/[{[]\s*["{]/u);
  const end = Math.max(prompt.lastIndexOf('}'), prompt.lastIndexOf(']')) + 1;
  const value = start < 0 || end <= start ? undefined : jsonIn(prompt.slice(start, end));
  if (value === undefined) return linesOf(prompt);
  return [...linesOf(prompt.slice(0, start)), ...fieldsOf('', value), ...linesOf(prompt.slice(end))];
}

function fieldsOf(key: string, value: unknown): TypedSentence[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf('', one));
  if (typeof value === 'object') return Object.entries(value).flatMap(([inner, one]) => fieldsOf(inner, one));
  // A number or a switch says nothing without its name.
  if (typeof value !== 'string') return [{ text: `${key}: ${value}`, said: `${key} ${value}` }];
  const sentences = linesOf(value);
  const [only] = sentences;
  return only === undefined || sentences.length > 1 || key === ''
    ? sentences
    : [{ text: `${key}: ${only.text}`, said: only.said }];
}

const tag = /<\/?[a-z][^<>]*>/giu;
const inlineTag = /<\/?(?:a|b|em|i|small|span|strong|u)(?:\s[^<>]*)?>/giu;
const markup = /<\/(?:p|div|h[1-6]|li|body|html|td|span|strong|b)>/iu;
const bullet = /^(?:[-*•‣▪·–—>]\s+|\(?\d{1,2}[.)]\s+|#{1,6}\s+)+/u;
/** `"music": "calm piano",`: a field, of an object that is not whole as well. */
const quotedField = /^(["']?)([\p{L}_][\p{L}\p{N}_ -]{0,30})\1\s?:\s*(["'])(.*)\3,?$/u;

function linesOf(text: string): TypedSentence[] {
  const plain = text.replace(/^\s*```\w*\s*$/gmu, '');
  const masked = maskText(markup.test(plain) ? plain.replace(inlineTag, '').replace(tag, ' ') : plain);
  return masked.text.split('\n').flatMap((line) => {
    const field = quotedField.exec(typed(line, masked.held).trim());
    if (field !== null) return sentenceOf(`${field[2]}: ${field[4]}`);
    const body = line.trim().replace(bullet, '').replace(/\*\*/gu, '');
    return splitAtStops(openQuotedStops(body, masked)).flatMap((part) =>
      sentenceOf(typed(withoutAddedStop(part, masked), masked.held)),
    );
  });
}

/** A quotation that ends its sentence got a stop of its own, to be parted there. */
const withoutAddedStop = (part: string, { held }: MaskedText) => {
  const last = /[\ue000-\uf8ff]\.$/u.test(part) ? heldOf(part.slice(-2), held)[0] : undefined;
  return last?.kind === 'quote' && /[.!?…。]$/u.test(last.text) ? part.slice(0, -1) : part;
};

function sentenceOf(given: string): TypedSentence[] {
  const text = given.replace(/\s+/gu, ' ').trim();
  if (isHead(text) || isSceneMark(text) || !/[\p{L}\p{N}]/u.test(text)) return [];
  return [{ text, said: behindLabels(text) }];
}

/** "Ingredients:" only heads what follows it. */
export const isHead = (text: string): boolean => /[:：]\s*$/u.test(text) && countWords(text) <= 3;

/** "Scene 2: Voice: The oven is hot." */
function behindLabels(text: string): string {
  const [, label = '', rest = ''] = /^([^:：]{1,40}[:：])\s+(\S.*)$/su.exec(text) ?? [];
  return rest !== '' && isHead(label) ? behindLabels(rest) : text;
}
