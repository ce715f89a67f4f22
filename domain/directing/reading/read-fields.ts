import type { Series } from '../brief.ts';
import { withoutLead } from './address-lead.ts';
import { readDates, readTimes } from './dates.ts';
import { isTime } from './figure-changes.ts';
import { parseNumber, readFigures } from './figures.ts';
import { areSteps, itemOf, makeList, splitItems } from './lists.ts';
import { isMakersPart } from './makers-parts.ts';
import { heldOf } from './masked-text.ts';
import { dropSequence, isOrderWord } from './order-words.ts';
import { capital, countWords, leadingPhrase } from './phrases.ts';
import { pricedRows, priceRows } from './price-rows.ts';
import { verdict } from './read-statements.ts';
import { type Reading, say, sayList } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { seriesOf } from './series.ts';
import { isSureLabel } from './sure-labels.ts';

const single = ['message', 'name', 'tagline', 'code'] as const;

/** Labelled lines such as `Headline: …` and `Date: …`. */
export function readFields(reading: Reading): void {
  for (const [index, sentence] of reading.sentences.entries()) {
    if (sentence.field === null || sentence.text === '' || reading.used.has(index)) continue;
    if (takeField(reading, sentence)) reading.used.add(index);
  }
}

function takeField(reading: Reading, sentence: Sentence): boolean {
  const { found } = reading;
  const { field } = sentence;
  const text = say(reading, sentence.text);
  const bare = text.replace(/[.。]$/u, '');
  for (const key of single) {
    if (field !== key) continue;
    if (key === 'code') found.offer.code ||= bare;
    else if (countWords(bare) > 24) return false;
    else if (key === 'name' && kindBehind.test(bare)) takeNamed(reading, bare);
    else found[key] ||= quotedAlone(reading, sentence.text) ?? (key === 'message' ? text : bare);
    place(reading, sentence.text);
    return true;
  }
  if (field === 'action') return takeAction(reading, sentence);
  if ((field === 'date' || field === 'time' || field === 'price') && isCall(reading, sentence.text)) {
    // "Termin: 0911 2345678", "Tickets: fair.example" say where one is made or had.
    found.action ||= say(reading, sentence.label);
    return takeAction(reading, sentence);
  }
  if (field === 'time' && !isBareTime.test(sentence.label) && !isDated(reading)) {
    // "Doors: 19:00" beside no day is told with its label.
    sentence.field = null;
    return false;
  }
  if (field === 'date') found.occasion.dates.push(bare);
  else if (field === 'time') found.occasion.times.push(bare);
  else if (field === 'place') found.occasion.place ||= bare;
  // "Cost: 84 million" is what a thing costs the town, and no price of admission.
  else if (
    field === 'price' &&
    /\d\s?(?:million|billion|mio|mrd|mill?i\p{L}+|mil?j\p{L}+|mill\p{L}+es|m|bn)(?!\p{L})/iu.test(bare)
  ) {
    sentence.field = null;
    return false;
  } else if (field === 'price') {
    // "Entry: adults 5 €, children 3 €, under 4s free" has rows of its own.
    if (pricedRows(reading, splitItems(sentence.text, reading.lexicon), 3) !== null) return false;
    found.offer.price ||= bare;
  } else return field === 'list' || field === 'steps' ? takeList(reading, sentence, field === 'steps') : false;
  splitDateTime(reading, field);
  place(reading, sentence.text);
  return true;
}

const isBareTime = /^(?:time|zeit|uhrzeit|heure|hora|ora|tijd|tijdstip)$/iu;
const isDated = ({ sentences, lexicon }: Reading) =>
  sentences.some(({ field, text }) => field === 'date' || readDates(text, lexicon).length > 0);

/** "Product: Kite, a calendar for families": the name, and the line that says what it is. */
const kindBehind =
  /^([^,]{2,40}),\s((?:an?|the|your|ein|eine|der|die|das|une?|la|le|el|una?|uma?|o|il|een|de)\s.+)$/isu;

function takeNamed({ found }: Reading, text: string): void {
  const [, name = '', line = ''] = kindBehind.exec(text) ?? [];
  found.name ||= name;
  found.tagline ||= capital(line);
}

const isCall = (reading: Reading, masked: string) =>
  /^[\ue000-\uf8ff][.!]?$/u.test(masked.trim()) && heldOf(masked, reading.held)[0]?.kind === 'address';

/** A labelled text that is one quotation is meant without its marks. */
function quotedAlone(reading: Reading, masked: string): string | null {
  const quote = heldOf(masked, reading.held).find(({ kind }) => kind === 'quote');
  if (quote === undefined) return null;
  reading.found.exact.push(quote.text);
  return countWords(masked.replace(/[\ue000-\uf8ff]/g, ' ')) === 0 ? quote.text : null;
}

/** "12 June, 19:00" under a date label is a date and a time. */
function splitDateTime(reading: Reading, field: string): void {
  if (field !== 'date') return;
  const { occasion } = reading.found;
  const last = occasion.dates.at(-1) ?? '';
  const time = readTimes(last)[0];
  const date = readDates(last, reading.lexicon)[0];
  if (time === undefined || date === undefined) return;
  occasion.dates[occasion.dates.length - 1] = date.text;
  occasion.times.push(time.text);
}

function takeAction(reading: Reading, sentence: Sentence): boolean {
  const held = heldOf(sentence.text, reading.held);
  const address = held.find(({ kind }) => kind === 'address');
  const quote = held.find(({ kind }) => kind === 'quote');
  if (address !== undefined) reading.found.address ||= address.text;
  if (quote !== undefined && !reading.found.exact.includes(quote.text)) reading.found.exact.push(quote.text);
  // "Conclusion : le vélo gagne" asks for nothing.
  if (address === undefined && quote === undefined && verdict.test(sentence.label)) {
    sentence.field = null;
    return false;
  }
  // "Ende: 18 Uhr" tells when, and asks for nothing; "CTA: Give $11 today" asks.
  const isTold = /\d/u.test(sentence.text) && !callLabel.test(sentence.label);
  if (address === undefined && quote === undefined && isTold) return false;
  // "Order at shop.example – €179": what leads to the address goes with it.
  const plain = withoutCommand(reading, sentence.text)
    .replace(/\s(?:at|on|via|unter|auf|bei|sur|en|su|em|op)\s[\ue000-\uf8ff](?=\s[–—-]\s)/giu, '')
    .replace(/[\ue000-\uf8ff]/g, ' ');
  // "Ride on" leads to no address.
  const words = quote?.text ?? (address === undefined ? plain.trim().replace(/[.!]$/u, '') : withoutLead(plain));
  if (words !== '' && countWords(words) <= 8) reading.found.action ||= words;
  // "Register: pricing.example" asks with its label.
  else if (
    words === '' &&
    leadingPhrase(reading.lexicon.act).test(sentence.label) &&
    !/^[ck]onta[ck]?t/iu.test(sentence.label)
  )
    reading.found.action ||= say(reading, sentence.label);
  place(reading, sentence.text);
  return true;
}

const callLabel = /^(?:cta|call[ -]to[ -]action|button|action)(?!\p{L})/iu;

/** "Read the notes or run `npx kite`": the command has a window of its own. */
const withoutCommand = ({ held }: Reading, text: string) =>
  text.replace(/\s(?:or|and|oder|und|ou|et|o|y|e|of|en)\s\p{L}+\s+([\ue000-\uf8ff])[.]?$/iu, (whole, mark: string) =>
    heldOf(mark, held)[0]?.kind === 'code' ? '' : whole,
  );

function takeList(reading: Reading, sentence: Sentence, ordered: boolean): boolean {
  const items = splitItems(sentence.text, reading.lexicon);
  if (items.length < 2) return false;
  addList(reading, sentence.label, items, ordered);
  return true;
}

/** Adds a list, or a series when every item carries a figure of one unit. */
export function addList(reading: Reading, head: string, items: readonly string[], ordered: boolean): void {
  const { lexicon, found } = reading;
  // "Then: 9 rooms, 3 trails": where in a row it stands is no head.
  const title = isMakersPart(head) || isOrderWord(head, lexicon) ? '' : head;
  const prices = ordered ? null : priceRows(reading, items, title);
  if (prices !== null) {
    found.tables.push({ title: say(reading, title), corner: '', cols: [], rows: prices });
    return;
  }
  if (!ordered && addFigures(reading, title, items)) return;
  const plain = items.map((item) => item.replace(/[.;]$/u, ''));
  const drawn = seriesOf(title, ordered ? plain : items, lexicon);
  const series = drawn !== null && (!ordered || isRanking(drawn)) ? drawn : null;
  if (series !== null) {
    found.series.push({ ...series, title: say(reading, series.title) });
    if (series.title !== title && countWords(title) > 1) found.titles.push({ text: say(reading, title), at: 0 });
    return;
  }
  const isOrdered = ordered || areSteps(items, lexicon);
  const list = sayList(
    reading,
    makeList(
      title,
      // "first shoes in 2027" is a first of its kind where nothing follows in order.
      items.map((item) =>
        isOrdered || items.every((one) => dropSequence(one, lexicon) !== one) ? dropSequence(item, lexicon) : item,
      ),
      isOrdered,
    ),
  );
  for (const item of items) place(reading, itemOf(item).title);
  found.lists.push(list);
}

/** "1. Falls Loop, 48,200 visitors 2. Ridge Walk, 39,700 …": places of which each has less than the one before. */
const isRanking = ({ points, dated, unit }: Series): boolean =>
  !dated &&
  !isTime(unit) &&
  points.length >= 3 &&
  points.every(({ value }, at) => at === 0 || parseNumber(value) < parseNumber(points[at - 1]?.value ?? ''));

/** "12,400 trees planted, 86% survival rate, 41 villages": unlike figures, each with its label. */
function addFigures(reading: Reading, title: string, items: readonly string[]): boolean {
  const { lexicon, found } = reading;
  const rows = items.map((item) => ({ item, figures: readFigures(item, lexicon, []) }));
  const isFigured = rows.every(
    ({ item, figures }) => figures.length === 1 && countWords(item) <= 7 && figures[0]?.label !== '',
  );
  // "réservez un train en 3 clics" says more than its figure.
  if (rows.some(({ item, figures: [one] }) => one === undefined || !isSureLabel(item, one, lexicon))) return false;
  const units = new Set(rows.map(({ figures }) => `${figures[0]?.prefix}|${figures[0]?.suffix.trim()}`));
  if (!isFigured || (units.size === 1 && seriesOf(title, items, lexicon) !== null && [...units][0] !== '|'))
    return false;
  if (seriesOf(title, items, lexicon)?.dated) return false;
  const isLed = rows.every(({ item }) => /^[^\p{L}]*\d/u.test(item));
  if (units.size === 1 && !isLed) return false;
  for (const { figures } of rows) {
    const one = figures[0];
    if (one === undefined) continue;
    const { start: _, end: __, ...figure } = one;
    found.figures.push({ ...figure, label: say(reading, figure.label) });
  }
  if (countWords(title) > 1) found.titles.push({ text: say(reading, title).replace(/[:：]\s*$/, ''), at: 0 });
  return true;
}

/** Marks the quoted texts of a stretch as having found their role. */
export function place(reading: Reading, masked: string): void {
  for (const part of heldOf(masked, reading.held)) reading.placed.add(part);
}
