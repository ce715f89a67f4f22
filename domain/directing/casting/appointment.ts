/** What of a brief's days, hours and place is one appointment, so that no ticket joins what belongs to different things. */
import type { Brief } from '../brief.ts';
import { en } from '../lexicon/en.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates, readTimes } from '../reading/dates.ts';
import { countWords, escaped, phraseSource } from '../reading/phrases.ts';

export interface Appointment {
  /** As the ticket shows it. */
  date: string;
  /** The day by itself, as its sentence spells it. */
  day: string;
  times: readonly string[];
  place: string;
  /** "From 6 January the pool is closed": the day on which something changes is no day to come on. */
  isFrom: boolean;
  /** A sentence of its own tells all of it. */
  isTold: boolean;
  /** That sentence, empty where the day stands in a field. */
  told: string;
}

/** A day with its hour, its place and what takes place. */
const mostOfField = 8;
/** More words than these tell something of their own, even where they name an hour or a place. */
const mostOfAside = 12;

export function appointmentOf({ occasion, copy, language }: Brief): Appointment {
  const lexicon = lexiconOf(language);
  const [first = '', second = ''] = datesOf(occasion.dates);
  const own = sentenceOf(copy, first);
  const isPeriod = opensPeriod(own, first) || (occasion.place === '' && isLimit(own, first, lexicon));
  // What stands in no sentence of its own is a field, which says what it is.
  const isOwn = (fact: string) => {
    const said = sentenceOf(copy, fact);
    // From a day on the ferry runs: when it leaves is no hour of that day.
    return (
      own === '' || said === '' || said === own || (!isPeriod && isAside(said, lexicon) && !isLast(said, fact, lexicon))
    );
  };
  const times = occasion.times.filter((time) => isOwn(time) && !isOneOfTwo(time, copy, occasion.dates, lexicon));
  const isTwo = isOneOfTwo(first, copy, occasion.dates, lexicon);
  return {
    day: first,
    date: isTwo ? '' : second === '' || sentenceOf(copy, second) !== own ? first : joined(first, second, own),
    times,
    place: isOwn(occasion.place) ? occasion.place : '',
    isTold: countWords(own) > mostOfField,
    told: own,
    isFrom: times.length === 0 && isPeriod,
  };
}

/** Dates with a day in the month say more than bare weekdays, and a month alone says less than a day. */
function datesOf(dates: readonly string[]): string[] {
  const days = dates.filter((date) => /(?<!\d)\d{1,2}(?!\d)/u.test(date));
  const exact = days.length > 0 ? days : dates.filter((date) => /\d/u.test(date));
  return (exact.length > 0 ? exact : dates).slice(0, 2);
}

/** "Starts Friday 6am, ends Sunday 8pm": of two days with an hour each, one is no appointment. A stretch of days is. */
function isOneOfTwo(fact: string, copy: readonly string[], dates: readonly string[], lexicon: Lexicon): boolean {
  const own = sentenceOf(copy, fact);
  // A short brief may be taken for another language: English days count in each.
  const days = [lexicon, en].map((one) => readDates(own, one)).find((found) => found.length === 2) ?? [];
  const hours = readTimes(own);
  const isPaired = (at: number) => {
    const [from = 0, to = own.length] = [days[at]?.end, days[at + 1]?.start];
    return hours.some(({ start }) => start >= from && start < to);
  };
  const isStretch = dates.some((date) => readDates(date, lexicon).length > 1 || readTimes(date).length > 0);
  return !isStretch && days.length > 0 && isPaired(0) && isPaired(1);
}

const sentenceOf = (copy: readonly string[], fact: string) =>
  fact === '' ? '' : (copy.find((one) => new RegExp(`(?<![\\p{L}\\d])${escaped(fact)}`, 'u').test(one)) ?? '');

/** "Doors open at 7 pm." goes on about the day before it; with a day of its own, or much to tell, a sentence does not. */
const isAside = (said: string, lexicon: Lexicon) =>
  countWords(said) <= mostOfAside && readDates(said, lexicon).length === 0;

/** "Orders placed until 6 pm are ready the next day": until when something is done is no hour to come at. */
const isLast = (said: string, fact: string, { until }: Lexicon) =>
  new RegExp(`(?:^|\\s)(?:${phraseSource(until)})\\s(?:\\p{L}{1,4}\\s)?$`, 'iu').test(
    said.slice(0, said.indexOf(fact)),
  );

/** Two days as their sentence joins them: "terça e quinta"; far apart they only stand beside each other. */
function joined(first: string, second: string, own: string): string {
  const start = own.indexOf(first);
  const end = own.indexOf(second, start + first.length);
  const between = end < 0 ? '' : own.slice(start + first.length, end);
  return /^,?\s\p{L}{1,3}\s$/u.test(between) ? own.slice(start, end + second.length) : `${first} · ${second}`;
}

/** More words than these around a day tell what changes then; fewer may announce what takes place. */
const leastOfChange = 8;
const from =
  /(?:^|\s)(?:from|starting|as of|since|ab(?: dem)?|seit(?: dem)?|à (?:partir|compter) d[ue]|dès(?: le)?|depuis(?: le)?|a partir d[eo]l?|desde(?: el)?|a (?:partire|decorrere) dal|dal?|vanaf|sinds|per)\s(?:\p{L}+,?\s)?(?:the |dem |le |el |o )?$/iu;

const opensPeriod = (own: string, date: string) =>
  date !== '' && countWords(own) >= leastOfChange && from.test(own.slice(0, Math.max(0, own.indexOf(date))));

/** More words than these around a last day tell what holds until then. */
const leastOfLimit = 6;

/** "Joining is free until 28 February": up to a day something holds, and nobody comes on it. */
const isLimit = (own: string, date: string, { until }: Lexicon) =>
  countWords(own) >= leastOfLimit && new RegExp(`^(?:${phraseSource(until)})\\s`, 'iu').test(date);
