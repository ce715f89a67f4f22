import { type Lexicon, list } from '../lexicon/lexicon.ts';
import { bareHours } from './bare-hours.ts';
import { readDates, readSpan, type Stretch } from './dates.ts';
import { headAtPlace } from './head-at-place.ts';
import { settleRest } from './occasion-rest.ts';
import { endsHow } from './offer-ends.ts';
import { isOpeningHours, labelsHours } from './opening-hours.ts';
import { countWords, phraseSource } from './phrases.ts';
import { isPriceWord, readOffer } from './read-offer.ts';
import { readPlace } from './read-place.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { labelledSpan, labelledTimes, spanned } from './spanned-times.ts';

/** Dates, times, place, price, discount and code; what a sentence says besides stays to be shown. */
export function readOccasion(reading: Reading): void {
  const hasEvent = reading.sentences.some(({ text, label }) =>
    datesIn(`${label} : ${text}`, reading.lexicon).some(({ isLast }) => !isLast),
  );
  for (const [index, sentence] of openSentences(reading)) {
    const isAside = hasEvent ? isTerms(reading, sentence.text) : countWords(sentence.text) > 7;
    if (
      sentence.bullet !== null ||
      (hasEvent && isAside) ||
      ((hasEvent || isAside) && isWeekly(reading, sentence.text))
    )
      continue;
    if (hasEvent && labelsHours(sentence.label)) continue;
    if (sentence.label === '' && isOpeningHours(sentence.text, reading.lexicon, hasEvent)) continue;
    const [day] = readDates(sentence.text, reading.lexicon);
    if (ofWeek.test(sentence.text)) continue;
    if (sentence.label === '' && day !== undefined && isTold(sentence.text.slice(0, day.start))) continue;
    if (
      (hasEvent || reading.found.occasion.times.length > 0) &&
      // "Speaker: Dana Whitfield, Staff Engineer" labels names of another kind.
      (sentence.label === '' || /\d/u.test(sentence.text)) &&
      isAddress(sentence.text) &&
      reading.found.occasion.place === ''
    ) {
      reading.found.occasion.place = say(reading, sentence.text).replace(/[.!]$/u, '');
      if (sentence.label !== '' && sentence.field === null)
        reading.found.titles.push({ text: say(reading, sentence.label), at: index });
      reading.used.add(index);
      continue;
    }
    if (sentence.field === null && sentence.label !== '' && !isDeadline(reading, sentence.label))
      datesOf(reading, sentence.label);
    const head = sentence.field === null ? sentence.label : '';
    const taken = [
      ...datesOf(reading, sentence.text, head),
      ...readOffer(reading, sentence.text, isOfOther(reading, index)),
    ];
    const isLocated =
      taken.length > 0 ? hasEvent || reading.found.occasion.times.length > 0 : hasEvent && sentence.label === '';
    const spot = isLocated
      ? (readPlace(sentence.text, reading.lexicon, taken) ?? trailingPlace(sentence.text, taken, reading.lexicon))
      : null;
    if (spot !== null && taken.some(({ text }) => /\d/.test(text)) && reading.found.occasion.place === '') {
      reading.found.occasion.place = say(reading, spot.text);
      taken.push(spot);
    }
    if (taken.length > 0) {
      headSale(reading, sentence);
      settleRest(reading, index, taken);
    }
  }
  const { occasion } = reading.found;
  if (hasEvent && occasion.place === '') occasion.place = say(reading, placeInHead(reading));
}

/** "Games night at the Harwood library: Friday 5 December, …": what stands before the day says where. */
function placeInHead({ sentences, lexicon }: Reading): string {
  const at = sentences.findIndex(({ text }) => readDates(text, lexicon)[0]?.start === 0);
  const head = sentences[at]?.label || (at === 1 ? sentences[0]?.text : '');
  return headAtPlace(head ?? '')?.place ?? '';
}

/** "Spring Clear-Out: up to 40% off all lamps": what a sale is called heads its film. */
function headSale(reading: Reading, { label, field, role, text }: Sentence): void {
  const { found } = reading;
  const isName = /^\p{Lu}/u.test(label) && !/\d/u.test(label) && countWords(label) <= 4;
  if (
    field === null &&
    role === 'copy' &&
    isName &&
    found.message === '' &&
    text.includes(found.offer.discount || '\n')
  )
    found.message = say(reading, label);
}

/** "Parking: lot C, €3 a day": what a later label names costs that, and not the occasion. */
const isOfOther = ({ sentences }: Reading, index: number) => {
  const { label = '', field = null, text = '' } = sentences[index] ?? {};
  return index > 0 && field === null && label !== '' && countWords(text) >= 4 && !isPriceWord(label);
};

/** "Early bird €249 until 1 June", "Please reply by 1 May": until when something holds is no day of what is dated besides. */
function isDeadline({ lexicon }: Reading, text: string): boolean {
  const dates = datesIn(text, lexicon);
  return dates.length > 0 && dates.every(({ isLast }) => isLast);
}

/** "We rehearse every Thursday, 19:30" beside a concert's date: what happens each week is no part of the one occasion. */
const isWeekly = ({ lexicon }: Reading, text: string) =>
  readDates(text, lexicon).length === 0 &&
  /(?<!\p{L})(?:(?:on\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days|every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos los|ogni|todas as|todos os|tutti i|elke|iedere)\s\p{L}/iu.test(
    text,
  );

/** An offer's own terms are read with the offer. */
const isTerms = (reading: Reading, text: string) =>
  isDeadline(reading, text) &&
  reading.found.offer.discount === '' &&
  !/%|(?<!\p{L})(?:code|código|codice)(?!\p{L})/iu.test(text);

const datesIn = (text: string, lexicon: Lexicon) =>
  readDates(text, lexicon).map(({ start }) => ({
    isLast:
      endsHow.test(text.slice(0, start)) ||
      new RegExp(
        `(?:^|\\s)(?:${phraseSource([...lexicon.until, ...deadlines])})\\s(?:the\\s|zum\\s|le\\s|el\\s|il\\s|al\\s|o\\sdia\\s|dia\\s)?$`,
        'iu',
      ).test(text.slice(0, start)),
  }));

const deadlines = list(
  'do, no later than, spätestens, bis spätestens, avant le, d’ici le, d’ici au, antes del, antes de, a más tardar el, entro, prima del, antes de, vóór, uiterlijk',
);

/** `head` stands before the colon of what is said. */
function datesOf(reading: Reading, text: string, head = ''): Stretch[] {
  const { occasion } = reading.found;
  const span = readSpan(text, reading.lexicon);
  if (span !== null) {
    const led = labelledSpan(text, span);
    if (!occasion.dates.includes(led.text)) occasion.dates.push(led.text);
    return [led];
  }
  const dates = readDates(text, reading.lexicon).filter(
    ({ start, text: date }) =>
      // "dal 3 al 5 ottobre" lasts until its end, and did not begin in the past.
      !(isPast(text.slice(0, start)) && !isStretch(date)) &&
      !isOfApplying(text.slice(0, start)) &&
      !isAvailable(text.slice(0, start)) &&
      !(occasion.dates.length > 0 && isAnswerDay(text.slice(0, start))) &&
      // "Saturday brings the market": beside a day of the calendar a weekday is one of its days.
      !(/^\D+$/u.test(date) && occasion.dates.some(isStretch)),
  );
  // "12 May, 2 pm. … a bus back at 1 am": once it is known when, a sentence tells its own hours.
  const isAside = dates.length === 0 && occasion.times.length > 0 && countWords(text) > 6;
  const times = (isAside ? [] : [...spanned(text, labelledTimes(text)), ...bareHours(text, dates)]).filter(
    (time) =>
      !dates.some((date) => time.start < date.end && time.end > date.start) &&
      !isLimit(text, time) &&
      !isDaily(text.slice(0, time.start)),
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
    reading.found.lists.push({
      title: countWords(head) <= 8 ? say(reading, head) : '',
      items: times.map((time) => ({ title: time.text })),
      ordered: false,
    });
  for (const { text: day, start } of dates) {
    // "49 € bis 15. Januar": a ticket says that it is the last day.
    const last =
      occasion.dates.length === 0 && occasion.times.length === 0 ? lastDay(text.slice(0, start), reading.lexicon) : '';
    const date = `${last}${day}`;
    if (!occasion.dates.includes(date)) occasion.dates.push(date);
  }
  for (const { text: time } of isTimetable ? [] : times) if (!occasion.times.includes(time)) occasion.times.push(time);
  return [...dates, ...times];
}

/** "3 al 5 ottobre", "21–23 June" */
const isStretch = (date: string) =>
  /\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s?(?:(?:of\s|de\s)?\p{L}{3,}\s)?(?:[–—-]|to|bis|au|al?|até|t\/m|tot)\s?(?:\p{L}{3,}\s)?\d/iu.test(
    date,
  );

/** The word before a day up to which something holds. */
const lastDay = (before: string, { until }: Lexicon) =>
  new RegExp(
    `(?<![\\p{L}])(?:${phraseSource(until)})\\s(?:the\\s|zum\\s|le\\s|el\\s|il\\s|al\\s|o\\sdia\\s|dia\\s)?$`,
    'iu',
  ).exec(before)?.[0] ?? '';

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
  /(?:^|\s)(?:\p{L}*schluss|deadline|frist|rsvp|apply|applications?|closes?|reply|replies|respond|confirm\p{L}*|conferm\p{L}*|register|bookings?|anmeld\p{L}*|bewerb\p{L}*|bescheid|zusag\p{L}*|rückmeld\p{L}*|inscri\p{L}*|iscri\p{L}*|répon\p{L}*|prenot\p{L}*|candidat\p{L}*|aanmeld\p{L}*|sollicit\p{L}*|inschrijv\p{L}*)(?:\s\p{L}+){0,4}[:\s]*$/iu.test(
    before,
  );

/** "Applications open 2 February, close 17 April": nobody comes on either day. */
const isOfApplying = (before: string) =>
  /(?<!\p{L})(?:applications|bewerbungen|candidatures|candidaturas|solicitudes|candidature|aanvragen)\s\p{L}+\s(?:[^.;:!?]*,\s\p{L}+\s)?$/iu.test(
    before,
  );

/** "Free from 1 August", "frei ab 1. August": from then on something can be had, and nothing takes place. */
const isAvailable = (before: string) =>
  /(?<!\p{L})(?:(?:free|available|vacant) (?:from|as of|starting)|effective(?: from| as of)?|valid from|in force from|(?:gültig|wirksam|gilt|gelten) ab|en vigueur (?:le|à partir du|dès le)|(?:vigente|en vigor|válid[oa]) (?:desde el|a partir del)|in vigore dal|em vigor a partir de|ingaand(?: op| per)?|geldig vanaf|(?:frei|verfügbar|bezugsfrei|beziehbar|erhältlich) (?:ab|zum)|(?:libre|disponible)s? (?:à partir du|dès le|desde el|a partir del)|(?:liber[oia]|disponibil[ei]) dal|(?:livre|disponível) a partir de|(?:vrij|beschikbaar) (?:vanaf|per))\s(?:the\s|dem\s)?$/iu.test(
    before,
  );

/** `Storm "Frida" arrives Thursday evening` */
const arriving =
  /(?:storm|sturm|tempête|tormenta|temporal|tempesta|tempestade|orkan|rain|regen|snow|schnee|neige|nieve|neve|sneeuw|heat|hitze|canicule|ola de calor|caldo|frost)(?!\p{L})[^.!?\n]{0,30}\s(?:arrives?|hits?|reaches|is expected|is due|trifft|kommt|erreicht|arrive|atteint|llega|alcanza|arriva|raggiunge|chega|atinge|komt|bereikt)(?:\s\p{L}+){0,3}?\s(?:on\s|am\s|le\s|el\s|op\s)?$/iu;

/** "v1 stops on 30 June at 12:00 UTC": what is over from then on is told in its own words. */
const isTold = (before: string) =>
  arriving.test(before) ||
  /\s(?:stops?|expires?|retires?|shuts? down|(?:is|are|will be|gets?|get) (?:switched off|shut down|turned off|removed|retired|discontinued|disabled)|expire(?:nt)?|s['’]arrêtent?|prend fin|(?:est|sont|sera|seront) (?:arrêtée?s?|coupée?s?|supprimée?s?|désactivée?s?)|caducan?|expiran?|deja(?:n|rá|rán)? de funcionar|se apagan?|scad(?:e|ono)|(?:viene|vengono|verrà|verranno) (?:spent[oaie]|disattivat[oaie]|rimoss[oaie])|expiram?|deixam? de funcionar|ser(?:á|ão) desativad[oa]s?|stopt|stoppen|vervalt|vervallen|verloopt)\s(?:on|at|am|le|el|il|em|no dia|op)\s(?:the\s)?$/iu.test(
    before,
  );

/** "Weekly menu (28 Apr – 2 May)": of which days a plan is, nobody comes on any of them. */
const ofWeek =
  /(?<!\p{L})(?:menu|schedule|timetable|rota|plan|programme?|speise(?:plan|karte)|\p{L}*plan|menú|menù|horario|orario|ementa|cardápio|weekmenu|rooster)(?!\p{L})[^.!?\n(]{0,40}\([^)]*\d[^)]*\)[.!]?$/iu;

/** "Free entry before 11:00": a limit of something else, and no time at which it happens. */
const isLimit = (text: string, { start }: Stretch) =>
  /(?:^|\s)(?:before|after|vor|nach|avant|après|antes (?:de las|das)|después de las|prima delle|dopo le|przed|po)\s$/iu.test(
    text.slice(0, start),
  );

const street =
  'Road|Street|Row|Lane|Close|Avenue|Way|Square|Court|Drive|Place|Terrace|Hill|Yard|Quay|Wharf|Gardens|Crescent|Mews|Grove|Park|Rise|Green|St|Rd|Ave';

/** "fresh bread every day at 7": when something happens again and again. */
const isDaily = (before: string) =>
  /(?:^|\s)(?:every|each|jeden|jede|chaque|tous les|toutes les|cada|todos os|todas as|todos los|todas las|todo|toda|ogni|tutti i|tutte le|elke|iedere)\s\p{L}+(?:\s\p{L}{1,4})*\s$/iu.test(
    before,
  );

/** "Kaispeicher 4, Hamburg.", "14 Mill Lane, Bristol": nothing but names and a house number is where it happens. */
const isAddress = (text: string) =>
  new RegExp(
    `^\\d{1,4}[a-z]?,?\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){1,3}(?:${street})(?:,\\s\\p{Lu}[\\p{L}'’ -]+){0,2}[.!]?$`,
    'u',
  ).test(text.trim()) ||
  (countWords(text) <= 9 &&
    // "Welcome, Kestrel University!" greets.
    !/!$|^(?:welcome|willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom|hello|dear|liebe|cher)/iu.test(
      text.trim(),
    ) &&
    /^\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}[\p{L}'’.-]+|am|an|der|de|del|di|du|the|of|\d{1,4}[a-z]?))*(?:,\s\p{Lu}[\p{L}'’ -]+(?:\s\d{1,4}[a-z]?)?)?,\s\p{Lu}[\p{L}'’ -]+[.!]?$/u.test(
      text.trim(),
    ));

/** Capitalised clauses after the date: "9 June, Old Customs House, Lisbon", "17 April, 14 Mill Lane, Bristol". */
function trailingPlace(text: string, taken: readonly Stretch[], { language }: Lexicon): Stretch | null {
  const last = Math.max(0, ...taken.filter(({ text: one }) => /\d/.test(one)).map(({ end }) => end));
  const clause =
    "(?:\\d+[a-z]?(?:\\/\\d+)?\\s)?\\p{Lu}[\\p{L}'’.-]*(?:\\s(?:of|de|del|di|dei|della|dos|das|van|von|la|da|do|des|du|the|am|an|der|&|\\p{Lu}[\\p{L}'’.-]*|\\d+))*";
  const found = new RegExp(`^[\\s,–—-]+(${clause}(?:,\\s${clause})*)[.!]?$`, 'u').exec(text.slice(last));
  if (last === 0 || found?.[1] === undefined || countWords(found[1]) > 8) return null;
  const start = last + found[0].indexOf(found[1]);
  const place_ = found[1].replace(/[.]$/u, '');
  // "May 12, International Nurses Day"; "19 Uhr, 60 Spiele": German counts things in capitals.
  if (/\sDay$/u.test(place_) || (language === 'de' && /^\d/u.test(place_))) return null;
  return { text: place_, start, end: start + place_.length };
}
