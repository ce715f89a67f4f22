/** Directions inside a line, wherever they stand: `…; 14 places, 3 evenings; end on "Book by Friday"`. */
import { isCourtesy, politely } from './courtesies.ts';
import { heldOf, type MaskedText } from './masked-text.ts';
import { countWords } from './phrases.ts';

const telling = `say(?:ing)?|write|print|show|display|reveal|sage?|sagt|schreibe?|zeige?|zeigt|dis|dites|dire|écris|écrivez|montre[rz]?|affiche[rz]?|di|diga|decir|escribe|muestra|muestre|mostrar|dì|dica|scrivi|mostra|mostrare|diz|diga|escreva|mostre|zeg|schrijf|toon`;
const opening = `(?:open|start|begin|lead)(?:s|ing)?\\s(?:it\\s|the\\s(?:film|video)\\s)?(?:on|with|by\\s(?:saying|showing))|(?:beginn|start|öffn|eröffn)(?:e|en|et|t)?\\s(?:sie\\s)?(?:bitte\\s)?(?:es\\s|das\\svideo\\s|den\\sfilm\\s)?mit|(?:commen[cç]|ouvr|début|démarr)\\p{L}*\\s(?:la\\svidéo\\s|le\\sfilm\\s)?(?:par|avec|sur)|(?:emp(?:ie|e)[cz]|com(?:ie|e)n[cz]|abr|inici|arran[cq])\\p{L}*\\s(?:el\\sv[ií]deo\\s)?con|(?:inizi|apri|aprire|cominci|part(?:i|ire|ite))\\p{L}*\\s(?:il\\svideo\\s)?con|(?:come[cç]|abr|inici)\\p{L}*\\s(?:o\\sv[ií]deo\\s)?com|(?:begin|beginnen|start|starten|open|openen)\\s(?:de\\s(?:video|film)\\s)?met`;
const ending = `(?:end|close|closing|finish|conclude|sign\\soff)(?:e?s|ing)?\\s(?:it\\s|the\\s(?:film|video)\\s)?(?:on|with|by\\s(?:saying|showing))|(?:ende|enden|endet|beende|beenden|(?:ab)?schließen?|schließt)\\s(?:sie\\s)?(?:bitte\\s)?(?:es\\s|das\\svideo\\s|den\\sfilm\\s)?(?:mit|auf)|(?:am|zum)\\s(?:ende|schluss)|zuletzt|(?:finis|fini[rt]|finissez|termine[rz]?|conclu[st]?|conclure|concluez|achève[rz]?|ferme[rz]?)\\s(?:la\\svidéo\\s|le\\sfilm\\s)?(?:par|sur|avec)|à\\sla\\sfin|pour\\sfinir|(?:termina[rd]?|termine[n]?|acaba[rd]?|acabe|cierra|cierre|cerra[rd]|finaliza[r]?|finalice|concluye|concluir)\\s(?:el\\sv[ií]deo\\s)?(?:con|en)|al\\sfinal|(?:termina(?:re|te)?|finisci|finire|finite|chiud(?:i|ete|ere)|conclud(?:i|ete|ere))\\s(?:il\\svideo\\s)?(?:con|su)|alla\\sfine|(?:termin[ae]r?|acab[ae]r?|fech[ae]r?|feche|conclua|concluir|encerr[ae]r?|finaliz[ae]r?)\\s(?:o\\svídeo\\s)?(?:com|em|no|na)|no\\sfi(?:m|nal)|(?:eindig(?:en)?|sluit\\s(?:het\\s)?af|afsluiten)\\s(?:met|op)|aan\\shet\\seind|(?:at\\sthe\\s(?:very\\s)?end|last\\sline|final\\sline|closing\\sline|end\\scard|last\\sframe)(?:\\s(?:say|show|is|reads))?`;
const labelled = `(?:with\\s)?(?:the\\s|a\\s)?(?:headline|title|tagline|slogan|message|takeaway|motto|claim|hook|line|words|call\\sto\\saction|cta|button)(?:\\s(?:is|reads|says|should\\s(?:be|read|say)|must\\s(?:be|read|say)))?|(?:must|should)\\s(?:appear|be\\sshown|be\\sread)(?:\\s(?:exactly|word\\sfor\\sword|as\\sis|verbatim))?`;
const subject = `(?:(?:it|the\\s(?:film|video|clip)|der\\sfilm|das\\svideo|le\\sfilm|la\\svidéo)\\s(?:should\\s|must\\s|soll\\s)?|(?:que|che)\\s(?:(?:el|il|o)\\sv[ií]deo\\s|ça\\s|la\\svidéo\\s)?|qu['’](?:il|elle|on|a)\\s|(?:(?:el|il|o)\\sv[ií]deo\\s)?(?:debe|deve|tiene que|deve)\\s|(?:la\\svidéo\\s)?doit\\s)?`;
const next = `(?:and\\sthen|then|finally|dann|puis|enfin|luego|poi|infine|depois|dan)(?=\\s*[\\ue000-\\uf8ff])`;
const lead = `${subject}(?:${ending}|${opening}|${telling}|${labelled}|${next})`;
/** What is handed over beside an address or words: "… and the words “…”". */
const things =
  'address|adresse|dirección|indirizzo|endereço|adres|website|webseite|words?|line|phrase|sentence|slogan|motto|claim|worte?|wörter|satz|zeile|mots?|palabras?|frase|parole|palavras?|woorden|zin';
const and = 'and|then|finally|und|dann|et|puis|enfin|y|luego|e|poi|infine|depois|en|dan';

const mark = '[\\ue000-\\uf8ff]';
const courtesy = `${politely}|(?:wil\\s)?(?:je|u)`;
/** Where a clause may begin: behind a mark that parts, behind "and" or "then", or behind whom the film is for. */
const begin = `(?:^|[,;:–—.!?]\\s+|\\n\\s*|\\s[-–—]\\s+|[,;:–—]?\\s(?:${and}),?\\s+|^(?:for|für|pour|para|per|voor)\\s[^,;:.]{2,48}\\s)(?:(?:${and}|${courtesy})\\s+)?`;
const begins = new RegExp(`${begin}$`, 'iu');
/** The verb or label, a few words that say what it hands over. */
const handing = `${lead}(?![\\p{L}\\p{N}])[^\\ue000-\\uf8ff,;:.!?–—]{0,40}?(?:[:：]\\s*)?${mark}`;
/** With the words that it hands over, one or several. */
const direction = new RegExp(
  `(?<=${begin})${handing}(?:\\s*(?:,|;|&|/|and|und|et|y|e|en)\\s*(?:(?:the|our|der|die|den|dem|les|la|le|l['’]|las|los|il|o|as|het|de|with|mit|avec|con|com|met)\\s?){0,2}(?:(?:${things})\\s)?${mark})*(?:\\sab(?=[.!]?$))?`,
  'giu',
);
const isLed = new RegExp(`^(?:(?:${and}|${courtesy}|d[eio]),?\\s+){0,2}${handing}`, 'iu');
const joint = new RegExp(`(?:\\s*[,;–—-])?(?:\\s+(?:${and}),?)*\\s*$`, 'iu');

/** "Five seconds, show moa.example.": the length goes with what it is said of. */
const length = /^(?:\d{1,3}|\p{L}{3,10})[\s-]?(?:seconds?|sec|sekunden|secondes|segundos|secondi|seconden)[,;:]\s+$/iu;

/** "A diretora, Ada Blum, diz: “…”": who is named between commas says it, and nobody is asked to. */
const named = /(?:^|\s)\p{L}[\p{L}'’-]*,\s\p{Lu}[\p{L}'’-]+(?:\s[\p{L}.'’-]+){0,2}\s\p{Lu}[\p{L}'’-]+,\s+$/u;
const speaking = /^(?:sagt|dit|dice|diz)(?!\p{L})/iu;

/** Whether a clause hands over words for the film: `say "…"`, `end on "…"`, `and close with x.example`. */
export const isDirection = (text: string): boolean => isLed.test(text.trim());

const bare = new RegExp(
  `(?<![\\p{L}\\p{N}])(${subject}(?:${ending}|opens?\\s(?:on|with))\\s)(?!${mark})([\\p{Lu}\\d€$£](?:[^\\ue000-\\uf8ff,;.!?\\n]|[.,](?=\\d))*?)(?=\\s(?:and|at|on|via|und|auf|unter|et|sur|y|en|e|su|em)\\s+${mark}|[;.!?](?:\\s|$)|\\s*$)`,
  'giu',
);

/** `End on Sail in spring.`: words that a film shall end or open on are meant as they stand, with or without marks. */
export function holdEndings(line: string, masked: MaskedText): string {
  return line.replace(bare, (whole: string, verb: string, words: string, at: number) => {
    const isWords = /^[\p{Lu}\d€$£]/u.test(words) && countWords(words) >= 2 && countWords(words) <= 9;
    // Behind a colon it may be what the film tells: "How saving works: …".
    if (!isWords || !begins.test(line.slice(0, at)) || /[:：]\s+$/u.test(line.slice(0, at))) return whole;
    masked.held.push({ kind: 'quote', text: words.trim(), raw: words });
    return `${verb}${String.fromCharCode(0xe000 + masked.held.length - 1)}`;
  });
}

const opensOrEnds = new RegExp(
  `^(?:(?:${and}|${courtesy}),?\\s+){0,2}${subject}(?:${ending}|${opening})(?![\\p{L}\\p{N}])[^\\ue000-\\uf8ff,;:.!?–—]{2,40}[:：]\\s*${mark}`,
  'iu',
);

/** `At the end it should say: "…"`: more than a label leads to the words, and says where they stand. */
export const isEndOrOpening = (text: string): boolean => opensOrEnds.test(text.trim());

/** Whether nothing but the verb stands before the words: `Show "Read the river"`. */
export const isBareTelling = (before: string): boolean =>
  new RegExp(`(?:^|[,;:：.!?]\\s)\\s*(?:${telling})\\s*[:：]?\\s*$`, 'iu').test(before);

/** The clauses of a line of which some direct the maker, each on its own; the whole line where none does. */
export function openDirections(line: string, masked: MaskedText): string[] {
  const parts: string[] = [];
  let from = 0;
  const cut = (to: number, next: number) => {
    const part = line.slice(from, to).trim();
    const plain = next < line.length ? part.replace(joint, '') : part;
    // "Merci de" | "commencer par …"
    if (plain !== '' && !isCourtesy(plain)) parts.push(plain);
    from = next;
  };
  const handed = said.exec(line);
  if (
    handed !== null &&
    isNext(',', line.slice(handed[0].length), masked) &&
    !speaks.test(line.slice(handed[0].length))
  )
    cut(handed[0].length, handed[0].length);
  for (const found of line.matchAll(direction)) {
    if (found.index < from) continue;
    const before = line.slice(from, found.index);
    if (length.test(before) || (named.test(before) && speaking.test(found[0]))) continue;
    // The head before a colon tells what the words are for.
    if (!/[:：]\s+$/u.test(before) && before.trim() !== '') cut(found.index, found.index);
    const end = found.index + found[0].length;
    const link = new RegExp(`^\\s*[,;]\\s+(?:(?:${and}),?\\s+)?|^\\s+[-–—]\\s+|^\\s+(?:${and}),?\\s+`, 'iu').exec(
      line.slice(end),
    );
    const rest = line.slice(end + (link?.[0].length ?? 0));
    if (link !== null && isNext(link[0], rest, masked)) cut(end, end + link[0].length);
  }
  cut(line.length, line.length);
  return parts;
}

/** `A film for Pico Bikes: “Lighter than your bag”, 7.9 kg`: what is quoted first behind the colon. */
const said = new RegExp(`^[^:：;.!?\\ue000-\\uf8ff]{3,90}[:：]\\s+${mark}\\s*[,;]\\s+`, 'u');
/** A talk gives its words to one after the other. */
const speaks = new RegExp(`[:：]\\s*${mark}`, 'u');

/** Whether what follows the handed words is told for itself: "three reasons: …", not "in red" or "says Ana". */
function isNext(link: string, rest: string, masked: MaskedText): boolean {
  if (isDirection(rest)) return true;
  const clause = rest.split(/[;.]/u)[0] ?? '';
  if (
    /^(?:in|as|at|on|over|under|above|below|beside|by|from|with|says?|said|according|nothing|only|but|all|each|both|twice|please|which|who|als|im|in|mit|über|unter|sagt|en|dans|sur|avec|dit|con|dice|sobre|com|diz|met)(?![\p{L}])/iu.test(
      clause,
    )
  )
    return false;
  const isCounted = /[\d:：]/u.test(clause);
  if (/[-–—]/u.test(link) && !isCounted) return false;
  if (!/[,;]/u.test(link)) return isCounted;
  return isCounted || countWords(clause) >= 3 || heldOf(clause, masked.held).length > 0;
}

/** "… for 9 hours; now it's 40 minutes": how long a thing takes now, and not the film. */
export const hasTurned =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s)?(?:now|today|jetzt|heute|maintenant|aujourd['’]hui|ahora|hoy|ora|oggi|adesso|agora|hoje|nu|vandaag),?\s(?:it['’]s|it is|it takes|it is only|we need|sind es|ist es|dauert es|brauchen wir|c['’]est|ce sont|il (?:nous )?faut|son|bastan|necesitamos|sono|bastano|ci vogliono|são|bastam|zijn het|is het|duurt het)\s[^.!?]*\d/iu;

/** "In the day …; at dusk the light …, and …": clauses of running text that a semicolon parts are read one by one; a row of items is not. */
export function openClauses(line: string): string[] {
  const parts = line.split(/;\s+/u);
  const words = parts.map(countWords);
  const isPlan = (part: string) => /^(?:.*[:：]\s+)?\p{L}+(?:\s\p{L}+)?\s(?:[€$£]\s?\d|\d[\d.,]*\s?[€$£])/u.test(part);
  const head = /^[^:：]{2,60}[:：]\s/u.exec(line)?.[0] ?? '';
  // Of three and more the head counts no item; of two it may say what both are.
  const first = countWords((parts[0] ?? '').slice(parts.length >= 3 ? head.length : 0));
  const isListed = head !== '' && Math.max(first, ...words.slice(1)) <= 8;
  // "cost 780 € vs 1,340 €; CO₂ 0.9 t vs 3.1 t", "bike 17 minutes, €0; car 21 minutes, €2.40": the same of two things.
  const commas = parts.map((part) => part.match(/\d,\s/gu)?.length ?? 0);
  const isMeasured =
    parts.every((part) => /\d.*\s(?:vs\.?|versus|gegen|contre|contra|contro|tegen)\s.*\d/iu.test(part)) ||
    ((commas[0] ?? 0) > 0 && commas.every((count) => count === commas[0]));
  const isRow = parts.every(isPlan) || isListed || isMeasured;
  const isText =
    words.every((count) => count >= 4) && (parts.some((part) => /,\s/u.test(part)) || Math.max(...words) > 9);
  const isOne = parts.length < 2 || parts.slice(1).some((part) => hasTurned.test(part));
  return isOne || isRow || !isText ? [line] : parts;
}
