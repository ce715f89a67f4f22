/** "- What to do: 1. a; 2. b", "- Prices: a, b, c": what stands in a row behind the label of one point takes the form of what it is. */

import type { Series } from '../brief.ts';
import { isNeedsHead } from '../lexicon/guide-words.ts';
import { priceLabels } from '../lexicon/label-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { asksForChart } from '../reading/chart-asking.ts';
import { readDates } from '../reading/dates.ts';
import { readFigures } from '../reading/figures.ts';
import { languageOf } from '../reading/language.ts';
import { relativeClause, splitItems } from '../reading/lists.ts';
import { isMakersPart } from '../reading/makers-parts.ts';
import { countWords } from '../reading/phrases.ts';
import { seriesOf } from '../reading/series.ts';
import { areLedSteps } from '../reading/step-rows.ts';
import { splitAtStops } from '../reading/stops.ts';
import { kindOfLabel } from './brief-labels.ts';
import { roleOfKey } from './field-keys.ts';

const point = /^[ \t]*[-*•‣▪·–—][ \t]+(\S.*?)[ \t]*$/u;
const labelled = /^([^:：.!?"“”„«»]{2,60}?)\s?[:：]\s+(\S.*)$/su;
const ofPrices = new RegExp(`^(?:${priceLabels})$`, 'iu');

/** A row taken out of its point: `plain` is a list like any other, so that points which are all such lists stay together. */
interface Row {
  lines: string[];
  /** What is said behind the row. */
  behind?: string[];
  isPlain: boolean;
}

export function withLabelledRows(prompt: string): string {
  const lines = prompt.split('\n');
  if (!lines.some((line) => point.test(line))) return prompt;
  const lexicon = lexiconOf(languageOf(prompt));
  const told: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (point.test(lines[end] ?? '')) end += 1;
    if (end > at) told.push(...rowsOf(lines.slice(at, end), lexicon));
    else told.push(lines[end++] ?? '');
    at = end;
  }
  return told.join('\n');
}

/** The heads and items of such rows, told by `withLabelledRows`: surely for viewers, whatever they sound like. */
export function linesOfRows(prompt: string, told: string): string[] {
  const own = new Set(prompt.split('\n').map((line) => line.trim()));
  if (told === prompt) return [];
  return told
    .split('\n')
    .filter((line) => !own.has(line.trim()) && /^(?:-|\d{1,2}\.)\s|[:：]$/u.test(line))
    .map((line) => line.replace(/^(?:-|\d{1,2}\.)\s/u, ''));
}

/** The points of one group; as they are where none holds a row of its own, or all of them hold the same. */
function rowsOf(points: readonly string[], lexicon: Lexicon): string[] {
  if (areTableRows(points)) return [...points];
  const rows = points.map((line) => rowOf(point.exec(line)?.[1] ?? '', lexicon));
  const opened = rows.filter((row) => row !== null);
  if (
    opened.length === 0 ||
    (points.length > 1 && opened.length === points.length && opened.every((one) => one.isPlain))
  )
    return [...points];
  return points.flatMap((line, at) => {
    const row = rows[at];
    if (row) return ['', ...row.lines, '', ...(row.behind ?? [])];
    // What follows an opened list is no point of it.
    const isBehind = rows[at - 1]?.lines.at(-1)?.search(/^(?:-|\d{1,2}\.)\s/u) === 0;
    return [isBehind ? line.replace(point, '$1') : line];
  });
}

/** "- seats: 5 / 20 / 100", "- price: €9 / €29 / €99": points with as many cells each are rows of one table. */
function areTableRows(points: readonly string[]): boolean {
  const cells = points.map((line) => line.split(/\s[/|]\s/u).length).filter((count) => count > 1);
  return cells.length > 1 && new Set(cells).size === 1;
}

/** What a point holds as lines of their own; null for a point that says one thing. */
function rowOf(text: string, lexicon: Lexicon): Row | null {
  const [, label = '', said = text] = labelled.exec(text) ?? [];
  if (/["“”„«»\ue000-\uf8ff]/u.test(text) || /https?:|www\./u.test(text) || isSpoken(label, lexicon)) return null;
  const [row = '', ...more] = splitAtStops(said.replace(/(?<=(?:^|[,;]\s)\d{1,2}\.)\s/gu, '\ue8fd')).map((one) =>
    one.replaceAll('\ue8fd', ' '),
  );
  const whole = numbersIn(said) === null ? row : said;
  const behind = whole === said ? [] : more;
  const items = (numbersIn(whole) ?? splitItems(whole, lexicon)).map((item) => item.replace(/[.;,]+$/u, ''));
  const isAsked = behind.length > 0 && behind.every(asksForChart);
  const form = formOf(label, whole, items, isAsked, lexicon);
  return form === null ? null : { ...form, behind };
}

function formOf(label: string, whole: string, items: string[], isAsked: boolean, lexicon: Lexicon): Row | null {
  const head = label === '' ? [] : [`${label}:`];
  const own = (lines: string[]): Row => ({ lines: [...head, ...lines], isPlain: false });
  if (label !== '' && numbersIn(whole) !== null) return own(items.map((item, at) => `${at + 1}. ${item}`));
  const series = items.length >= 2 ? (ofYears(items, lexicon) ?? seriesOf('', items, lexicon)) : null;
  const inLine: Row = { lines: [label === '' ? whole : `${label}: ${whole}`], isPlain: false };
  if (series?.whole) return inLine;
  const isTimed = series?.dated || series?.points.every(({ label: one }) => isPeriod(one));
  if (label !== '' && series !== null && (isAsked || isTimed))
    return own(series.points.map(({ label: one, value }) => `- ${one}: ${withUnit(value, series)}`));
  if (items.length < 3 || items.length > 8) return null;
  if (isNeedsHead(label)) return inLine;
  const areCounts = items.every((item) => /^[^\p{L}\s]{0,3}\d/u.test(item) && countWords(item) <= 6);
  if (areCounts && label === '') return inLine;
  if (label === '' || (isMakersPart(label) && areCounts)) return label === '' ? null : inLine;
  const arePriced = items.filter((item) => isPriced(item, lexicon)).length * 3 >= items.length * 2;
  if (arePriced && (ofPrices.test(label) || items.every((item) => isPriced(item, lexicon)))) return inLine;
  if (items.some((item) => relativeClause.test(item) || countWords(item) > 10)) return null;
  const isWhen = items.filter((item) => readDates(item, lexicon).length > 0).length * 2 > items.length;
  if (isWhen) return null;
  if (areLedSteps(label, items, lexicon)) return own(items.map((item, at) => `${at + 1}. ${item}`));
  return { lines: [...head, ...items.map((item) => `- ${item}`)], isPlain: true };
}

/** A label that says what becomes of its value, to whom it is said, or that it is a day, a place or a name. */
const isSpoken = (label: string, { fields }: Lexicon): boolean => {
  const kind = kindOfLabel(label);
  const key = Object.entries(fields).find(([, words]) => words.includes(label.toLowerCase()))?.[0] ?? null;
  return (
    (label !== '' && kind !== null && kind !== 'told' && kind !== 'context') ||
    roleOfKey(label) === 'maker' ||
    roleOfKey(label) === 'colours' ||
    roleOfKey(label) === 'length' ||
    roleOfKey(label) === 'refusal' ||
    (key !== null && !['list', 'steps', 'price'].includes(key))
  );
};

/** "1. a; 2. b", "1) a, 2) b": the parts behind numbers that count up from one; null for "1. Jahr …, 2. Jahr …". */
function numbersIn(text: string): string[] | null {
  if (!/^\(?1[.)]\s/u.test(text)) return null;
  const parts = text.split(/(?:^|[;,.]?\s)\(?(\d{1,2})[.)]\s+(?=\S)/u).slice(1);
  const items = parts.filter((_, at) => at % 2 === 1).map((item) => item.trim());
  const counts = parts.filter((_, at) => at % 2 === 0).every((number, at) => Number(number) === at + 1);
  return counts && items.length >= 2 && !areOrdinals(items) ? items : null;
}

/** "Jahr 860 €", "Jahr 980 €": what is numbered is the same each time. */
const areOrdinals = (items: readonly string[]): boolean =>
  items.length >= 2 && new Set(items.map((item) => /^\p{L}+/u.exec(item)?.[0] ?? item)).size === 1;

const inYear = /(?:^|\s)(?:(?:in|im|en|em|nel|no ano de|für|for|pour|per|para)\s)?((?:19|20)\d\d|[QH][1-4])(?=$|\s)/iu;

/** "58,900 in 2022, 71,200 in 2023": one amount of every year; null for any other row. */
function ofYears(items: readonly string[], lexicon: Lexicon): Series | null {
  const years = items.map((item) => inYear.exec(item)?.[1] ?? '');
  if (years.includes('') || new Set(years).size < years.length) return null;
  return seriesOf(
    '',
    items.map((item, at) => `${years[at]}: ${item.replace(inYear, ' ').replace(/\s+/gu, ' ').trim()}`),
    lexicon,
  );
}

const isPeriod = (label: string) =>
  /^(?:\d{1,2}(?:\.|st|nd|rd|th|re|er|e|º|ª|°)\s?\p{L}+|\p{L}+\s\d{1,2})$/u.test(label.trim());

const withUnit = (value: string, { prefix, unit }: { prefix: string; unit: string }) =>
  `${prefix}${value}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

const isPriced = (item: string, lexicon: Lexicon) =>
  readFigures(item, lexicon, [], true).some(({ prefix, suffix }) =>
    /[$€£¥]|CHF|EUR|USD|GBP|zł|kr/u.test(prefix + suffix),
  );
