import { trimLabel } from './figure-labels.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';

/** Words that set two amounts of a line against each other, besides those between two names. */
export const against = ['against', 'gegenüber', 'face à', 'frente a', 'rispetto a', 'tegenover'];

/** "petrol car over 5 years": how long both are measured is no part of the name of one. */
const period =
  /\s(?:over|after|in|for|within|über|nach|in|sur|après|en|durante|tras|su|dopo|em|ao longo de|na)\s\d+(?:\s\p{L}+)?$/iu;

/** "Price: £5 vs £8. Weight: 2 kg vs 3 kg." behind "A vs B": every line measures both, and all of them are one table. */
export function readVersusRows(reading: Reading, given: readonly [string, string], versus: string): boolean {
  const names: [string, string] = [given[0].replace(period, ''), given[1].replace(period, '')];
  if (names.some((name) => /\d{2}|[€$£¥%]/u.test(name))) return false;
  const { lexicon } = reading;
  const both = new RegExp(`^(?:(.{2,48}?)(?::\\s|\\s))?((?:[^\\p{L}\\s]*\\d).*?),?\\s(?:${versus})\\s(.+?)[.]?$`, 'iu');
  const told = openSentences(reading).flatMap(([index, { label, text, role }]) => {
    if (role !== 'copy') return [];
    const match = both.exec(label === '' ? text : `${label}: ${text}`);
    const said = trimLabel(withoutNames(match?.[1] ?? '', names), lexicon);
    const clauses = text.split(/[,;]\s+/u).map((clause) => measured(clause, versus));
    if (clauses.length >= 2 && clauses.every((row) => row !== null))
      return [{ index, title: label, rows: clauses.map((row) => spoken(reading, row)) }];
    return match === null || said === '' || !/\d/u.test(match[3] ?? '')
      ? []
      : [{ index, title: '', rows: [spoken(reading, { label: said, cells: [match[2] ?? '', match[3] ?? ''] })] }];
  });
  const rows = told.flatMap((one) => one.rows);
  if (rows.length < 2) return false;
  const title = told.length === 1 ? say(reading, told[0]?.title ?? '') : '';
  reading.found.tables.push({ title, corner: '', cols: names.map((name) => say(reading, name)), rows });
  for (const { index } of told) {
    reading.used.add(index);
    place(reading, reading.sentences[index]?.text ?? '');
  }
  return true;
}

const figure = '((?:R\\$|[€$£¥])?\\s?\\d[\\d.,]*\\s?(?:[^\\d,;:]|(?<=\\p{L})\\d){0,40}?)';
/** "… per claim", "… de fraîcheur": what both amounts are of, said once behind the second. */
const ofBoth =
  /\s(?=(?:per|an?|each|every|pro|je|im|am|par|por|al|alla|all['’]|ao|of|de|di|van|to the|zum|zur)\s\p{L})/iu;

/** "A vs B: 11 minutes vs 40 seconds per claim": what a single line measures of both, each with the unit that it shares. */
export function readVersusPair(reading: Reading, versus: string): [string, string] | null {
  const pair = new RegExp(`^${figure}\\s(?:${versus})\\s${figure}[.]?$`, 'iu');
  for (const [index, { text, role }] of openSentences(reading)) {
    const [, left = '', right = ''] = role === 'copy' ? (pair.exec(text.trim()) ?? []) : [];
    if (left === '') continue;
    reading.used.add(index);
    place(reading, text);
    const [own = '', ...shared] = right.trim().split(ofBoth);
    const unit = /\p{L}.*|[%€$£°]$/u.exec(own)?.[0] ?? '';
    const first = /[\p{L}%€$£]/u.test(left) ? left.trim() : `${left.trim()} ${unit}`.trim();
    const behind = ofBoth.test(left) ? [] : shared;
    return [[first, ...behind].join(' '), right.trim()].map((said) => say(reading, said)) as [string, string];
  }
  return null;
}

/** "Zephyr vs Postgres on writes" measures writes. */
function withoutNames(label: string, names: readonly [string, string]): string {
  const low = label.toLowerCase();
  if (!names.every((name) => low.includes(name.toLowerCase()))) return label;
  const last = Math.max(...names.map((name) => low.indexOf(name.toLowerCase()) + name.length));
  return label.slice(last).replace(/^[\s,:–—-]+(?:(?:on|for|in|at|bei|für|pour|en|para|per|su)\s)?/iu, '');
}

const spoken = (reading: Reading, { label, cells }: Row) => ({
  label: say(reading, label),
  cells: cells.map((cell) => say(reading, cell)),
});

interface Row {
  label: string;
  cells: string[];
}

/** "48 litres of water against 628": what both amounts count labels them; a unit said once belongs to both. */
function measured(clause: string, versus: string): Row | null {
  const amount = '((?:R\\$|[€$£¥])?\\s?\\d[\\d.,]*)\\s?([^\\d]*?(?:\\p{L}\\d?)?)';
  const [, left = '', of = '', right = '', more = ''] =
    new RegExp(`^${amount}\\s(?:${versus})\\s${amount}[.]?$`, 'iu').exec(clause.replace(/[.\s]+$/u, '').trim()) ?? [];
  if (left === '') return named(clause, versus);
  const [one, other] = [of.trim(), more.trim()];
  if (other === '' || one === other) return one === '' ? null : { label: one, cells: [left, right] };
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (!long.startsWith(`${short} `) && short !== '') return null;
  const label = long.slice(short.length).trim();
  return { label, cells: [left, right].map((cell) => `${cell} ${short}`.trim()) };
}

/** "Battery life 18 h vs 11 h": what both amounts are of stands before them. */
function named(clause: string, versus: string): Row | null {
  const amount = '((?:R\\$|[€$£¥])?\\s?\\d[\\d.,]*\\s?[^\\d,;]*?)';
  const [, label = '', left = '', right = ''] =
    new RegExp(`^([^\\d,;]*\\p{L}[^\\d,;]*?):?\\s${amount}\\s(?:${versus})\\s${amount}$`, 'iu').exec(
      clause.replace(/[.\s]+$/u, '').trim(),
    ) ?? [];
  return label === '' || label.split(' ').length > 5 ? null : { label, cells: [left.trim(), right.trim()] };
}
