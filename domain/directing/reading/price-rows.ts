/** Things and what each of them costs: rows of a table without heads. */
import type { Table } from '../brief.ts';
import { priceLabels } from '../lexicon/label-words.ts';
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
export function priceRows(reading: Reading, items: readonly string[], title = ''): Table['rows'] | null {
  const rows = pricedRows(reading, items);
  const listed = items.map((item) => ({ item, figures: readFigures(item, reading.lexicon, []) }));
  const isNamed =
    headsPrices(title) ||
    /pri(?:ce|x)|preis|tarif|men[uú]|karte|carte|precio|listino|prezz|preço/iu.test(
      reading.sentences[0]?.source ?? reading.sentences[0]?.text ?? '',
    );
  const isList =
    rows !== null && rows.length >= (headsPrices(title) ? 2 : 3) && (isPriceList(listed) || isNamed || hasFree(rows));
  return isList ? rows : null;
}

/** "Prices", "Les tarifs", "Eintritt", "Three plans": what each thing costs stands behind it. */
const headsPrices = (head: string): boolean => named.test(head.trim());
const named = new RegExp(`^(?:${priceLabels})$`, 'iu');

/** The rows of items of which each is a thing and its price, or that it costs nothing; null where one is neither. */
export function pricedRows(reading: Reading, items: readonly string[], least = 2): Table['rows'] | null {
  const rows = items.map((item) => priceRow(reading, item));
  const priced = rows.filter((row) => row !== null);
  const whole = rows.map((row, at) => row ?? (priced.length >= 2 ? freeRow(reading, items[at] ?? '') : null));
  const told = whole.filter((row) => row !== null);
  // Of two rows both have a price.
  return told.length === items.length && told.length >= least ? told : null;
}

const hasFree = (rows: Table['rows']) => rows.some(({ cells }) => !/\d/u.test(`${cells[0]}`));

/** "bikes free", "gratuit pour les moins de 12 ans": who or what costs nothing among others that do. */
function freeRow(reading: Reading, item: string): Table['rows'][number] | null {
  const text = item.replace(/[.;,!]+$/u, '').trim();
  const [, before = '', free = '', after = ''] =
    /^(.*?)(?:\s|^)(?:(?:go|goes|get in|come|is|are|sind|ist|est|sont|entran|es|son|entrano|è|sono|entram|é|são|zijn|is)\s)?(free|frei|gratis|kostenlos|gratuite?s?|offerte?s?|gratuit[oaie]s?|grátis)(?![\p{L}-])\s?(.*)$/iu.exec(
      text,
    ) ?? [];
  const whom = after.replace(/^(?:for|für|pour|para|per|voor)\s/iu, '');
  const label = [before, whom].filter((part) => part !== '').join(' ');
  const isOne = (before === '') !== (whom === '') && (before !== '' || whom !== after);
  return free === '' || !isOne || countWords(label) > 7 || !/\p{L}{2}/u.test(label)
    ? null
    : { label: say(reading, label), cells: [free] };
}

/** "Cut £40, Colour from £80, Fringe trim £12": goods and what each costs are read off a table, and not compared by size. */
export function readPriceRows(reading: Reading): void {
  const { sentences, used, lexicon } = reading;
  for (const [index, { role, bullet, field, text, label }] of sentences.entries()) {
    if (used.has(index) || role === 'note' || bullet !== null || (field !== null && field !== 'price')) continue;
    const [, inner = '', body = text] = /^([^:：]{3,60}?)\s?[:：]\s+(.+)$/su.exec(text) ?? [];
    const head = inner === '' ? label : inner;
    // What orders the maker to show prices names none of them.
    if (role === 'direction' && (head === '' || !/\d/u.test(body))) continue;
    const items = splitItems(body, lexicon);
    // "Wednesday tomato €5.50, Thursday leek €5.20": what there is on which day.
    if (items.some((item) => readDates(item, lexicon).length > 0)) continue;
    const priced = pricedRows(reading, items);
    // "Two sizes: 250 g for €9.80 and 1 kg for €33": of two rows the head says that they are some.
    const least = headsPrices(head) || countsTwo.test(head) ? 2 : 3;
    if (
      priced === null ||
      priced.length < least ||
      !priced.every(({ cells }) => (/\d/u.test(`${cells[0]}`) ? isTag.test(`${cells[0]}`) : true))
    )
      continue;
    if (new Set(priced.map((row) => row.label.toLowerCase())).size < priced.length) continue;
    // Whose prices they are is said by the sentence that names it.
    const isHead =
      field === null && !sentences.some(({ isSubject, text: subject }) => isSubject && subject.trim() === head.trim());
    reading.found.tables.push({
      title: isHead || field === 'price' ? titleOf(say(reading, head)) : '',
      corner: '',
      cols: [],
      rows: priced,
    });
    used.add(index);
  }
}

const countsTwo = /(?<!\p{L})(?:two|zwei|deux|dos|due|dois|duas|twee|2)\s\p{L}+$/iu;

/** "There are two sizes", "Show the three plans": what there is heads its rows. */
const titleOf = (head: string) =>
  countWords(head) > 8
    ? ''
    : head.replace(
        /^(?:(?:and|then|und|dann|et|puis|ensuite|y|luego|después|e|poi|em seguida|depois),?\s)?(?:there are|we have|we offer|es gibt|wir haben|il y a|nous avons|hay|tenemos|ci sono|abbiamo|há|temos|er zijn|show|zeigt?|montrez|muestra|mostra(?:te)?|mostre|toon)\s/iu,
        '',
      );

/** A price as a tag bears it: no thousands or millions, which are sums of money that are compared. */
const isTag =
  /^\P{N}*\d{1,3}(?:[.,]\d{1,2})?(?!\d|[.,\u00a0\u202f ]\d{3})(?!\s?(?:k|K|M|m|bn|B|Mio|Mrd|Tsd|mil|tausend|thousand|million|milli)(?!\p{L}))/u;

function priceRow(reading: Reading, item: string): Table['rows'][number] | null {
  const figures = readFigures(item, reading.lexicon, [], true);
  const money = (one: (typeof figures)[number] | undefined) =>
    one !== undefined && /[$€£¥₺₪₹₩]|zł|CHF|EUR|USD|GBP/u.test(one.prefix + one.suffix);
  // "€199 for up to 4 people": what else is counted is no price.
  const price = figures.findLast(money);
  if (price === undefined || figures.filter(money).length > 1) return null;
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
  const [per = '', rest = ''] = [perOne.exec(after)?.[0] ?? '', after.slice((perOne.exec(after)?.[0] ?? '').length)];
  const name = label === '' ? behindPrice(after) : whomFor.test(rest) ? `${label}${rest}` : rest === '' ? label : '';
  const isNamed = /\p{L}{2}|^\d+(?:[.,]\d+)?\s?(?:g|l|m)$/u.test(name);
  if (/\s[–—-]\s|:\s/u.test(label) || !isNamed || countWords(name) > 8 || countWords(label) > 6) return null;
  return {
    label: say(reading, name),
    cells: [say(reading, item.slice(from, price.end + (label === '' ? 0 : per.length)).replace(/[.;,]+$/u, ''))],
  };
}

const perOne =
  /^(?:\s?\/\s?\p{L}+|(?:\s(?:an?|per|each|pro|je|par|por|al|all['’]|im|no|la|le)(?:\s\p{L}+)?){1,2})(?=$|\s)/iu;
/** "for up to 4 people": for whom a price holds. */
const whomFor = /^\s(?:for|für|pour|para|per|voor)\s\S[^.,:;]{2,40}$/iu;

/** "18 € la soirée", "£5 the evening": what a price in front is of; empty for how often or for how many. */
const behindPrice = (after: string) =>
  /^\s(?:the|für|for|pour|la|le|l['’]|les|die|der|das|el|il|lo|o|a|de|het|une?|una?|um|uma)(?:\s|(?<=['’]))[\p{L}'’ -]{2,40}$/iu
    .exec(after)?.[0]
    ?.trim() ?? '';
