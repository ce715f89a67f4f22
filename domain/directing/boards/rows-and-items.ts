/** Rows of a chart and points of a list as they stand in one line. */
import type { BoardLine } from './board.ts';

const value =
  '(?:\\P{L}{0,2}\\d[\\d.,\\u202f\\u00a0]*(?:\\s\\d{3})*(?:\\s?(?:%|°C?|[€$£]|[\\p{L}²³µ/]{1,8}\\.?(?:\\s\\p{L}{1,6})?(?:\\sper\\s\\p{L}+)?))?(?:\\s\\d{1,3}\\s?\\p{L}{1,4})?)';
const ranked = '(?:(?:#\\s?)?\\d{1,2}[.)]?\\s+(?=\\p{L})|[-*•–]\\s+)?';
/** "Roof repair 55%", "Oxford – 5 min", "v4.0 → 94", "1,000 photos = 6 min" */
const row = new RegExp(
  `^${ranked}([^:=→]*?\\p{L}[^:=→]*?|[^\\s:=→]+[^:=→]*?)(?:\\s?(?:→|->|=>|=|:)\\s*|\\s[–—-]\\s|,?\\s)(${value})$`,
  'iu',
);

/** One row; null where a text is none. */
export function rowOf(text: string): BoardLine | null {
  // No row is as long as a paragraph.
  const found = text.length > 200 ? null : row.exec(text.trim().replace(/(?<!\.)[.;,]$/u, ''));
  const [, label = '', measured = ''] = found ?? [];
  // "08:15" and "Tuesday 18:30" are times, and no eight that measures fifteen.
  if (/(?<!\d)\d{1,2}:\d\d$/u.test(text.trim())) return null;
  // "Day 1 Port Celyn": what stands behind the number is no unit.
  const isNamed = /^\d+\s\p{Lu}\p{Ll}/u.test(measured);
  return found === null || isNamed || label.trim() === '' || label.split(/\s+/u).length > 7
    ? null
    : { role: 'row', text: label.trim().replace(/[,:]$/u, ''), value: measured.trim() };
}

const strokes = /\s*(?:;|\s\/\s|\s\|\s|·|\n)\s*/u;
/** "1 Heron Loop, 312 rides. 2 Old Quarry, 268 rides." */
const stops = /\.\s+(?=\d{1,2}[.)]?\s\p{Lu}|\p{Lu})/u;
const commas = /,\s+(?=\D|\d[^,]*\p{L})(?:(?:and|und|et|y|e|en)\s)?|\s(?:and|und|et|y|en)\s/u;

/** The rows of a stretch, whatever parts them; empty where fewer than two of its parts are rows. */
export function rowsIn(text: string): BoardLine[] {
  for (const part of [strokes, commas, stops]) {
    const parts = text
      .split(part)
      .map((one) => one.trim())
      .filter(Boolean);
    const rows = parts.map(rowOf);
    if (rows.length >= 2 && rows.every((one) => one !== null)) return rows as BoardLine[];
    const told = rows.indexOf(null);
    // Behind the rows stands how they are drawn.
    if (part === stops && told >= 3) return rows.slice(0, told) as BoardLine[];
  }
  return [];
}

/** The points of a stretch; it may be one only where a label says that points follow. */
export function itemsIn(text: string, isLabelled: boolean): string[] {
  const bare = text.trim().replace(/^[-–•]\s+/u, '');
  const numbered = bare.split(/[,;]?\s*(?:^|(?<=\s))\d{1,2}[.)]\s+/u).filter((one) => one.trim() !== '');
  if (/^\d{1,2}[.)]\s/u.test(bare) && numbered.length >= 2 && countsOn(bare)) return numbered.map(tidy);
  const stroked = bare.split(/\s*(?:;|\s\/\s|\s\|\s|·|\n|\s[–-]\s(?=["\ue000-\uf8ff]))\s*/u).filter(Boolean);
  if (stroked.length >= (isLabelled ? 2 : 3)) return unnumbered(stroked.map(tidy));
  const sentences = bare.split(/(?<=[^\d\s][.!?])\s+(?=[\p{Lu}\d])/u);
  if (sentences.length >= 3) return sentences.map(tidy);
  const listed = bare.split(/,\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|en)\s+(?=\S+\.?$)/u);
  const isList = listed.length >= 3 && listed.every((one) => one.split(/\s+/u).length <= 6);
  return isList ? listed.map(tidy) : isLabelled && bare !== '' ? [tidy(bare)] : [];
}

/** "3. März, Werkstattabend; 14. April, …": numbers that do not count on are days. */
const countsOn = (text: string): boolean => {
  const numbers = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s/gu)].map(([, number]) => Number(number));
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
};

/** "1 Fetch a kit; 2 Lay the line": steps that count themselves are told without their numbers. */
const unnumbered = (points: readonly string[]): string[] =>
  points.every((point, at) => new RegExp(`^${at + 1}\\s\\p{L}`, 'u').test(point))
    ? points.map((point) => point.replace(/^\d+\s/u, ''))
    : [...points];

const tidy = (text: string) => text.trim().replace(/(?<=[^.])\.$/u, '');
