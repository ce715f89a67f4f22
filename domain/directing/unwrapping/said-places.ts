/** However somebody says what a film shall open or end on, it is read as `Open with "…"`, `End with "…"`. */
import { heldOf } from '../reading/masked-text.ts';
import { isDirection } from '../reading/open-directions.ts';
import { countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';

const film =
  '(?:it|(?:the|our) (?:film|video|clip|ad|reel)|der film|das video|le film|la vidéo|el v[ií]deo|il video|o v[ií]deo|het filmpje|de (?:film|video))';

/** "The very first frame", "der erste Satz", "la primera frase" */
const firsts =
  '(?:first|opening) (?:thing|line|frame|image|picture|shot|card|scene|screen|slide|words?|sentence)|erste[nrs]? (?:bild|zeile|satz|wort|worte|einstellung|szene)|premi(?:ère|er) (?:image|phrase|ligne|chose|scène|plan|mot|écran)|primer[ao]? (?:imagen|frase|línea|cosa|plano|pantalla|palabra)|prim[ao] (?:immagine|frase|riga|cosa|inquadratura|schermata|parola)|primeir[ao] (?:imagem|frase|linha|coisa|plano|ecrã|tela|palavra)|eerste (?:beeld|zin|regel|woord|woorden|scherm|ding)';
/** "You can use “…” as the opener", "… stands first" */
export const opening = new RegExp(
  `(?<!\\p{L})(?:(?:as|for) (?:the|an|our) (?:very )?(?:opener|opening(?: line)?|hook|first line|start|intro)|(?:should|must|shall|could|has to|needs to) (?:come first|open ${film}|be the (?:first (?:thing|line|words?)|opener|opening))|(?:open|start|begin|kick off|lead)s?(?: ${film})? (?:with|on|by saying)|(?:at|right at) the (?:very )?(?:start|beginning)|(?:${firsts})(?! (?:was|were|war|waren|était|étaient|fue|fueron|fu|furono|foi|foram)(?!\\p{L}))|(?:see|show|have|hear|read) first|als (?:einstieg|aufhänger|auftakt|erster satz|erstes)|(?:am|ganz am) anfang|zu beginn|(?:beginnt|beginnen|anfangen|anfängt|startet|starten|eröffnen|eröffnet) mit|comme accroche|en (?:ouverture|accroche|introduction)|au (?:tout )?début|(?:commence|commencer|commencez|débute|débuter|ouvre|ouvrir)(?: ${film})? (?:par|avec|sur)|como (?:apertura|gancho|abertura)|al (?:principio|comienzo|inicio)|(?:empie[cz]\\p{L}*|empez\\p{L}*|comien[cz]\\p{L}*|comen[zc]\\p{L}*|abr\\p{L}*|arran\\p{L}*)(?: ${film})? con|come (?:apertura|gancio|incipit)|all['’]inizio|in apertura|(?:inizi\\p{L}*|cominci\\p{L}*|apr\\p{L}*|part\\p{L}*)(?: ${film})? con|no (?:início|começo|princípio)|(?:come[cç]\\p{L}*|abr\\p{L}*|inici\\p{L}*)(?: ${film})? com|als (?:opening|binnenkomer|eerste zin)|aan het begin|(?:begin\\p{L}*|start\\p{L}*|open\\p{L}*)(?: ${film})? met|(?:anfangen|beginnen|starten|losgehen|openen) (?:soll(?:te|en)?|darf|kann|muss|mag|moet|kan) (?:es|er|das|het|hij|${film}) (?:dann |bitte |graag )?(?:mit|met)|(?:mit|met)\\s(?:\\p{L}+\\s){0,3}[\\ue000-\\uf8ff],?\\s(?:anfangen|beginnen|starten|eröffnen|loslegen|openen|anfängt|beginnt|startet|eröffnet))(?!\\p{L})`,
  'iu',
);
/** "The campaign line is “…” and it must close the film." */
const ending = new RegExp(
  `(?<!\\p{L})(?:(?:as|for) (?:the|a|our) (?:closer|sign-?off|last line|final line|closing line|ending)|(?:should|must|shall|has to|needs to) (?:close|end|finish|come last|conclude)(?: ${film})?|closes ${film}|als (?:schlusssatz|abschluss)|come (?:chiusura|ultima frase)|como (?:cierre|encerramento|fecho|frase final)|en conclusion|als (?:afsluiter|slotzin)|(?:muss|soll|sollte) (?:den film |das video )?(?:abschließen|beenden)|doit (?:conclure|clore|fermer)|(?:debe|tiene que) cerrar|(?:deve|dev['’]essere) (?:chiudere|l['’]ultima)|deve (?:fechar|encerrar)|moet (?:het filmpje |de film )?afsluiten)(?!\\p{L})`,
  'iu',
);
const atEnd =
  /^(?:(?:and )?(?:at|in) the (?:very )?end|(?:ganz )?am (?:ende|schluss)|zum schluss|à la (?:toute )?fin|pour finir|al final|para terminar|alla fine|per finire|no fi(?:m|nal)|ao final|(?:aan|op) het (?:eind|einde|slot))(?!\p{L}),?\s(?:just |simply |please |bitte |nur )*(?:put|show|add|display|write|setzt?|zeigt?|schreibt?|mettez|mets|affichez|montrez|poned|pon|mostrad|muestra|mettete|metti|mostrate|mostra|coloque\p{L}*|ponha\p{L}*|mostre\p{L}*|zet|toon|laat)(?!\p{L})/iu;
/** "The line we'd love to see first is “…”": the reading hears a direction in it, and not where the line stands. */
const lineOf =
  /^(?:the )?(?:line|phrase|sentence|words?|thing)(?: that| which)?\s[^\ue000-\uf8ff,.:;]{3,40}?\s(?:(?<first>first|at the (?:start|beginning))|last|at the (?:very )?end)\s(?:is|are|should be|would be|has to be)\s?:?\s[\ue000-\uf8ff][.!?]?$/iu;
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

/** The sentence as the reading knows it, where it says of its one quotation that it stands first or last. */
export function placed({ text, held }: SaidSentence, opens: string, ends: string): string {
  const [quote, ...more] = heldOf(text, held);
  // "At the end, just put x.example."
  const isAddress = quote?.kind === 'address' && more.length === 0 && atEnd.test(text);
  if (isAddress && countWords(text) <= 9 && !speech.test(text)) return `${ends} ${/[\ue000-\uf8ff]/u.exec(text)?.[0]}.`;
  if (quote?.kind !== 'quote' || more.length > 0 || speech.test(text)) return text;
  const mark = /[\ue000-\uf8ff]/u.exec(text)?.[0] ?? '';
  if (countWords(text.replace(mark, '')) > mostWords) return text;
  const wanted = lineOf.exec(text)?.groups;
  if (wanted !== undefined) return `${wanted.first === undefined ? ends : opens} ${mark}.`;
  if (ending.test(text)) return `${ends} ${mark}.`;
  // What the reading knows as it stands, it knows with what is said beside it.
  return opening.test(text) && !isDirection(text) ? `${opens} ${mark}.` : text;
}
