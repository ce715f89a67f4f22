import { lexiconOf, lexicons } from '../lexicon/lexicons.ts';
import { readDates, readTimes, type Stretch } from '../reading/dates.ts';
import { type FoundFigure, readFigures } from '../reading/figures.ts';
import { heldOf } from '../reading/masked-text.ts';
import { tellsOfOthers } from './adds-or-removes.ts';
import { type Clause, type ClauseReader, isPronoun, mark, match, saidBy, targetOf } from './clause.ts';
import type { Edit, TargetNoun } from './edit.ts';
import { isPhone } from './phone.ts';
import { since, until } from './read-hours.ts';
import { inOneUnit, instead } from './read-words.ts';
import { addsOrTakes } from './second-wish.ts';
import { year } from './years.ts';

/** Nouns that a fact can be told of without a word such as "now". */
const nouns: TargetNoun[] = ['price', 'date', 'place', 'phone', 'address', 'name', 'tagline', 'code', 'action'];

/** "The price is now €15", "Es sind jetzt 320 Mitglieder", "It takes 20 minutes, not 30": what a film says has changed. */
export const readFact: ClauseReader = (clause) => {
  const { text } = clause;
  if (tellsNoFact(clause)) return null;
  const hasNow = clause.isWish === true || match(clause, '(?:(*)\\s+)?{nowIs}(?:\\s+(*))?') !== null;
  const named = match(clause, '{the}(*)\\s+(?:{nowIs}|{isWord})\\s+(*)');
  const target = named === null ? null : targetOf(clause, named[0] ?? '');
  // "The name is written wrong: it is Brisa": nobody knows whether it is so or shall be.
  const isIt = isPronoun({ ...clause, text: named?.[0] ?? '' });
  const isNoun = target?.by === 'noun' && nouns.includes(target.noun) && (hasNow || !isIt);
  if (!hasNow && !isNoun) return null;
  // "The address is now 6 Kiln Yard": the number of a house is no figure that has changed.
  if (
    isNoun &&
    ['address', 'place'].includes(target.noun) &&
    /^\d{1,5}[a-z]?\s\p{Lu}|\s\d{1,5}[a-z]?$/u.test(named?.[1] ?? '')
  )
    return { kind: 'text', target, to: saidBy(clause, named?.[1] ?? '') };
  if (isNoun && target.noun === 'phone')
    return isPhone(saidBy(clause, named?.[1] ?? ''))
      ? { kind: 'text', target, to: saidBy(clause, named?.[1] ?? '') }
      : null;
  const fact = factOf(clause) ?? (hasNow ? yearOf(clause) : null);
  if (fact !== null) return fact;
  const isPlain = !/\d/u.test(text);
  // "The address is wrong": without "now", only a name or an address is what it shall be.
  const isGiven = hasNow || new RegExp(`^(?:\\p{Lu}[^:]*$|${mark}$)`, 'u').test(named?.[1] ?? '');
  return isNoun && named !== null && isPlain && isGiven && target.noun !== 'price'
    ? { kind: 'text', target, to: saidBy(clause, named[1] ?? '') }
    : null;
};

/** "Add a rate: truing 18 €, we now do it ourselves", "remove the 3 ovens, not the 14 bakers": no news of what stands. */
const tellsNoFact = (clause: Clause) =>
  heldOf(clause.text, clause.held).some(({ kind }) => kind !== 'address') || addsOrTakes(clause.text);

/** "320 members, not 298": both are said, so nothing has to be looked for. */
export const readCorrection: ClauseReader = (clause) => {
  if (tellsNoFact(clause)) return null;
  const found = match(
    clause,
    '(*),?\\s+(?:not|nicht|statt|instead\\sof|rather\\sthan|et\\snon|pas|y\\sno|no|non|e\\snão|não)\\s+(*)',
  );
  if (found === null) return null;
  // "It is Sunday 22 June, not Saturday 21 June": a date is one with its weekday.
  const [next, last] = found.map((stretch) => datesIn(stretch).filter(({ text }) => /\d/u.test(text)));
  const moved = next?.length === 1 ? ofDay(clause, next[0]?.text ?? '', dayIn(found[1] ?? '')) : null;
  if (moved !== null) return moved;
  if (next?.length === 1 && last?.length === 1) {
    const [to = '', from = ''] = [next[0]?.text, last[0]?.text];
    const isShown = clause.film.texts.some((text) => datesIn(text).some((one) => one.text === from));
    return isShown && hasWeekday(to) === hasWeekday(from) ? { kind: 'words', from, to } : null;
  }
  const days = found.map((stretch) => dayIn(stretch));
  if (days.every((day) => day !== null) && holdsDay(clause, days[1] ?? 0))
    return { kind: 'day', from: days[1] ?? 0, to: days[0] ?? 0 };
  // "It's the 600th member in August, not 500th"
  const [nth, was] = found.map((stretch) =>
    [...stretch.matchAll(/(?<![\p{L}\d])\d+(?:st|nd|rd|th)(?!\p{L})/giu)].map(([one]) => one),
  );
  if (nth?.length === 1 && was?.length === 1 && clause.film.texts.some((shown) => shown.includes(was[0] ?? '')))
    return { kind: 'words', from: was[0] ?? '', to: nth[0] ?? '' };
  const [one, other] = found.map((stretch) => figuresOf(stretch));
  const [to, more] = one ?? [];
  const [from, others] = other ?? [];
  if (to === undefined || from === undefined || more !== undefined || others !== undefined) return null;
  const holders = new Set(clause.film.texts.filter((shown) => holdsNumber(shown, from.value)));
  // "We only have 10 wheels, not 12" changes no 12 February.
  if (holders.size > 1 && from.prefix === '' && from.suffix === '')
    return {
      kind: 'fact',
      of: 'figure',
      to: spelled(to),
      about: (found[0] ?? '').replace(to.value, ' '),
      was: from.value,
    };
  return holders.size > 0 ? { kind: 'words', ...inOneUnit(clause, spelled(from), spelled(to)) } : null;
};

/** "It closes on 9 November, not on the 2nd": the same date on the day that it was. */
function ofDay({ film }: Clause, to: string, was: number | null): Edit | null {
  const from = was === null ? '' : to.replace(/(?<!\d)\d{1,2}(?!\d)/u, `${was}`);
  return from !== to && from !== '' && film.texts.some((text) => text.includes(from))
    ? { kind: 'words', from, to }
    : null;
}

const holdsNumber = (text: string, value: string) =>
  text.split(/[^\d.,]+/u).some((one) => one.replace(/[.,]+$/u, '') === value);

/** "the 28th", "der 28.", "on the 3rd of May": the day of a stretch that tells nothing else. */
function dayIn(stretch: string): number | null {
  const led =
    /(?:^|\s)(?:the|der|den|am|le|el|il|o|dia|on)\s(\d{1,2})(?:st|nd|rd|th|\.|er|º|ª)?(?:\s(?:of\s|de\s|d['’])?\p{L}+)?$/iu.exec(
      stretch,
    ) ?? /^(\d{1,2})(?:st|nd|rd|th)$/iu.exec(stretch);
  const day = Number(led?.[1] ?? 0);
  // "the 3 kilns" is no day.
  const isCounted =
    /\s(?!of\s|de\s)\p{L}+$/iu.test(led?.[0] ?? '') && datesIn(stretch).every(({ text }) => !/\d/u.test(text));
  if (isCounted && /\d\D*\s\p{L}+$/u.test(stretch)) return null;
  return day > 0 && day < 32 ? day : null;
}

const hasWeekday = (date: string) => /^\p{L}{2,}\.?,?\s.*\d.*\p{L}|^\p{L}{2,}\.?,?\s\d+\.\d/u.test(date);

const holdsDay = ({ film }: Clause, day: number) =>
  film.texts.some((text) => datesIn(text).some((date) => new RegExp(`(?<!\\d)0?${day}(?!\\d)`, 'u').test(date.text)));

const anyYear = new RegExp(`(?<![\\d.,])${year}(?![\\d.,]*\\d)`, 'gu');

/** "The boathouse is now from 2009": a year is no figure that counts anything. */
function yearOf({ text }: Clause): Edit | null {
  const [own, more] = [...text.matchAll(anyYear)];
  if (own === undefined || more !== undefined || /\d/u.test(text.replace(own[0], '')) || tellsOfOthers(text))
    return null;
  return { kind: 'fact', of: 'figure', to: own[0], about: text.replace(own[0], ' ') };
}

/** The one figure, date or time of a clause as what shall be. */
export function factOf({ text }: Clause): Edit | null {
  if (tellsOfOthers(text)) return null;
  const plain = text.replace(new RegExp(mark, 'gu'), ' ');
  const dates = datesIn(plain);
  const times = readTimes(plain).filter(
    (time) => !dates.some((date) => time.start < date.end && time.end > date.start),
  );
  const figures = figuresOf(plain, [...dates, ...times]);
  const all = [
    ...dates.map((one) => ({ ...one, of: 'date' as const })),
    ...times.map((one) => ({ ...one, of: 'time' as const })),
    ...figures.map((one) => ({ ...one, text: spelled(one), of: 'figure' as const })),
  ];
  const [only, more] = all;
  if (only === undefined || more !== undefined) return null;
  // "Dark blue instead of green, it starts on 1 September": what stands before a fact may be another wish.
  const before = plain
    .slice(0, only.start)
    .split(/[,;:]\s/u)
    .slice(0, -1);
  if (before.some((stretch) => new RegExp(`(?<!\\p{L})${instead}(?!\\p{L})`, 'iu').test(stretch))) return null;
  const end = only.of === 'figure' ? null : endIn(plain, only.start);
  const about = `${plain.slice(0, only.start)} ${plain.slice(only.end)}`;
  return { kind: 'fact', of: only.of, to: only.text, about, ...(end === null ? {} : { end }) };
}

/** "open until 7 pm", "ab 10 Uhr": which end of a span is told. */
function endIn(text: string, start: number): 'from' | 'until' | null {
  const led = text.slice(0, start).trimEnd();
  if (endsOn(until).test(led)) return 'until';
  return endsOn(since).test(led) ? 'from' : null;
}
const endsOn = (words: string) => new RegExp(`(?<!\\p{L})${words}$`, 'iu');

const spelled = ({ prefix, value, suffix }: FoundFigure) => `${prefix}${value}${suffix}`.trim();

export const figuresOf = (text: string, taken: readonly Stretch[] = []) =>
  readFigures(
    text,
    lexiconOf('en'),
    taken.map(({ start, end }): [number, number] => [start, end]),
    true,
  );

/** Dates as the first language that finds any reads them. */
export const datesIn = (text: string): Stretch[] =>
  lexicons
    .map((lexicon) => readDates(text, lexicon))
    .find((dates) => dates.some(({ text: date }) => /\d/u.test(date))) ?? readDates(text, lexiconOf('en'));
