/** Rows of objects that say the same of several things: a table, or a list of names with their figures. */
import { capital } from '../reading/phrases.ts';
import { type Fields, isFields } from './facts-of-object.ts';
import { isMakersRole, roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { isHolding, isUnnamed } from './holding-keys.ts';

type Cell = string | number;

/** `[{ "fuel": "Gas", "flat": "€890", "house": "€1,540" }, …]`: lines of a table, or of points; null for any other rows. */
export function figureRows(label: string, items: readonly Value[]): string[] | null {
  const rows = items.filter(isFields);
  const [head = '', ...figures] = Object.keys(rows[0] ?? {});
  if (rows.length < 2 || rows.length < items.length || figures.length === 0 || figures.length > 4) return null;
  if (!rows.every((row) => isAlike(row, [head, ...figures]))) return null;
  const cells = rows as { [key: string]: Cell }[];
  const isNamed = new Set(cells.map((row) => row[head])).size === cells.length;
  const isCounted = (key: string) => cells.every((row) => `${row[key]}`.length <= 16 && /\d/u.test(`${row[key]}`));
  const isMakers = figures.some((key) => isMakersRole(roleOfKey(key)) || /^(?:time|when|date|start|end)$/u.test(key));
  if (!isNamed || isMakers || figures.filter(isCounted).length < figures.length) return null;
  const lead = label === '' || isUnnamed(label) || isHolding(label) ? [] : [`${capital(label)}:`];
  const [only = ''] = figures;
  if (figures.length === 1 && !cells.some((row) => ofEvent.test(`${row[head]}`)))
    return [...lead, ...cells.map((row) => `- ${row[head]}: ${counted(row[only] ?? '', only)}`), ''];
  const line = (texts: readonly Cell[]) => `| ${texts.join(' | ')} |`;
  const keys = [head, ...figures];
  return [
    ...lead,
    '',
    line(keys.map(spelled)),
    line(keys.map(() => '---')),
    ...cells.map((row) => line(keys.map((key) => (key === head ? `${row[key]}` : counted(row[key] ?? '', key))))),
    '',
  ];
}

/** `[{ "year": 2022, "tonnes": 4 }, …]`: figures that go on in time are one chart, and no facts side by side. */
export function datedFigures(label: string, items: readonly Value[]): string[] | null {
  const isDated = items.every((one) => isFields(one) && dated.test(`${Object.values(one)[0]}`));
  return isDated && items.length >= 3 ? figureRows(label, items) : null;
}
const dated =
  /^(?:(?:19|20)\d\d(?:\s?[/–-]\s?\d\d)?|[QT][1-4](?:\s(?:19|20)?\d\d)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?:\s(?:19|20)\d\d)?)$/iu;

/** "City: 89%" would be read as where something takes place. */
const ofEvent =
  /^(?:city|town|place|venue|location|where|when|dates?|day|time|hours|price|cost|tickets?|speaker|host|name|title|contact|phone|e?-?mail|web|website|address|stadt|ort|datum|preis|ville|lieu|prix|ciudad|lugar|precio|città|luogo|prezzo|cidade|local|preço|plaats|prijs)$/iu;

const isAlike = (row: Fields, keys: readonly string[]) =>
  Object.keys(row).length === keys.length &&
  keys.every((key) => typeof row[key] === 'string' || typeof row[key] === 'number') &&
  `${row[keys[0] ?? '']}`.length <= 40;

/** A number under "percent" is a share; any other stands as it is. */
const counted = (cell: Cell, key: string) =>
  typeof cell === 'number' &&
  /^(?:percent(?:age)?|pct|share|prozent|anteil|pourcentage|porcentaje|percentuale)$/u.test(wordsOfKey(key))
    ? `${cell}%`
    : `${cell}`;

/** "Riders per day" stays; "onTime" and "on_time" are words. */
const spelled = (key: string) => (/\s|^\p{Lu}|^\d/u.test(key) ? key : capital(wordsOfKey(key)));
