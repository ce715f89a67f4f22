/** Words of a text, and which of them only join others. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { phraseSource } from './phrases.ts';

/** Verbs that only lead from a thing to its measure. */
const measuring =
  "tel, it's, it, there's, c'est, es un, is, are, was, were, be, has, have, had, weighs, weigh, costs, cost, takes, take, lasts, last, with, only, just, about, over, under, up, more, per, than, each, its, ist, sind, war, waren, hat, haben, wiegt, kostet, kosten, dauert, nur, rund, über, mehr, als, pro, est, sont, coûte, pèse, dure, plus, seulement, environ, es, son, cuesta, cuestan, pesa, dura, más, solo, è, sono, costa, costano, più, é, são, custa, mais, só, não".split(
    ', ',
  );

/** Whether a word only joins others; such words may be left out where a piece shows what they join. */
export function isSmall(word: string, lexicon: Lexicon): boolean {
  const small = [
    ...lexicon.article,
    ...lexicon.small,
    ...lexicon.and,
    ...lexicon.or,
    ...lexicon.placeAt,
    ...lexicon.until,
    ...lexicon.fromTo.flat(),
    ...lexicon.now,
    ...lexicon.once,
    ...lexicon.versus,
    ...measuring,
  ];
  return new RegExp(`^(?:${phraseSource(small)})$`, 'iu').test(word);
}

/** Words with letters, in order. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
