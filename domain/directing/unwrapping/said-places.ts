/** However somebody says what a film shall end on, it is read as `End with "…"`. */
import { heldOf } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';

const film =
  '(?:it|(?:the|our) (?:film|video|clip|ad|reel)|der film|das video|le film|la vidéo|el v[ií]deo|il video|o v[ií]deo|het filmpje|de (?:film|video))';

/** "The campaign line is “…” and it must close the film." */
const ending = new RegExp(
  `(?<!\\p{L})(?:(?:as|for) (?:the|a|our) (?:closer|sign-?off|last line|final line|closing line|ending)|(?:should|must|shall|has to|needs to) (?:close|end|finish|come last|conclude)(?: ${film})?|closes ${film}|als (?:schlusssatz|abschluss)|come (?:chiusura|ultima frase)|como (?:cierre|encerramento|fecho|frase final)|en conclusion|als (?:afsluiter|slotzin)|(?:muss|soll|sollte) (?:den film |das video )?(?:abschließen|beenden)|doit (?:conclure|clore|fermer)|(?:debe|tiene que) cerrar|(?:deve|dev['’]essere) (?:chiudere|l['’]ultima)|deve (?:fechar|encerrar)|moet (?:het filmpje |de film )?afsluiten)(?!\\p{L})`,
  'iu',
);
const atEnd =
  /^(?:(?:and )?(?:at|in) the (?:very )?end|(?:ganz )?am (?:ende|schluss)|zum schluss|à la (?:toute )?fin|pour finir|al final|para terminar|alla fine|per finire|no fi(?:m|nal)|ao final|(?:aan|op) het (?:eind|einde|slot))(?!\p{L}),?\s(?:just |simply |please |bitte |nur )*(?:put|show|add|display|write|setzt?|zeigt?|schreibt?|mettez|mets|affichez|montrez|poned|pon|mostrad|muestra|mettete|metti|mostrate|mostra|coloque\p{L}*|ponha\p{L}*|mostre\p{L}*|zet|toon|laat)(?!\p{L})/iu;
/** "The line we'd love to see last is “…”": the reading hears a direction in it, and not where the line stands. */
const lineOf =
  /^(?:the )?(?:line|phrase|sentence|words?|thing)(?: that| which)?\s[^\ue000-\uf8ff,.:;]{3,40}?\s(?:last|at the (?:very )?end)\s(?:is|are|should be|would be|has to be)\s?:?\s[\ue000-\uf8ff][.!?]?$/iu;
/** How the reading knows a wish for what stands first or last, in the language of the brief. */
const canonical: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Open with', 'End with'],
  de: ['Beginne mit', 'Ende mit'],
  fr: ['Commence par', 'Termine par'],
  es: ['Empieza con', 'Termina con'],
  it: ['Inizia con', 'Chiudi con'],
  pt: ['Comece com', 'Termine com'],
  nl: ['Begin met', 'Eindig met'],
};
export const placeLeads = (language: string): readonly [string, string] =>
  canonical[language] ?? ['Open with', 'End with'];

/** More words than these around a quotation tell more than where it stands. */
export const mostWords = 14;
const speech =
  /(?<!\p{L})(?:said|says|asked|told|wrote|sagte|sagt|schrieb|dit|disait|dijo|dice|disse|diz|zei|zegt|schreef|scrisse|escribió|escreveu)(?!\p{L})/iu;

/** The sentence as the reading knows it, where it says of its one quotation that it stands last. */
export function placed({ text, held }: SaidSentence, ends: string): string {
  const [quote, ...more] = heldOf(text, held);
  // "At the end, just put x.example."
  const isAddress = quote?.kind === 'address' && more.length === 0 && atEnd.test(text);
  if (isAddress && countWords(text) <= 9 && !speech.test(text)) return `${ends} ${/[\ue000-\uf8ff]/u.exec(text)?.[0]}.`;
  if (quote?.kind !== 'quote' || more.length > 0 || speech.test(text)) return text;
  const mark = /[\ue000-\uf8ff]/u.exec(text)?.[0] ?? '';
  if (countWords(text.replace(mark, '')) > mostWords) return text;
  return lineOf.test(text) || ending.test(text) ? `${ends} ${mark}.` : text;
}
