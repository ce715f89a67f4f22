/** What one row of a list says, as far as it tells which list it belongs to: an hour, a year, a date, a figure, a price or words. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readTimes } from '../reading/dates.ts';
import { readFigures } from '../reading/figures.ts';
import type { EditFilm } from './film-parts.ts';
import { datesIn } from './read-fact.ts';
import { isYear, year } from './years.ts';

/** "8 pm lantern walk": its hour and what is then. */
export function timed(said: string): [string, string] {
  const [time] = readTimes(said);
  return time === undefined || time.start > 0 ? ['', said] : [time.text, rest(said.slice(time.end))];
}

const inYear = '(?:in|im|im\\sjahr|en|em|nel|since|seit|depuis|desde|dal)\\s';
const led = new RegExp(
  `^(?:(?:${inYear}|el\\s|l[’'])?)(${year})(?![\\d.,]*\\d|\\s?(?:%|[€£$]|kg|km|m(?!\\p{L})))\\s*[:,–-]?\\s+(?=\\p{L})`,
  'iu',
);
const ended = new RegExp(`^(\\p{L}.*?),?\\s(?:${inYear})(${year})$`, 'iu');

/** "2025 the harbour pool", "the harbour pool in 2025": its year and what is then. */
export function dated(said: string): [string, string] {
  const first = led.exec(said);
  if (first !== null) return [first[1] ?? '', rest(said.slice(first[0].length))];
  const last = ended.exec(said);
  return last === null ? ['', said] : [last[2] ?? '', rest(last[1] ?? '')];
}

const joining =
  "(?:\\s*[,:=–-]|\\s(?:with|at|of|for|is|mit|bei|für|zu|von|avec|à|pour|con|por|a|al|per|com|de|il|el))?(?:\\s(?:l[’']|il|el|o|das|the))?";
const amount = '([^\\p{L}\\s\\d]?\\d[\\d.,\\u00a0\\u202f]*(?:\\s\\d{3})*\\s?(?:%|[€£$]|[\\p{L}²³°]{1,9})?)';
const valued = new RegExp(`^(\\S.*?)${joining}\\s${amount}$`, 'iu');

/** "Winter with 1,150", "2025 mit 2.280 kg": a name and its figure; null for none. */
export function valuedRow(said: string): { label: string; value: string } | null {
  const [, label = '', value = ''] = valued.exec(said) ?? [];
  const isOne = label !== '' && (isYear(label) || !/\d.*\d/u.test(label));
  return isOne ? { label: rest(label), value: value.trim() } : null;
}

/** "9 water stations": a figure and what it counts; null for none. */
export function countedRow(said: string, { theme }: EditFilm) {
  const [figure, more] = readFigures(said, lexiconOf(theme.language), [], true);
  if (figure === undefined || figure.start > 0 || more !== undefined) return null;
  const label = rest(said.slice(figure.end));
  return /\p{L}{2}/u.test(label) ? { ...figure, label } : null;
}

/** "dévoilage de roue 18 €": what it is and what it costs or counts. */
export function priced(said: string, { theme }: EditFilm): [string, string] {
  const figures = readFigures(said, lexiconOf(theme.language), [], true);
  const found = figures.at(-1);
  const isLast = found !== undefined && /^\P{L}*$/u.test(said.slice(found.end)) && found.start > 0;
  if (!isLast) return [said, ''];
  const name = rest(said.slice(0, found.start)).replace(
    /\s(?:for|at|is|costs?|für|zu|kostet|pour|à|por|a|per|costa|custa)$/iu,
    '',
  );
  return [rest(name), said.slice(found.start, found.end).trim()];
}

/** What a row tells: an hour, a year, a date, an amount of something, something that is counted, or words alone. */
export function kindOf(text: string, film: EditFilm): string {
  if (timed(text)[0] !== '') return 'time';
  if (dated(text)[0] !== '') return 'year';
  const [, value] = priced(text, film);
  if (datesIn(text).some(({ text: date }) => /\d/u.test(date)) && text.split(/\s+/u).length < 9) return 'date';
  if (value !== '') return `${signOf(value)}`;
  return /^\P{L}?\d/u.test(text) && countedRow(text, film) !== null ? 'figure' : 'words';
}

const rest = (text: string) => text.replace(/^[\s:,–—-]+|[\s:,–—-]+$/gu, '');
export const signOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\d.,\s\u00a0\u202f]/gu, '') : null;

/** "The candle" beside rows that have no article is "candle", and what has a price is no longer one of several; "La Spezia" has its own. */
export function asRows(said: string, rows: readonly string[], isPriced = false): string {
  if (rows.some((row) => article.test(row.toLowerCase()))) return said;
  return said.replace(article, '').replace(isPriced ? oneOf : article, '');
}

const article = /^(?:the|der|die|das|den|le|la|les|el|los|las|il|lo|gli|o|os|as)\s+|^l['’]/u;
const oneOf = /^(?:an?|eine?n?|une?|un[ao]?|uma?)\s+/u;
