import { lexicons } from '../lexicon/lexicons.ts';
import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { anyPhrase } from '../reading/phrases.ts';
import { formatPattern } from '../reading/wrapper.ts';

/** A sentence about the film itself: it names a film, a length or a format. */
export const asksFilm = (sentence: string) =>
  lexicons.some((lexicon) => anyPhrase(lexicon.film).test(sentence) || formatPattern(lexicon, 'iu').test(sentence));

const courtesy = /^\s*(?:please|bitte|s['’]il (?:te|vous) pla[iî]t|por favor|per favore|thanks?|danke)?[\s.,;!?]*$/iu;

/** Whether nothing but politeness is left of a sentence. */
export const isCourtesy = (left: string) => courtesy.test(left);

/** Masked text as it was written. */
export const rawOf = (text: string, held: readonly HeldText[]) =>
  text.replace(/[\ue000-\uf8ff]/g, (one) => heldOf(one, held)[0]?.raw ?? '').trim();

/** What is left when phrases were taken out, as somebody would have written it. */
export const tidy = (text: string) =>
  text
    .replace(/[ \t]+([.,:;!?])/gu, '$1')
    .replace(/,(?=\s*[.,;!?])/gu, '')
    .replace(/[ \t]{2,}/gu, ' ');
