/** "Announce our gala: Lights for Literacy, Saturday 7 November": what opens the line behind an announced head is its name. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { readDates } from '../reading/dates.ts';
import { unmask } from '../reading/masked-text.ts';
import { isOfSubject, type Reading } from '../reading/reading.ts';
import { isSmall } from '../reading/untold-words.ts';

/** The name as that line has it, where none is known or a part of it was torn off; else what is known. */
export function announcedName(known: string, reading: Reading, lexicon: Lexicon): string {
  const line = reading.sentences.find((one) => one.role === 'copy' && isOfSubject(reading, one));
  const text = unmask(line?.source ?? line?.text ?? '', reading.held);
  const [clause = '', more] = text.split(/,\s/u);
  const words = clause.split(/\s+/u);
  const isDated = more !== undefined && readDates(text, lexicon).length > 0 && readDates(clause, lexicon).length === 0;
  const isTitle =
    words.length >= 2 &&
    words.length <= 6 &&
    [words[0], words.at(-1)].every((word) => /^[\p{Lu}\d]/u.test(word ?? '')) &&
    words.every((word) => /^[\p{Lu}\d&#]/u.test(word) || isSmall(word, lexicon));
  const isTorn = known === '' || clause.startsWith(`${known} `);
  return isDated && isTitle && isTorn && !holdsVerb(clause, lexicon.language) ? clause : known;
}
