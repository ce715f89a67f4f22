import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

export const lexicons: readonly Lexicon[] = [en, de, fr, es, it, pt, nl];

/** The lexicon of a language; English where there is none, since agents prompt in English about anything. */
export function lexiconOf(language: string): Lexicon {
  return lexicons.find((lexicon) => lexicon.language === language) ?? en;
}
