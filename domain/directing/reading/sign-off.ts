import { unmask } from './masked-text.ts';
import { countWords } from './phrases.ts';
import type { Reading } from './reading.ts';

/** "… Mendhouse.": a last sentence of nothing but a name says who speaks. */
export function signOff({ sentences, used, held }: Reading): string {
  // Before what is asked for at the end, too: "Konditorei Amsel. Call …".
  const at = sentences.findLastIndex((_, index) => !used.has(index));
  const last = sentences[at];
  if (last === undefined || at < sentences.length - 2 || last.role !== 'copy' || last.label !== '') return '';
  const said = unmask(last.text, held);
  // "Zapraszamy!", "Welcome!": a cry of one word is nobody.
  if (/!$/u.test(said) && countWords(said) < 2) return '';
  // "By Kestrel Coffee."
  const text = said.replace(/[.!]$/u, '').replace(/^(?:by|from|von|vom|par|por|da|di|door|van)\s(?=\p{Lu})/iu, '');
  if (at < sentences.length - 1 && countWords(text) < 2) return '';
  const isName =
    /^\p{Lu}[\p{L}\p{N}’'-]{2,}(?:\s(?:(?:&|of|de|del|della|di|da|do|du|des|van|der)\s)?\p{Lu}[\p{L}\p{N}’'-]+){0,2}$/u.test(
      text,
    ) && sentences.length > 1;
  return isName &&
    !/^(?:from\s|von\s|van\s|no|not|kein|keine|ohne|sans|sin|senza|sem|geen|free|frei|gratis|nur|only|seul|solo|more|mehr|infos?|help|hilfe|plus|más|meer|altro|visit|see|call|ring|tel|phone|fon|fax|mail|thank|danke|merci|gracias|grazie|obrigad|welcome|enjoy|join|sober|hello|cheers|stay|bis)/iu.test(
      text,
    )
    ? text
    : '';
}
