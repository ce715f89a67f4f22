/** Things and what each of them costs: rows of a table without heads. */
import type { Table } from '../brief.ts';
import { readDates } from './dates.ts';
import { readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { countWords } from './phrases.ts';
import { type Reading, say } from './reading.ts';
import { isPriceList } from './series.ts';

/** Three lines or more of a thing and its price: "Espresso €2.20", "Flat white: €3.40". */
export function readPriceLines(reading: Reading): void {
  const { sentences, used } = reading;
  const rowAt = (index: number) => {
    const one = sentences[index];
    const isOpen = one !== undefined && !used.has(index) && one.role === 'copy' && one.bullet === null;
    if (!isOpen || (one.field !== null && one.field !== 'price')) return null;
    return priceRow(reading, one.label === '' ? one.text : `${one.label} ${one.text}`);
  };
  for (let start = 0; start < sentences.length; start += 1) {
    const rows: Table['rows'] = [];
    for (let row = rowAt(start); row !== null; row = rowAt(start + rows.length)) rows.push(row);
    if (rows.length < 3) continue;
    reading.found.tables.push({ title: '', corner: '', cols: [], rows });
    for (let at = 0; at < rows.length; at += 1) used.add(start + at);
    start += rows.length - 1;
  }
}

/** Items that are all a thing and its price; null where sizes are compared instead. */
export function priceRows(reading: Reading, items: readonly string[]): Table['rows'] | null {
  const rows = items.map((item) => priceRow(reading, item));
  const listed = items.map((item) => ({ item, figures: readFigures(item, reading.lexicon, []) }));
  const isNamed = /pri(?:ce|x)|preis|tarif|men[uú]|karte|carte|precio|listino|prezz|preço/iu.test(
    reading.sentences[0]?.source ?? reading.sentences[0]?.text ?? '',
  );
  const isList = rows.length >= 3 && rows.every((row) => row !== null) && (isPriceList(listed) || isNamed);
  return isList ? rows.filter((row) => row !== null) : null;
}

/** "Cut £40, Colour from £80, Fringe trim £12": goods and what each costs are read off a table, and not compared by size. */
export function readPriceRows(reading: Reading): void {
  const { sentences, used, lexicon } = reading;
  for (const [index, { role, bullet, field, text, label }] of sentences.entries()) {
    if (used.has(index) || role !== 'copy' || bullet !== null || (field !== null && field !== 'price')) continue;
    const items = splitItems(text, lexicon);
    const rows = items.map((item) => priceRow(reading, item));
    // "Wednesday tomato €5.50, Thursday leek €5.20": what there is on which day.
    if (items.some((item) => readDates(item, lexicon).length > 0)) continue;
    const priced = rows.filter((row) => row !== null);
    if (priced.length < 3 || priced.length < rows.length || !priced.every(({ cells }) => isTag.test(`${cells[0]}`)))
      continue;
    if (new Set(priced.map((row) => row.label.toLowerCase())).size < priced.length) continue;
    // Whose prices they are is said by the sentence that names it.
    const isHead =
      field === null && !sentences.some(({ isSubject, text: subject }) => isSubject && subject.trim() === label.trim());
    reading.found.tables.push({ title: isHead ? say(reading, label) : '', corner: '', cols: [], rows: priced });
    used.add(index);
  }
}

/** A price as a tag bears it: no thousands or millions, which are sums of money that are compared. */
const isTag =
  /^\P{N}*\d{1,3}(?:[.,]\d{1,2})?(?!\d|[.,\u00a0\u202f ]\d{3})(?!\s?(?:k|K|M|m|bn|B|Mio|Mrd|Tsd|mil|tausend|thousand|million|milli)(?!\p{L}))/u;

function priceRow(reading: Reading, item: string): Table['rows'][number] | null {
  const figures = readFigures(item, reading.lexicon, [], true);
  const price = figures.at(-1);
  if (price === undefined || !/[$€£¥₺₪₹₩]|zł|CHF|EUR|USD|GBP/u.test(price.prefix + price.suffix)) return null;
  // "Colour — from €89": the word belongs to the price.
  const least = /(?<=^|[\s:–—-])(?:from|ab|à partir de|dès|desde|a partir de|da|vanaf|od|от|fra|från)\s+$/iu.exec(
    item.slice(0, price.start),
  );
  const from = least === null ? price.start : least.index;
  const after = item.slice(price.end).replace(/[.;,]+$/u, '');
  const label = item
    .slice(0, from)
    .replace(/[\s:–—.…-]+$/u, '')
    .replace(/\s(?:for|at|für|zu|pour|à|por|per|voor)$/iu, '')
    .trim();
  const isPer =
    /^(?:\s?\/\s?\p{L}+|(?:\s(?:an?|per|each|pro|je|par|por|al|all['’]|im|no|la|le)(?:\s\p{L}+)?){1,2})?$/iu.test(
      after,
    );
  if (!isPer || /\s[–—-]\s|:\s/u.test(label) || !/\p{L}{2}/u.test(label) || countWords(label) > 6) return null;
  return {
    label: say(reading, label),
    cells: [say(reading, item.slice(from).replace(/[.;,]+$/u, ''))],
  };
}
