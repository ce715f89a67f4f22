import { readDates, readPlace, readTimes, type Stretch } from './dates.ts';
import { trimLabel } from './figures.ts';
import { countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';

const money =
  '(?:US\\$|R\\$|CHF|EUR|USD|GBP|[$€£¥₹])\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|£|EUR|CHF|euros?|dollars?|Euro)(?![\\p{L}])';

/** Dates, times, place, price, discount and code; what a sentence says besides stays to be shown. */
export function readOccasion(reading: Reading): void {
  const hasEvent = reading.sentences.some(({ text }) => readDates(text, reading.lexicon).length > 0);
  for (const [index, sentence] of openSentences(reading)) {
    if (sentence.bullet !== null) continue;
    const taken = [...datesOf(reading, sentence.text), ...offerOf(reading, sentence.text)];
    const isLocated = taken.length > 0 || (hasEvent && sentence.label === '');
    const spot = isLocated ? readPlace(sentence.text, reading.lexicon, taken) : null;
    if (spot !== null && taken.some(({ text }) => /\d/.test(text)) && reading.found.occasion.place === '') {
      reading.found.occasion.place = say(reading, spot.text);
      taken.push(spot);
    }
    if (taken.length > 0) settleRest(reading, index, taken);
  }
}

function datesOf(reading: Reading, text: string): Stretch[] {
  const { occasion } = reading.found;
  const dates = readDates(text, reading.lexicon);
  const times = readTimes(text).filter((time) => !dates.some((date) => time.start < date.end && time.end > date.start));
  for (const { text: date } of dates) if (!occasion.dates.includes(date)) occasion.dates.push(date);
  for (const { text: time } of times) if (!occasion.times.includes(time)) occasion.times.push(time);
  return [...dates, ...times];
}

function offerOf(reading: Reading, text: string): Stretch[] {
  const { offer } = reading.found;
  const { lexicon } = reading;
  const taken: Stretch[] = [];
  const take = (source: RegExp, keep: (whole: string, inner: string) => void) => {
    const match = source.exec(text);
    if (match === null) return;
    keep(match[0].trim(), (match[1] ?? '').trim());
    taken.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  };
  take(
    /(?:(?:up to|bis zu|jusqu['’]à|hasta|fino al)\s)?[-−]?\d{1,2}\s?(?:%|percent|Prozent)\s(?:off|Rabatt|reduziert|de descuento|de réduction|de remise|di sconto|de desconto)(?![\p{L}])/iu,
    (whole) => {
      offer.discount ||= whole;
    },
  );
  take(
    /(?:code|coupon|gutscheincode|code promo|código|codice|cupom)[:\s]+([A-Z0-9][A-Z0-9-]{3,14})(?![\p{L}\p{N}])/u,
    (_, code) => {
      offer.code ||= code;
    },
  );
  take(
    new RegExp(
      `(?:(?:tickets?|karten|eintritt|billets|entradas|biglietti|ingressos|entry|admission|price|preis)\\s)?(?:(?:from|ab|for|für|à partir de|dès|desde|da|a partire da|a partir de|only|just|nur)\\s)?(?:${money})`,
      'iu',
    ),
    (whole) => {
      if (
        reading.found.occasion.dates.length > 0 ||
        /^(?:tickets?|karten|eintritt|entry|from|ab|billets|entradas|only|just|nur|dès|desde)/iu.test(whole)
      )
        offer.price ||= whole.replace(/^(?:for|für)\s/iu, '');
      else taken.pop();
    },
  );
  if (offer.discount !== '' || offer.code !== '') {
    take(new RegExp(`(?<![\\p{L}])((?:${phraseSource(lexicon.until)})\\s+[^.,;!?]{3,30})`, 'iu'), (whole) => {
      offer.until ||= whole;
    });
  }
  return taken;
}

/** What is left of a sentence when its facts are taken out: a title, a remainder to show, or nothing. */
function settleRest(reading: Reading, index: number, taken: Stretch[]): void {
  const sentence = reading.sentences[index];
  if (sentence === undefined) return;
  const marked = taken.reduceRight((text, _, at) => {
    const { start, end } = [...taken].sort((a, b) => a.start - b.start)[at] ?? { start: 0, end: 0 };
    return `${text.slice(0, start)}\ue8ff${text.slice(end)}`;
  }, sentence.text);
  const edges = phraseSource([
    ...reading.lexicon.placeAt,
    ...reading.lexicon.until,
    ...reading.lexicon.fromTo[0],
    'on',
    'at',
    'the',
    'from',
    'der',
    'am',
    'um',
    'ab',
    'le',
    'el',
    'il',
    'tickets',
    'code',
    'with',
    'use',
  ]);
  const pieces = marked
    .split(/\ue8ff|[,;]\s/)
    .map((piece) =>
      trimLabel(
        piece.replace(new RegExp(`(?:^|\\s)(?:${edges})\\s*$`, 'giu'), '').replace(/^[\s.,;:–—-]+|[\s.,;:–—-]+$/gu, ''),
        reading.lexicon,
      ),
    )
    .filter((piece) => countWords(piece) >= 2 || /^\p{Lu}\p{L}{3,}/u.test(piece));
  const facts = taken.length;
  const kept = countWords(pieces.join(' '));
  if (facts < 2 && kept > 6) {
    reading.used.delete(index);
    return;
  }
  reading.used.add(index);
  place(reading, sentence.text);
  for (const piece of pieces) {
    const text = say(reading, piece);
    if (sentence.role !== 'direction') reading.found.titles.push(text);
  }
}
