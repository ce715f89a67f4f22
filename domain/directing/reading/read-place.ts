/** Where something takes place: the venue that stands beside its day, with its town. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { leadsToSpeaker } from '../naming/speaking-houses.ts';
import type { Stretch } from './dates.ts';
import { phraseSource } from './phrases.ts';

const word = "(?:\\d+[a-z]?–\\d+[a-z]?|[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’.&-]*)";
/** "das Amoreiras", "d'Antrain": what joins the words of a name in one language is an article in another. */
const joints: Readonly<Record<string, string>> = {
  fr: 'des',
  es: 'de',
  pt: 'das|dos',
  it: 'dei|degli|delle|dello',
  nl: 'aan de|aan het|bij de',
  // "at Praça das Flores": no word of English is spelled so.
  en: 'das|dos|dei|degli|delle|dello',
};
const small = '(?:de|del|della|di|da|do|la|le|les|des|du|am|an|der|of|the|im|und|and|&|el|los|las)';
const street = 'place|rue|avenue|quai|plaza|piazza|praça|rua|calle|via';
const raisedStreet = 'Rue|Avenue|Quai|Plaza|Piazza|Praça|Rua|Calle|Via';
const venue = `${street}|salle|chiesa|église|iglesia|igreja|parrocchia|teatro|théâtre|parque|parco|parc|plein|kerk|librería|libreria|livraria|museo|musée|museu|oratorio|quadra`;
const halls =
  'hall|church|park|library|school|pub|barn|garden|gardens|square|theatre|theater|field|green|centre|center|club|café|cafe|gym|courtyard|workshop|studio|office|shop|store|bakery|brewery|farm|stadium|arena|factory|warehouse|station|chapel|museum|gallery|marketplace|yard|pavilion|canteen|playground|beach|harbour|boathouse|clubhouse|schoolhouse|gymnasium|cafeteria|foyer|lobby|marquee|bandstand|cinema|orchard|town square|community room|common room|meeting room|car park';
const town =
  "\\p{Lu}[\\p{L}'’-]+(?:[\\s-](?:(?:am|an der|de|del|la|le|sur|upon|on|di)[\\s-])?\\p{Lu}[\\p{L}'’-]+){0,2}";

/** A capitalised place after in, at, Ort, lieu …, or a venue; the one right behind the day leads. */
export function readPlace(text: string, lexicon: Lexicon, taken: readonly Stretch[]): Stretch | null {
  const all = [
    ...namedIn(text, lexicon, taken),
    ...hallsIn(text, taken),
    ...numberedIn(text, taken),
    ...streetsIn(text, taken),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const days = taken.filter(({ text: one }) => /\d/u.test(one));
  const last = Math.max(0, ...days.map(({ end }) => end));
  const first = Math.min(text.length, ...days.map(({ start }) => start));
  const beside = all.find(
    ({ start }) => last > 0 && start >= last && /^[\s,]*(?:\p{Ll}{1,4}[\s'’]+){0,3}$/u.test(text.slice(last, start)),
  );
  const named = beside ?? all.find(({ start }) => start > first || !isHome(text.slice(0, start)));
  return named === undefined ? null : whole(text, named, lexicon, taken);
}

/** "I teach in Leeds and our school …", "Wir sind ein Verein in Ulm und …": where somebody is at home. */
const isHome = (before: string) =>
  /(?:^|[.,;:]\s|\s)(?:I\s(?!\p{L}+ing)|I['’]m\s|we(?:\sare|['’]re)\s|ich\s|wir\ssind\s|je\s|j['’]|nous\ssommes\s|soy\s|somos\s|sono\s|siamo\s|sou\s|ik\s|(?:wij|we)\szijn\s)[^.;]*$/iu.test(
    before,
  );

function namedIn(text: string, lexicon: Lexicon, taken: readonly Stretch[]): Stretch[] {
  const joint = [small, joints[lexicon.language]].filter(Boolean).join('|');
  // "Via dei Remi": of these languages no verb is spelled like a street.
  const isPlain = !['fr', 'es', 'pt', 'it'].includes(lexicon.language);
  const spots = isPlain ? venue : `${venue}|${raisedStreet}`;
  const source = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[:.])(?:(?:${phraseSource(lexicon.placeAt)})\\s+|(?=(?:\\d{1,4}[a-z]?,?\\s)?(?:${spots})\\s))((?:(?:\\d{1,4}[a-z]?,?\\s)?(?:${spots})\\s(?:(?:${joint})\\s){0,2}(?:(?:d|l|dell|all)['’])?)?(?:(?:the|la|le|les|el|der|die|das|den|dem|il|lo|o|a|de|het)\\s+)?\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:,?\\s(?:(?:${joint})\\s)*(?:(?:d|l|dell|all)['’])?${word})*)`,
    'gu',
  );
  return [...text.matchAll(source)].flatMap((match) => {
    const place = (match[1] ?? '')
      .replace(/[.,]+$/, '')
      .replace(/^(?:der|dem|den|das|the|de|het)\s/u, '')
      // "in der Goethestraße und am Marktplatz der Strom": behind the second place begins what happens there.
      .replace(/((?:und|and)\s(?:am|im|an der)\s\p{Lu}[\p{L}-]+)\s\p{Ll}.*$/u, '$1');
    const start = match.index + match[0].lastIndexOf(place);
    const stretch = { text: place, start, end: start + place.length };
    const free = freeOf(text, stretch, taken);
    return free === null || isNoPlace(place) || leadsToSpeaker(text.slice(0, start)) ? [] : [free];
  });
}

/** A name runs into the word that opens the date: "im Gasometer Oberhausen am 14. August". */
function freeOf(text: string, stretch: Stretch, taken: readonly Stretch[]): Stretch | null {
  const clashes = taken.filter((other) => stretch.start < other.end && stretch.end > other.start);
  if (clashes.length === 0) return stretch;
  const clash = clashes.find((other) => other.start > stretch.start);
  // "alle 11, chiesa di San Rocco": the hour is no number of the house.
  const hour = clashes.find((other) => other.start <= stretch.start && other.end < stretch.end);
  if (clash === undefined && hour !== undefined) {
    const rest = text.slice(hour.end, stretch.end).replace(/^[\s,]+/u, '');
    return /^\p{L}/u.test(rest) ? { text: rest, start: stretch.end - rest.length, end: stretch.end } : null;
  }
  if (clash === undefined) return null;
  const cut = text
    .slice(stretch.start, clash.start)
    .replace(/[\s,]+(?:(?:am|um|ab|vom|von|on|at|from|in|le|du|dès|el|del|desde|il|dal|em|do|de|op|van)[\s,]+)?$/u, '');
  return cut === '' ? null : { text: cut, start: stretch.start, end: stretch.start + cut.length };
}

const isNoPlace = (place: string) =>
  new RegExp(
    `^(?:Teilzeit|Vollzeit|Elternzeit|Zukunft|Kürze|Bewegung|Kraft|Betrieb|Rente|Planung|Ordnung|Arbeit|Vorbereitung)(?!\\p{L})|^[QH][1-4]\\b|^\\d+(?!\\d|[a-z]?,?\\s(?:${venue})\\s)`,
    'u',
  ).test(place);

/** "in the village hall": a place that has no name of its own. */
const hallsIn = (text: string, taken: readonly Stretch[]): Stretch[] =>
  [
    ...text.matchAll(
      new RegExp(
        `\\s(?:in|at|on)\\s(?:the|our|my)\\s((?:\\p{L}+\\s){0,2}?(?:${halls})(?:\\s(?:on|off|in|by|behind|opposite)\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){1,2}(?:Road|Street|Lane|Row|Avenue|Way|Square|Hill|Close|Drive|Quay|Wharf|Terrace))?)(?![\\p{L}-])`,
        'gu',
      ),
    ),
  ]
    .map((match) => {
      const [found, place = ''] = match;
      const start = match.index + found.length - place.length;
      return { text: place, start, end: start + place.length };
    })
    .filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));

const streetName =
  "(?:\\p{Lu}[\\p{L}'’-]+\\s){1,3}(?:Road|Street|Row|Lane|Close|Avenue|Way|Square|Court|Drive|Place|Terrace|Hill|Yard|Quay|Wharf|Gardens|Crescent|Mews|Grove)";
const streetRow = new RegExp(
  `(?<=\\s(?:on|in|along)\\s)${streetName}(?:,\\s${streetName})*(?:,?\\sand\\s${streetName})(?!\\p{L})`,
  'gu',
);
/** "on Alder Street, Mill Lane and Station Road": several streets are one place. */
const streetsIn = (text: string, taken: readonly Stretch[]): Stretch[] =>
  [...text.matchAll(streetRow)]
    .map(({ 0: place, index }) => ({ text: place, start: index, end: index + place.length }))
    .filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));

/** "at 22 Quay Street, Bristol": a number leads to its street. */
const numberedIn = (text: string, taken: readonly Stretch[]): Stretch[] =>
  [
    ...text.matchAll(
      /(?<=(?:\s(?:at|in|on)|,)\s)\d{1,4}[a-z]?(?:[–-]\d{1,4})?,?\s(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:Road|Street|Row|Lane|Close|Avenue|Way|Square|Court|Drive|Place|Terrace|Hill|Yard|Quay|Wharf|Gardens|Crescent|Mews|Grove|Park|Green|St|Rd|Ave)(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)?(?!\p{L})/gu,
    ),
  ]
    .map(({ 0: place, index }) => ({ text: place, start: index, end: index + place.length }))
    .filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));

/** With a second street, "Mill Lane and on Castle Street", and with its town, "chiesa di San Rocco a Lucca". */
function whole(text: string, { start, end }: Stretch, lexicon: Lexicon, taken: readonly Stretch[]): Stretch {
  const months = phraseSource(lexicon.months.flat());
  const second = `\\s(?:and|und|et|y|e|en)\\s(?:(?:on|in|at|am|im|an der|in der|en|em|na|no|nella|op)\\s)?(?:(?:la|el|the|le|a|o)\\s)?(?:(?:${street})\\s)\\p{Lu}[\\p{L}'’-]+|\\sand\\son\\s(?:\\p{Lu}[\\p{L}'’-]+\\s?){1,3}(?<!\\s)`;
  const tail = new RegExp(
    `^(?:${second})|^,?\\s(?:in|à|a|en|em|te|bei)\\s(?!(?:${months})(?!\\p{L}))${town}(?:\\s\\d{1,4}[a-z]?(?:,\\s\\p{Lu}[\\p{L}'’-]+)?)?(?=[\\s,.;!]|$)`,
    'u',
  ).exec(text.slice(end))?.[0];
  const isFree = tail !== undefined && !taken.some((other) => end < other.end && end + tail.length > other.start);
  const to = isFree ? end + tail.length : end;
  return { text: text.slice(start, to), start, end: to };
}
