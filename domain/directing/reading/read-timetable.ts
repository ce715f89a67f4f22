/** What happens when on one day: rows of hours that stand together, and are no hours to come at. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readDates, readTimes } from './dates.ts';
import { makeList, splitItems, timed } from './lists.ts';
import { countWords } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, sayList } from './reading.ts';
import { areOfDays } from './short-days.ts';

export function readTimetable(reading: Reading): void {
  readHourly(reading);
  readDaily(reading);
  readYearly(reading);
  for (const [index, sentence] of openSentences(reading)) {
    const { text, label, role, bullet } = sentence;
    if (bullet !== null || role === 'direction') continue;
    const items = splitItems(text, reading.lexicon);
    if (areOfDays(items, reading.lexicon) && countWords(label) <= 10) {
      const days = items.map((item) => item.replace(/^(\p{L}+)[.:,]?\s+/u, '$1: '));
      addRow(reading, label, days, [index]);
      continue;
    }
    const dated = datedItems(items, reading.lexicon);
    if (dated !== null) {
      const isHead = !onlyTimeline.test(label);
      addRow(reading, countWords(label) <= 6 && isHead ? label : '', dated, [index]);
      if (!isHead) reading.sentences[index] = { ...sentence, label: '' };
      continue;
    }
    if (items.length < 3 || !(items.every((item) => timed.test(item)) || areHeld(items, reading.lexicon))) continue;
    addRow(reading, countWords(label) <= 6 ? label : '', items, [index]);
  }
}

/** "Timeline:" says what the row is, and nothing of what it holds. */
const onlyTimeline =
  /^(?:(?:an?|the|our|eine?|unsere|une|notre|una|la|nuestra|uma|nossa|een|de|onze)\s)?(?:timeline|history|milestones|key dates|dates|zeitstrahl|zeitleiste|chronologie|chronik|frise(?: chronologique)?|dates clés|cronología|cronologia|linha do tempo|línea de tiempo|linea del tempo|tijdlijn)$/iu;

/** "5 May 1789 Estates-General opens", "moved to Elm Street in 1981": days or years that each item opens or ends with, in their order. */
function datedItems(items: readonly string[], lexicon: Lexicon): string[] | null {
  if (items.length < 3) return null;
  const opening = items.map((item) => {
    const [day] = readDates(item, lexicon);
    const rest = day === undefined || !item.startsWith(day.text) ? '' : item.slice(day.text.length);
    const said = rest.replace(/^[\s,–—-]+/u, '');
    return day !== undefined && /\d/u.test(day.text) && /^\p{L}/u.test(said) ? `${day.text}: ${said}` : null;
  });
  if (opening.every((item) => item !== null)) return opening;
  const ending = items.map((item) => endingYear.exec(item.replace(/[.;]$/u, '')));
  const years = ending.map((match) => Number(match?.[2]));
  const areInOrder = years.every((year, at) => at === 0 || year > (years[at - 1] ?? Number.NaN));
  return areInOrder && ending.every((match) => match !== null)
    ? ending.map((match) => `${match[2]}: ${match[1]}`)
    : null;
}

/** "fire in 1997", "founded 1962": no other figure beside the year. */
const endingYear = /^(\p{L}[^\d]*?)(?:,|\s(?:in|im jahr|en|nel|em|since|seit|anno))?\s((?:1\d|20)\d\d)$/iu;

/** "09:00 Doors. 09:30 Keynote. 12:30 Lunch.": three sentences in a row that each open with an hour. */
function readHourly(reading: Reading): void {
  const { sentences, used } = reading;
  const hourOf = (index: number) => {
    const one = sentences[index];
    const isHour =
      one !== undefined && !used.has(index) && one.bullet === null && one.label === '' && timed.test(one.text);
    return isHour ? one.text.replace(/[.;]$/u, '') : null;
  };
  addRuns(reading, hourOf);
}

/** "Sat 7 Nov 22:00 read-only mode": three lines in a row that each open with a day of the calendar, and its hour. */
function readDaily(reading: Reading): void {
  const { sentences, used, lexicon } = reading;
  addRuns(reading, (index) => {
    const one = sentences[index];
    if (one === undefined || used.has(index) || one.role !== 'copy' || one.label !== '') return null;
    return daily(one.text.replace(/[.;]$/u, ''), lexicon);
  });
}

function daily(text: string, lexicon: Lexicon): string | null {
  const [day] = readDates(text, lexicon);
  if (day === undefined || !text.startsWith(day.text) || !/\d/u.test(day.text)) return null;
  const rest = text.slice(day.text.length).replace(/^[\s,–—-]+/u, '');
  const [time] = readTimes(rest);
  const opens = time !== undefined && rest.startsWith(time.text);
  const said = (opens ? rest.slice(time.text.length) : rest).replace(/^[\s,–—-]+/u, '');
  return /^\p{L}/u.test(said) && countWords(said) <= 12 ? `${day.text}${opens ? ` ${time.text}` : ''}: ${said}` : null;
}

/** Three and more sentences in a row that `rowOf` makes rows of. */
function addRuns(reading: Reading, rowOf: (index: number) => string | null): void {
  for (let start = 0; start < reading.sentences.length; start += 1) {
    const rows: string[] = [];
    for (let row = rowOf(start); row !== null; row = rowOf(start + rows.length)) rows.push(row);
    if (rows.length < 3) continue;
    addRow(
      reading,
      '',
      rows,
      rows.map((_, at) => start + at),
    );
    start += rows.length;
  }
}

/** "1901 Bezzera builds it. In 1947 Gaggia adds the lever. …": three sentences in a row that each open with a year. */
function readYearly(reading: Reading): void {
  const { sentences, used } = reading;
  const pastOf = (index: number) => {
    const one = sentences[index];
    const isOpen = one !== undefined && !used.has(index) && one.bullet === null && one.role === 'copy';
    const match = isOpen && countWords(one.text) <= 16 ? yearly.exec(one.text.replace(/[.;]$/u, '')) : null;
    // "2012 gründeten wir": a verb before who does it tells nothing without its year.
    return match === null || turned.test(match[2] ?? '') ? null : match;
  };
  for (let start = 0; start < sentences.length; start += 1) {
    let end = start;
    while (pastOf(end) !== null && (end === start || sentences[end]?.label === '')) end += 1;
    const rows = Array.from({ length: end - start }, (_, at) => pastOf(start + at));
    const areMeasured = rows.every((row) => /\d/u.test(row?.[2] ?? ''));
    if (rows.length < 3 || areMeasured) continue;
    addRow(
      reading,
      sentences[start]?.label ?? '',
      rows.map((row) => `${row?.[1]}: ${row?.[2]}`),
      rows.map((_, at) => start + at),
    );
    start = end;
  }
}

const yearly = /^(?:(?:in|im jahr|en|nel|em)\s)?((?:1\d|20)\d\d)\s?[,:–—-]?\s+(\p{L}.*)$/isu;
const turned = /^\p{Ll}+\s(?:wir|ich|er|sie|es|die|der|das|ein|eine|unser|we|wij|ik|de|het|een|onze)(?!\p{L})/u;

/** "Ceremony 14:00, dinner 18:00, dancing until dawn": hours that each belong to something of their own. */
function areHeld(items: readonly string[], lexicon: Lexicon): boolean {
  // "Saturday 12 June, doors 6 pm, show 7:30 pm": one occasion, and when its parts begin.
  if (items.some((item) => readDates(item, lexicon).some(({ text }) => /\d/u.test(text)))) return false;

  const held = items.filter((item) => {
    const [time, more] = readTimes(item);
    const isLast = time !== undefined && more === undefined && /^[.!\s]*$/u.test(item.slice(time.end));
    return isLast && /^\p{L}{3,}/u.test(item) && countWords(item.slice(0, time.start)) >= 1;
  });
  return held.length >= 2 && items.every((item) => /^\p{L}/u.test(item) && countWords(item) <= 6);
}

function addRow(reading: Reading, title: string, items: readonly string[], indices: readonly number[]): void {
  reading.found.lists.push(sayList(reading, makeList(title, items, false)));
  for (const item of items) place(reading, item);
  for (const index of indices) reading.used.add(index);
}
