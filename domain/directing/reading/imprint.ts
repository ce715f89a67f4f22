/** "Gelateria Brina, Lecce, via Palmieri 31": which house it is and where, in a row of parts without a verb. */
import { classesOf } from '../lexicon/word-classes.ts';
import { holdsVerb } from './clause-verbs.ts';
import { countWords } from './phrases.ts';

/** Whether parts that commas join begin with a house by its kind and name: they are one line, and no list. */
export const isImprint = ([first = '', ...rest]: readonly string[], language: string): boolean =>
  rest.length > 0 &&
  countWords(first) <= 6 &&
  // "Rated 4.8 on the App Store" names no house.
  !/\d/u.test(first) &&
  /\p{Lu}/u.test(first.slice(1)) &&
  first.split(/\s+/u).some((word) => classesOf(word.toLowerCase(), language).includes('ORG'));

/** The house that such a line of the copy names; an empty text where none does. */
export function imprintName(copy: readonly string[], language: string): string {
  for (const sentence of copy.slice(0, 3)) {
    const parts = sentence.replace(/[.!]$/u, '').split(/,\s+/u);
    const [first = ''] = parts;
    if (/[:?"“„«]/u.test(sentence) || !/^\p{Lu}/u.test(first)) continue;
    if (!isImprint(parts, language) || holdsVerb(sentence, language)) continue;
    // "Bäckerei Hollmann in Celle": where it is goes beside the name.
    const words = first.split(/\s+/u);
    const at = words.findIndex((word, index) => index > 0 && classesOf(word, language).includes('INAT'));
    return (at < 0 ? words : words.slice(0, at)).join(' ');
  }
  return '';
}
