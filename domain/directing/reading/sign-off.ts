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
  // "Orologeria Pesce, Torino.": a house and its town.
  const text = said.replace(/[.!]$/u, '').replace(/^(\p{Lu}[^,\d]{4,40}\s[^,\d]{2,30}),\s\p{Lu}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+){0,2}$/u, '$1');
  if (at < sentences.length - 1 && countWords(text) < 2) return '';
  const isName =
    /^\p{Lu}[\p{L}\p{N}’'-]{2,}(?:\s(?:&\s)?(?:(?:de|del|della|dei|di|da|do|dos|das|du|des|van|der|la|le) ){0,2}\p{Lu}[\p{L}\p{N}’'-]+){0,3}$/u.test(text) && sentences.length > 1;
  return isName &&
    !/^(?:no|not|kein|keine|ohne|sans|sin|senza|sem|geen|free|frei|gratis|nur|only|seul|solo|more|mehr|infos?|help|hilfe|plus|más|meer|altro|visit|see|call|ring|tel|phone|fon|fax|mail|thank|danke|merci|gracias|grazie|obrigad|welcome|enjoy|join|sober|hello|cheers|stay|bis)/iu.test(
      text,
    )
    ? text
    : '';
}
