import type { Lexicon } from '../lexicon/lexicon.ts';
import { readDates, readPlace, readSpan, readTimes, type Stretch } from './dates.ts';
import { trimLabel } from './figure-labels.ts';
import { readFigures } from './figures.ts';
import { nameOfSubject } from './name-of-subject.ts';
import { countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { readOffer } from './read-offer.ts';
import { openSentences, type Reading, say } from './reading.ts';

/** Dates, times, place, price, discount and code; what a sentence says besides stays to be shown. */
export function readOccasion(reading: Reading): void {
  const hasEvent = reading.sentences.some(({ text, label }) =>
    datesIn(`${label} : ${text}`, reading.lexicon).some(({ isLast }) => !isLast),
  );
  for (const [index, sentence] of openSentences(reading)) {
    if (sentence.bullet !== null || (hasEvent && (isTerms(reading, sentence.text) || isWeekly(reading, sentence.text))))
      continue;
    if (
      (hasEvent || reading.found.occasion.times.length > 0) &&
      isAddress(sentence.text) &&
      reading.found.occasion.place === ''
    ) {
      reading.found.occasion.place = say(reading, sentence.text).replace(/[.!]$/u, '');
      reading.used.add(index);
      continue;
    }
    if (sentence.field === null && sentence.label !== '' && !isDeadline(reading, sentence.label))
      datesOf(reading, sentence.label);
    const taken = [...datesOf(reading, sentence.text), ...readOffer(reading, sentence.text)];
    const isLocated =
      taken.length > 0 ? hasEvent || reading.found.occasion.times.length > 0 : hasEvent && sentence.label === '';
    const spot = isLocated
      ? (readPlace(sentence.text, reading.lexicon, taken) ?? trailingPlace(sentence.text, taken))
      : null;
    if (spot !== null && taken.some(({ text }) => /\d/.test(text)) && reading.found.occasion.place === '') {
      reading.found.occasion.place = say(reading, spot.text);
      taken.push(spot);
    }
    if (taken.length > 0) settleRest(reading, index, taken);
  }
}

/** "Early bird €249 until 1 June", "Please reply by 1 May": until when something holds is no day of what is dated besides. */
function isDeadline({ lexicon }: Reading, text: string): boolean {
  const dates = datesIn(text, lexicon);
  return dates.length > 0 && dates.every(({ isLast }) => isLast);
}

/** "We rehearse every Thursday, 19:30" beside a concert's date: what happens each week is no part of the one occasion. */
const isWeekly = ({ lexicon }: Reading, text: string) =>
  readDates(text, lexicon).length === 0 &&
  /(?<!\p{L})(?:every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos los|ogni|todas as|todos os|elke)\s\p{L}/iu.test(
    text,
  );

/** An offer's own terms are read with the offer. */
const isTerms = (reading: Reading, text: string) =>
  isDeadline(reading, text) &&
  reading.found.offer.discount === '' &&
  !/%|(?<!\p{L})(?:code|código|codice)(?!\p{L})/iu.test(text);

const datesIn = (text: string, lexicon: Lexicon) =>
  readDates(text, lexicon).map(({ start }) => ({
    isLast: new RegExp(
      `(?:^|\\s)(?:${phraseSource([...lexicon.until, 'do'])})\\s(?:the\\s|zum\\s|le\\s|el\\s|il\\s|al\\s)?$`,
      'iu',
    ).test(text.slice(0, start)),
  }));

function datesOf(reading: Reading, text: string): Stretch[] {
  const { occasion } = reading.found;
  const span = readSpan(text, reading.lexicon);
  if (span !== null) {
    const led = labelledSpan(text, span);
    if (!occasion.dates.includes(led.text)) occasion.dates.push(led.text);
    return [led];
  }
  const dates = readDates(text, reading.lexicon).filter(
    ({ start }) => !isPast(text.slice(0, start)) && !(occasion.dates.length > 0 && isAnswerDay(text.slice(0, start))),
  );
  // "12 May, 2 pm. … a bus back at 1 am": once it is known when, a sentence tells its own hours.
  const isAside = dates.length === 0 && occasion.times.length > 0 && countWords(text) > 6;
  const times = (isAside ? [] : labelledTimes(text)).filter(
    (time) => !dates.some((date) => time.start < date.end && time.end > date.start) && !isLimit(text, time),
  );
  // "06:10, 08:25, 12:40, 18:05": a timetable, and no time to be there.
  const isTimetable =
    times.length >= 3 &&
    times.every(
      ({ end }, at) =>
        at === times.length - 1 ||
        /^(?:,\s|,?\s(?:and|und|et|y|e|en)\s|\s[·|/]\s)$/u.test(text.slice(end, times[at + 1]?.start)),
    );
  if (isTimetable)
    reading.found.lists.push({ title: '', items: times.map((time) => ({ title: time.text })), ordered: false });
  for (const { text: date } of dates) if (!occasion.dates.includes(date)) occasion.dates.push(date);
  for (const { text: time } of isTimetable ? [] : times) if (!occasion.times.includes(time)) occasion.times.push(time);
  return [...dates, ...times];
}

/** "sold between March and June 2026", "since May 2019": when something was, and no time to come to. */
const isPast = (before: string) =>
  /(?:^|\s)(?:(?:between|zwischen|entre|tra|fra)\s[^,.;]{2,24}\s(?:and|und|et|y|e)|since|seit|depuis|desde|dal)\s$/iu.test(
    before,
  ) ||
  // "Published in Nature, July 2025"
  /^(?:first\s)?(?:published|founded|established|built|born|recorded|filmed|veröffentlicht|gegründet|gebaut|publiée?|fondée?|construite?|publicad[oa]|fundad[oa]|construid[oa]|pubblicat[oa]|fondat[oa]|costruit[oa]|construíd[oa])\s[^.;]{0,60}$/iu.test(
    before,
  );

/** "Anmeldeschluss 1. Mai", "RSVP by 1 June": until when to answer, once it is known when it takes place. */
const isAnswerDay = (before: string) =>
  /(?:^|\s)(?:\p{L}*schluss|deadline|frist|rsvp|apply|reply|register|anmeld\p{L}*|inscri\p{L}*|répon\p{L}*)(?:\s\p{L}+){0,3}[:\s]*$/iu.test(
    before,
  );

/** "Free entry before 11:00": a limit of something else, and no time at which it happens. */
const isLimit = (text: string, { start }: Stretch) =>
  /(?:^|\s)(?:before|after|vor|nach|avant|après|antes (?:de las|das)|después de las|prima delle|dopo le|przed|po)\s$/iu.test(
    text.slice(0, start),
  );

/** "Kaispeicher 4, Hamburg.": a sentence of nothing but names and a house number is where it happens. */
const isAddress = (text: string) =>
  countWords(text) <= 9 &&
  /^\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}[\p{L}'’.-]+|am|an|der|de|del|di|du|the|of|\d{1,4}[a-z]?))*(?:,\s\p{Lu}[\p{L}'’ -]+(?:\s\d{1,4}[a-z]?)?)?,\s\p{Lu}[\p{L}'’ -]+[.!]?$/u.test(
    text.trim(),
  );

/** "Einlass 19 Uhr", "Doors 7 pm": a time keeps the word that says what begins. */
const labelledTimes = (text: string): Stretch[] => readTimes(text).map((time) => labelledSpan(text, time));

function labelledSpan(text: string, time: Stretch): Stretch {
  const label =
    /(?<![\p{L}])(?:(?:alle\s)?ore|Einlass|Beginn|Start|Ende|Geöffnet|(?:^\p{Lu}\p{L}+\s)open|Doors(?:\sopen)?|Täglich|Daily|Starts?|Open|Ouverture(?:\sdes portes)?|Début|Apertura|Inicio|Inizio|Puertas|Porte|Abertura|Início)(?:\s(?:at|from|ab|um|von|à|de|dès|a las|alle|às))?:?\s$/iu.exec(
      text.slice(0, time.start),
    )?.[0];
  if (label === undefined) return time;
  return { text: `${label}${time.text}`, start: time.start - label.length, end: time.end };
}

/** Capitalised clauses after the date: "9 June, Old Customs House, Lisbon", "17 April, 14 Mill Lane, Bristol". */
function trailingPlace(text: string, taken: readonly Stretch[]): Stretch | null {
  const last = Math.max(0, ...taken.filter(({ text: one }) => /\d/.test(one)).map(({ end }) => end));
  const clause =
    "(?:\\d+[a-z]?(?:\\/\\d+)?\\s)?\\p{Lu}[\\p{L}'’.-]*(?:\\s(?:of|de|del|la|da|do|des|du|the|am|an|der|\\p{Lu}[\\p{L}'’.-]*|\\d+))*";
  const found = new RegExp(`^[\\s,–—-]+(${clause}(?:,\\s${clause})*)[.!]?$`, 'u').exec(text.slice(last));
  if (last === 0 || found?.[1] === undefined || countWords(found[1]) > 8) return null;
  const start = last + found[0].indexOf(found[1]);
  const place_ = found[1].replace(/[.]$/u, '');
  return { text: place_, start, end: start + place_.length };
}

/** What is left when a sentence's facts are taken out: a title, the whole sentence, or nothing. */
function settleRest(reading: Reading, index: number, taken: readonly Stretch[]): void {
  const sentence = reading.sentences[index];
  if (sentence === undefined) return;
  const tail = beforeTail(sentence.text, taken, reading);
  // "Pulse opens on 2 January", "Vote on 9 March!": a verb and its day are one line, and so is a cry.
  const isCry = /!$/u.test(sentence.text) && countWords(sentence.text) <= 8 && index === 0;
  if (sentence.role === 'copy' && (isCry || dangling.test(tail ?? ''))) return;
  // "A new roof costs £385,000": a verb and its price are one line.
  if (/(?:costs?|kostet|kosten|coûtent?|cuestan?|costa(?:no|m)?|custam?)$/iu.test(tail ?? '')) return;
  // "Wind up to 40 km/h on Friday.": a weekday alone stays in its sentence.
  const isVague = taken.every(({ text }) => !/\d/u.test(text)) && countWords(tail ?? '') >= 3 && /\d/u.test(tail ?? '');
  if (sentence.role === 'copy' && isVague) return;
  const pieces = tail === null ? restOf(sentence.text, taken, reading) : [tail];
  const kept = countWords(pieces.join(' '));
  // "Porto: Saturday 24 °C, sunny": what a label measures on a day stays with the day.
  if (sentence.role === 'copy' && sentence.label !== '' && pieces.some((piece) => /^\d/u.test(piece))) return;
  // "feiern wir" left between a day and a place is no title.
  const isSpoken = pieces.some((piece) =>
    /(?:^|\s)(?:we|you|they|wir|ihr|sie|nous|vous|nosotros|noi|nós|wij)$/iu.test(piece),
  );
  const isTold = taken.length >= 2 && kept <= 2 && !isSpoken;
  const isSentence =
    tail === null && !isTold && pieces.some((piece) => /^\p{Ll}/u.test(piece)) && countWords(sentence.text) >= 6;
  if (sentence.role === 'copy' && ((tail === null && taken.length < 2 && kept > 3) || isSentence)) return;
  reading.used.add(index);
  place(reading, sentence.text);
  if (sentence.role === 'direction') return;
  const [first, ...others] = pieces;
  if (
    index <= 1 &&
    first !== undefined &&
    sentence.label === '' &&
    countWords(first) >= 2 &&
    sentence.text.startsWith(first) &&
    !opening.test(first)
  )
    reading.found.name ||= nameOfSubject(first, reading.lexicon);
  const label = sentence.label !== '' ? sentence.label : '';
  const lead = [label, first ?? ''].filter((part) => part !== '').join(': ');
  for (const piece of [lead, ...others])
    if (piece !== '' && countWords(piece) > 1 && !isAmount(reading, piece))
      reading.found.titles.push({ text: say(reading, piece), at: index });
}

const dangling =
  /\s(?:opens?|starts?|begins?|closes?|ends?|returns?|launches|moves|eröffnet|öffnet|beginnt|startet|endet|schließt|ouvre|commence|ferme|abre|empieza|comienza|cierra|apre|inizia|chiude|começa|fecha)$/iu;

/** "Geöffnet Mo–Sa 6:00–18:00" names nobody. */
const opening =
  /^(?:täglich|daily|tous les jours|todos los días|ogni giorno|dagelijks|open|opening|opens|doors|geöffnet|öffnungszeiten|ouverte?s?|horaires|abierto|abierta|horario|aperto|aperta|apertura|orari|aberto|aberta|horário|geopend|open|otwarte|godziny)(?!\p{L})/iu;

/** "140 publishers" left of a sentence is a figure with its label. */
function isAmount(reading: Reading, piece: string): boolean {
  const [one, more] = readFigures(piece, reading.lexicon, []);
  if (one === undefined || more !== undefined || one.label === '' || countWords(piece) > countWords(one.label) + 1)
    return false;
  const { start: _, end: __, ...figure } = one;
  reading.found.figures.push({ ...figure, label: say(reading, figure.label) });
  return true;
}

/** "The portal will be offline on 6 June at 10:00": what is said before the facts that end a sentence; else null. */
function beforeTail(text: string, taken: readonly Stretch[], { lexicon }: Reading): string | null {
  const sorted = [...taken].sort((a, b) => a.start - b.start);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || /[\p{L}\p{N}\ue000-\uf8ff]/u.test(text.slice(last.end))) return null;
  const small = new RegExp(
    `^[\\s,;–—-]*(?:(?:${phraseSource([...lexicon.placeAt, ...lexicon.until, 'on', 'at', 'from', 'in', 'am', 'um', 'ab', 'le', 'à', 'el', 'a las', 'and', 'und'])})\\s*)?(?:the\\s|der\\s|dem\\s|la\\s)?[\\s,]*$`,
    'iu',
  );
  const isClosed = sorted.every((one, at) => at === 0 || small.test(text.slice(sorted[at - 1]?.end, one.start)));
  const head = text
    .slice(0, first.start)
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(
      new RegExp(
        `\\s(?:${phraseSource([...lexicon.placeAt, ...lexicon.until, 'on', 'at', 'from', 'in', 'am', 'um', 'ab', 'le', 'el', 'la', 'du', 'from the'])})$`,
        'iu',
      ),
      '',
    )
    // "Election day is Sunday 14 June"
    .replace(/\s(?:is|will be|takes place|ist|findet|est|aura lieu|es|será|è|sarà|é|será|is op)$/iu, '')
    .replace(/[\s,;:–—-]+$/u, '');
  return isClosed &&
    countWords(head) >= 2 &&
    countWords(head) <= 14 &&
    (taken.length >= 2 || !/,/.test(head)) &&
    !/;/.test(head)
    ? head
    : null;
}

function restOf(text: string, taken: readonly Stretch[], { lexicon }: Reading): string[] {
  const cut = [...taken]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}\ue8ff${rest.slice(end)}`, text);
  const small = [
    'on',
    'at',
    'the',
    'from',
    'der',
    'am',
    'um',
    'ab',
    'le',
    'du',
    'el',
    'il',
    'tickets',
    'code',
    'with',
    'use',
  ];
  const edges = phraseSource([...lexicon.placeAt, ...lexicon.until, ...lexicon.fromTo[0], ...small]);
  return cut
    .split(/\ue8ff|[,;]\s/)
    .map((piece) => piece.replace(new RegExp(`(?:^|\\s)(?:${edges})\\s*$`, 'giu'), ''))
    .map((piece) => trimLabel(piece.replace(/^[\s.,;:–—-]+|[\s.,;:–—-]+$/gu, ''), lexicon))
    .filter((piece) => countWords(piece) >= 2 || /^\p{Lu}\p{L}{3,}/u.test(piece));
}
