import type { Lexicon } from '../lexicon/lexicon.ts';
import { readDates, readTimes } from './dates.ts';
import type { MaskedText } from './masked-text.ts';
import { roleOf } from './sentence-role.ts';
import type { Sentence } from './sentences.ts';

/** "Hinweis: Neue Öffnungszeiten, di–sa 14–17 Uhr": a note before anything else, of what happens when, is for everybody. */
export const isNotice = ({ field, label, text }: Sentence, masked: MaskedText, lexicon: Lexicon): boolean =>
  field === 'note' &&
  /^(?:hinweis|note|notice|nota|remarque|opmerking)$/iu.test(label) &&
  (readDates(text, lexicon).length > 0 || readTimes(text).length > 0) &&
  roleOf(text, masked, lexicon) === 'copy';
