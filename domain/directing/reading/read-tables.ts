/** Rows and columns: Markdown tables, price lists, and plans that say the same things of two or three offers. */

import type { Table } from '../brief.ts';
import { type FoundFigure, readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { unmask } from './masked-text.ts';
import { countWords, phraseSource } from './phrases.ts';
import { readPriceLines, readPriceRows } from './price-rows.ts';
import { type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { seriesOf } from './series.ts';
import { cellsOf } from './table-cells.ts';

const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/u;
const most = { rows: 18, cols: 6 };

/** Takes Markdown tables out of a masked brief; the lines that are left are read as sentences. */
export function takeMarkdown(reading: Reading, text: string): string {
  const lines = text.split('\n');
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isHead = line.includes('|') && rule.test(lines[at + 1] ?? '');
    if (!isHead) {
      left.push(line);
      continue;
    }
    let end = at + 2;
    while (end < lines.length && (lines[end] ?? '').includes('|') && end - at < most.rows + 2) end += 1;
    addMarkdown(reading, cellsOf(line), lines.slice(at + 2, end).map(cellsOf));
    left.push('');
    at = end - 1;
  }
  return left.join('\n');
}

function addMarkdown(reading: Reading, head: string[], rows: string[][]): void {
  const full = rows.filter((cells) => cells.some((cell) => cell !== ''));
  if (head.length < 2 || full.length === 0) return;
  const spoken = (cell: string | undefined) => say(reading, cell ?? '');
  const table: Table = {
    title: '',
    corner: spoken(head[0]),
    cols: head.slice(1, most.cols + 1).map(spoken),
    rows: full.map(([label, ...cells]) => ({
      label: spoken(label),
      cells: head.slice(1, most.cols + 1).map((_, index) => markOf(spoken(cells[index]))),
    })),
  };
  const items = full.map(([label, value]) => `${label} ${value}`);
  const series = head.length === 2 && full.length <= 8 ? seriesOf(head[1] ?? '', items, reading.lexicon) : null;
  if (series === null) reading.found.tables.push(table);
  else reading.found.series.push({ ...series, title: spoken(head[1]) });
}

/** A tick or a cross is drawn, not set. */
const markOf = (cell: string): string | boolean =>
  /^[✓✔✅☑]\ufe0f?$/u.test(cell) ? true : /^[✗✘❌✕☒]\ufe0f?$/u.test(cell) ? false : cell;

/** Headed lists that say the same of two or three things, and rows of prices, become tables. */
export function readTables(reading: Reading): void {
  for (const [index, one] of reading.sentences.entries()) {
    const rows = reading.used.has(index) || one.role !== 'copy' ? null : rowsOfOne(reading, one, index);
    const table = rows === null ? null : byThing(reading, rows);
    if (table === null) continue;
    reading.found.tables.push({ ...table, title: countWords(one.label) > 1 ? say(reading, one.label) : '' });
    reading.used.add(index);
  }
  const blocks = blocksOf(reading);
  for (let at = 0; at < blocks.length; at += 1) {
    const group = [4, 3, 2]
      .map((count) => blocks.slice(at, at + count))
      .find((some, step) => some.length === 4 - step && areNeighbours(some) && tableOf(reading, some) !== null);
    const table = group === undefined ? null : tableOf(reading, group);
    if (group === undefined || table === null) continue;
    // "Plan C: €79, unlimited": two of three that begin alike are no pair.
    const next = blocks[at + group.length];
    if (
      group.length === 2 &&
      next !== undefined &&
      areNeighbours([...group, next]) &&
      beginsAlike(reading, group, next)
    )
      continue;
    if (!takeSides(reading, group, table)) reading.found.tables.push(table);
    for (const { indices } of group) for (const index of indices) reading.used.add(index);
    at += group.length - 1;
  }
  readPriceRows(reading);
  readPriceLines(reading);
}

/** "Heat pump: 4x efficiency, €12,000": a row of two that has no name is said on its side, as the brief says it. */
function takeSides({ found, held }: Reading, group: readonly Block[], { rows, cols }: Table): boolean {
  if (group.length !== 2 || cols.length !== 2 || found.comparison !== null || rows.every(({ label }) => label !== ''))
    return false;
  const [left, right] = group.map(({ title, items }) => ({
    title: unmask(title, held),
    items: items.slice(0, 4).map((item) => unmask(item, held)),
  }));
  if (left === undefined || right === undefined || group.some(({ items }) => items.length > 4)) return false;
  found.comparison = [left, right];
  return true;
}

interface Block {
  title: string;
  items: string[];
  indices: number[];
}

/** "Starter: €9 a month, 3 projects", or the same as bullets below "Starter:". */
function blocksOf({ sentences, used, lexicon }: Reading): Block[] {
  const blocks: Block[] = [];
  for (const [index, one] of sentences.entries()) {
    if (used.has(index) || one.role !== 'copy' || one.bullet !== null) continue;
    const bullets = one.text === '' && one.label !== '' ? bulletsAfter(sentences, index) : [];
    const items = bullets.length > 0 ? bullets.map(({ text }) => text) : splitItems(one.text, lexicon);
    const isKnown = one.field !== null && one.field !== 'list';
    if (items.length < 2 || items.length > 6 || isKnown || countWords(one.label) > 4) continue;
    blocks.push({ title: one.label, items, indices: [index, ...bullets.map((_, at) => index + 1 + at)] });
  }
  return blocks;
}

/** "Solo 9 €/month with 1 seat; Team 29 €/month with 10 seats": what is said of each thing between two semicolons. */
function rowsOfOne({ lexicon }: Reading, { text }: Sentence, index: number): Block[] | null {
  const parts = text.replace(/[.]$/u, '').split(/;\s+(?:(?:and|und|et|y|e|en)\s)?/u);
  if (parts.length < 2 || parts.length > 4) return null;
  const joints = phraseSource([
    ...lexicon.and,
    'with',
    'plus',
    'incl',
    'mit',
    'avec',
    'con',
    'com',
    'met',
    'for',
    'für',
  ]);
  const blocks = parts.map((part) => {
    const [, title = '', rest = ''] =
      /^((?:[^\d\s,;:]+\s?){1,3}?)(?:\s?[:,–—-])?\s+(?=(?:from |ab |à partir de |desde |da |vanaf )?[$€£¥]?\d)(.+)$/su.exec(
        part,
      ) ?? [];
    return {
      title,
      items: rest.split(new RegExp(`,\\s+(?:(?:${joints})\\s)?|\\s(?:${joints})\\s`, 'iu')),
      indices: [index],
    };
  });
  const count = blocks[0]?.items.length ?? 0;
  return count >= 2 && blocks.every(({ title, items }) => title !== '' && items.length === count) ? blocks : null;
}

function bulletsAfter(sentences: readonly Sentence[], index: number): Sentence[] {
  let end = index + 1;
  while (sentences[end]?.bullet === 'plain') end += 1;
  return sentences.slice(index + 1, end);
}

const areNeighbours = (blocks: readonly Block[]) =>
  blocks.every(
    ({ indices, items }, at) =>
      at === 0 ||
      (indices[0] === (blocks[at - 1]?.indices.at(-1) ?? 0) + 1 && items.length === blocks[0]?.items.length),
  );

const beginsAlike = (reading: Reading, [first]: readonly Block[], next: Block) =>
  rowOf(reading, [first?.items[0] ?? '', next.items[0] ?? '']) !== null;

const tableOf = (reading: Reading, blocks: readonly Block[]): Table | null =>
  byThing(reading, blocks) ?? byMeasure(reading, blocks);

/** Every block speaks of one thing; its items measure it in the same order. */
function byThing(reading: Reading, blocks: readonly Block[]): Table | null {
  if (blocks.some(({ title }) => title === '')) return null;
  const [first] = blocks;
  const rows = (first?.items ?? []).map((_, at) =>
    rowOf(
      reading,
      blocks.map(({ items }) => items[at] ?? ''),
    ),
  );
  const shared = rows.filter((row) => row !== null);
  if (shared.length < 2 || shared.length < rows.length) return null;
  return { title: '', corner: '', cols: blocks.map(({ title }) => say(reading, title)), rows: shared };
}

/** "Basic €19.90, Plus €29.90. Speeds: Basic 50 Mbit/s, Plus 250 Mbit/s": every block is a measure of the same things. */
function byMeasure(reading: Reading, blocks: readonly Block[]): Table | null {
  const { lexicon } = reading;
  const parted = blocks.map(({ items }) => items.map((item) => partsOf(item, readFigures(item, lexicon, [], true))));
  const heads = parted[0]?.map((part) => part?.rest.toLowerCase() ?? '') ?? [];
  const isShared = parted.every((row) =>
    row.every((part, at) => part !== null && part.rest !== '' && part.rest.toLowerCase() === heads[at]),
  );
  if (!isShared || heads.length > 3 || new Set(heads).size < heads.length) return null;
  return {
    title: '',
    corner: '',
    cols: (parted[0] ?? []).map((part) => say(reading, part?.rest ?? '')),
    rows: blocks.map(({ title }, at) => ({
      label: say(reading, title),
      cells: (parted[at] ?? []).map((part) => say(reading, part?.figure ?? '')),
    })),
  };
}

/** The words that cells of a row share are its label; null where they share none. */
function rowOf(reading: Reading, items: readonly string[]): Table['rows'][number] | null {
  const figures = items.map((item) => partsOf(item, readFigures(item, reading.lexicon, [])));
  const label = figures.map((part) => part?.rest ?? '').sort((a, b) => b.length - a.length)[0] ?? '';
  const isMeasured = figures.every((part) => part !== null && stemOf(part.rest) === stemOf(label));
  // "9 €/month" is a price as it stands.
  if (isMeasured && label.startsWith('/')) return { label: '', cells: items.map((item) => say(reading, item)) };
  if (isMeasured) return { label: say(reading, label), cells: figures.map((part) => say(reading, part?.figure ?? '')) };
  const words = items.map((item) => item.split(/\s+/u));
  const tails = words.map((one) => one.at(-1) ?? '').sort((a, b) => b.length - a.length);
  const isTail = words.every((one) => one.length > 1 && stemOf(one.at(-1) ?? '') === stemOf(tails[0] ?? ''));
  if (!isTail) return null;
  // "8,400 kWh of gas a year" measures by the year: its cells keep all of it.
  if (words.some((one) => /^(?:an?|per|pro|im|par|por|al?|je)$/iu.test(one.at(-2) ?? '')))
    return { label: '', cells: items.map((item) => say(reading, item)) };
  return {
    label: say(reading, tails[0] ?? ''),
    cells: words.map((one) => say(reading, one.slice(0, -1).join(' '))),
  };
}

/** "seat" and "seats" are one measure. */
const stemOf = (words: string) => words.toLowerCase().replace(/(?<=\p{L}{3})(?:e?s|e?n|e|i)$/u, '');

/** The one figure of an item and the words around it. */
function partsOf(item: string, figures: readonly FoundFigure[]): { figure: string; rest: string } | null {
  const [one, more] = figures;
  if (one === undefined || more !== undefined) return null;
  const rest = `${item.slice(0, one.start)} ${item.slice(one.end)}`
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:–—-]+|[\s:–—.-]+$/gu, '');
  return { figure: item.slice(one.start, one.end).trim(), rest };
}
