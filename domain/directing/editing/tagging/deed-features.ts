/** What is seen of a wish to tell what shall be done: its words, what it becomes, and which part it names. */

import { readColours } from '../../reading/colours.ts';
import { type HeldText, heldOf } from '../../reading/masked-text.ts';
import { flat } from '../stems.ts';
import type { EditWords } from '../words/edit-words.ts';
import { wordKinds } from './word-kinds.ts';

/** The stretches of one wish, as the edit has them, masked. */
export interface SaidWish {
  deeds: readonly string[];
  targets: readonly string[];
  values: readonly string[];
  olds: readonly string[];
  places: readonly string[];
}

export function deedFeatures(wish: SaidWish, held: readonly HeldText[], words: EditWords): string[] {
  const kinds = wordKinds(words);
  const kindsOf = (mark: string, said: readonly string[]) =>
    said.flatMap((word) => (kinds.get(word) ?? []).map((kind) => `${mark}${kind.replace(/\d$/u, '')}`));
  const wordsOf = (stretches: readonly string[]) => stretches.flatMap((one) => flat(one).split(' ')).filter(Boolean);
  const own = wordsOf(wish.deeds);
  const target = wordsOf(wish.targets);
  const has = (Object.keys(wish) as (keyof SaidWish)[]).map((key) => `n:${key}${Math.min(2, wish[key].length)}`);
  return [
    ...new Set([
      'b',
      ...has,
      has.join(''),
      ...own.flatMap((word, at) => [
        `d:${word}`,
        `d2:${word} ${own[at + 1] ?? '$'}`,
        ...(/^\p{L}{5,}$/u.test(word) ? [`p:${word.slice(0, 4)}`, `s:${word.slice(-4)}`] : []),
        ...(/^\p{L}{8,}$/u.test(word) ? [`p:${word.slice(0, 6)}`] : []),
      ]),
      `d0:${own[0] ?? ''}`,
      `d9:${own.at(-1) ?? ''}`,
      ...kindsOf('dk:', own),
      ...target.map((word) => `t:${word}`),
      ...kindsOf('tk:', target),
      ...wordsOf(wish.values).map((word) => `v:${word}`),
      ...kindsOf('vk:', wordsOf(wish.values)),
      ...wish.values.flatMap((value) => shapesOf(value, held)).map((shape) => `vs:${shape}`),
      ...wish.olds.flatMap((value) => shapesOf(value, held)).map((shape) => `os:${shape}`),
      ...wordsOf(wish.olds).map((word) => `o:${word}`),
      ...wordsOf(wish.places)
        .slice(0, 2)
        .map((word) => `q:${word}`),
    ]),
  ];
}

const seconds =
  /(?<!\p{L})(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|minutes?|minuten?|minutos?|minut[oi])(?!\p{L})/iu;

function shapesOf(value: string, held: readonly HeldText[]): string[] {
  const shapes: [string, boolean][] = [
    ['quote', heldOf(value, held).some(({ kind }) => kind === 'quote')],
    ['address', heldOf(value, held).some(({ kind }) => kind === 'address')],
    ['seconds', seconds.test(value)],
    ['colour', /#[0-9a-f]{3}/iu.test(value) || readColours(value, true).length > 0],
    ['figure', /\d/u.test(value)],
    ['ratio', /(?<!\d)\d{1,2}:\d{1,2}(?!\d)|\d{3,4}\s?[x×]\s?\d{3,4}/u.test(value)],
    ['money', /[€$£%]/u.test(value)],
    ['long', value.split(/\s+/u).length > 3],
  ];
  return shapes.filter(([, holds]) => holds).map(([name]) => name);
}
