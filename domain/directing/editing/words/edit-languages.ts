import { de } from './de.ts';
import type { EditWords } from './edit-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const byLanguage: Record<string, EditWords> = { en, de, fr, es, it, pt };

/** Words to read an edit with: the prompt's own language first, then English, then the rest. */
export function editWordsOf(language: string): EditWords[] {
  const own = byLanguage[language] ?? en;
  return [...new Set([own, en, ...Object.values(byLanguage)])];
}
