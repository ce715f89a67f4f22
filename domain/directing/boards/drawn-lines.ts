/** Lines of a scene that a piece draws: a quotation, a chart, two sides, a list, a figure. */

import type { Figure } from '../brief.ts';
import type { Caster } from '../casting/pieces.ts';
import * as cast from '../casting/pieces.ts';
import type { BeatKind, Shot } from '../casting/shot.ts';
import { scorecard, tableShots } from '../casting/tables.ts';
import { parseNumber } from '../reading/figures.ts';
import { cellsOf } from '../reading/table-cells.ts';
import type { BoardLine, LineRole } from './board.ts';

export interface DrawnLines {
  kind: BeatKind;
  shot: Shot;
  /** The lines that the piece shows. */
  lines: BoardLine[];
  /** What one picture has no room for. */
  more?: Shot[];
}

/** The piece of a scene; null where it is words alone. */
export function drawnLines(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  return (
    table(caster, lines) ??
    command(caster, lines) ??
    quotation(caster, lines) ??
    chart(caster, lines) ??
    sides(caster, lines) ??
    list(caster, lines) ??
    figure(caster, lines)
  );
}

const of = (lines: readonly BoardLine[], ...roles: LineRole[]) => lines.filter(({ role }) => roles.includes(role));

/** Rows with more than one cell each; its first row heads them. */
function table(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const cells = of(lines, 'cells');
  const [head, ...rows] = cells.map(({ text }) => cellsOf(text));
  if (head === undefined || rows.length === 0) return null;
  const [corner = '', ...cols] = head;
  const said = rows.map(([label = '', ...values]) => ({ label, cells: values }));
  const [shot, ...more] = tableShots(caster, { title: '', corner, cols, rows: said });
  return shot === undefined ? null : { kind: 'list', shot, lines: cells, more };
}

function command(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const typed = of(lines, 'command');
  if (typed.length === 0) return null;
  const said = typed.map(({ text }) => (text.startsWith('$') ? text : `$ ${text}`));
  return { kind: 'command', shot: cast.terminal(caster, said, ''), lines: typed };
}

function quotation(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const [quote] = of(lines, 'quote');
  if (quote === undefined) return null;
  const signers = of(lines, 'who');
  // "Nerea Cifuentes, 1.º B": behind the name stands what that person is.
  const [who = '', ...rest] = signers.flatMap(({ text }) => text.split(/,\s+/u));
  const shot = cast.quote(caster, { text: quote.text, who, role: rest.join(', ') });
  return { kind: 'quote', shot, lines: [quote, ...signers] };
}

/** Bars where all rows measure in one unit, else each row with what it measures. */
function chart(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const rows = of(lines, 'row');
  if (rows.length < 2) return null;
  const heads = of(lines, 'title').slice(0, 1);
  const title = heads[0]?.text ?? '';
  const figures = rows.map(({ value = '' }) => partsOf(value));
  const units = new Set(figures.map((one) => (one === null ? '?' : `${one.prefix}|${one.suffix.trim()}`)));
  const [first] = figures;
  if (units.size > 1 || units.has('?') || first == null) {
    const items = rows.map(({ text, value }) => ({ title: text, text: value ?? '' }));
    return { kind: 'list', shot: cast.cardGrid(caster, { title: '', ordered: false, items }), lines: rows };
  }
  if (arePrices(rows)) {
    const cells = rows.map(({ text, value = '' }) => ({ label: text, cells: [value] }));
    return { kind: 'list', shot: scorecard(caster, [], cells), lines: rows };
  }
  const unit = first.suffix.trim();
  const points = rows.map(({ text }, at) => ({ label: text, value: figures[at]?.value ?? '' }));
  const isApart = /\d\s\p{L}/u.test(rows[0]?.value ?? '');
  const series = { title, prefix: first.prefix, unit: isApart ? ` ${unit}` : unit, points };
  const shot = cast.chart(caster, { ...series, dated: false, whole: false, form: 'bars' });
  return { kind: 'series', shot, lines: [...heads, ...rows] };
}

/** "adults £11, children £5": what things cost is read, and compared by size only where a chart is asked for. */
const arePrices = (rows: readonly BoardLine[]): boolean =>
  rows.every(
    ({ text, value = '', isSure }) =>
      isSure !== true &&
      !/\d/u.test(text) &&
      /^(?:[€$£]\s?\d{1,3}(?:[.,]\d\d)?|\d{1,3}(?:[.,]\d\d)?\s?[€$£])$/u.test(value),
  );

function sides(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const [left, right] = [of(lines, 'left'), of(lines, 'right')];
  const [one, other] = [left[0], right[0]];
  if (one === undefined || other === undefined) return null;
  const all = [...left, ...right];
  const side = ([head, ...rest]: BoardLine[]) => ({ title: head?.text ?? '', items: rest.map(({ text }) => text) });
  const pair = [side(left), side(right)];
  const counts = pair.map(({ items }) => (items.length === 1 ? partsOf(items[0] ?? '') : null));
  // "Q3 2023: 41 days": one figure on each side is what is compared.
  if (counts.every((one) => one !== null)) {
    const figures = pair.map(({ title }, at) => ({ ...(counts[at] as Counted), label: title, trend: 0 as const }));
    return { kind: 'figures', shot: cast.kpiRail(caster, figures), lines: all };
  }
  if (pair.every(({ items }) => items.length === 1)) {
    const cards = pair.map(({ title, items }) => ({ title, text: items[0] ?? '' }));
    return { kind: 'list', shot: cast.cardGrid(caster, { title: '', ordered: false, items: cards }), lines: all };
  }
  if (left.length > 1 && right.length > 1)
    return { kind: 'compare', shot: cast.compare(caster, [side(left), side(right)], 'none'), lines: all };
  const items = all.map(({ text }) => ({ title: text }));
  return { kind: 'list', shot: cast.cardGrid(caster, { title: '', ordered: false, items }), lines: all };
}

function list(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const points = of(lines, 'item');
  if (points.length < 2 || points.length > 6) return null;
  const heads = of(lines, 'title').slice(0, 1);
  const counts = points.map(countOf);
  if (points.length <= 4 && counts.every((one) => one !== null))
    return { kind: 'figures', shot: cast.kpiRail(caster, counts as Figure[]), lines: points };
  const items = points.map(({ text, value }) => ({ title: value === undefined ? text : `${value} ${text}` }));
  const shot = cast.listBuild(caster, { title: heads[0]?.text ?? '', ordered: false, items });
  return { kind: 'list', shot, lines: [...heads, ...points] };
}

/** What a point counts: the figure that its label stands beside, or the one that it begins with. */
function countOf({ text, value }: BoardLine): Figure | null {
  const parts = value === undefined ? null : partsOf(value);
  return parts === null || text.length > mostInLabel ? counted(text) : { ...parts, label: text, trend: 0 };
}
const mostInLabel = 36;

/** "30 speakers", "2.5 % interest", "500 g flour": a figure and what it counts; null for a point that says more. */
function counted(text: string): Figure | null {
  const [, prefix = '', value = '', sign = '', label = ''] =
    /^([^\p{L}\d]{0,2})(\d[\d.,]*(?:[\s\u00a0]\d{3})*)(\s?(?:%|(?:m?g|kg|[mcd]?l|[cmk]?m|h|t|°C|k?Wh?)(?=\s)))?\s(\p{L}[\p{L} '’-]{2,32}(?:\s(?:1[5-9]|20)\d\d)?)$/u.exec(
      text,
    ) ?? [];
  return value === '' ? null : { prefix, value, suffix: sign, label, trend: 0 };
}

/** A figure counts, over what it counts. */
function figure(caster: Caster, lines: readonly BoardLine[]): DrawnLines | null {
  const [count, more] = of(lines, 'figure');
  if (count === undefined || more !== undefined) return null;
  const [was] = of(lines, 'was');
  if (was !== undefined) return change(caster, lines, count, was);
  const parts = partsOf(count.text);
  if (parts === null) return null;
  const [label] = of(lines, 'line');
  const shot = cast.counter(caster, { ...parts, label: label?.text ?? '', trend: 0 });
  return { kind: 'figures', shot, lines: label === undefined ? [count] : [count, label] };
}

interface Counted {
  prefix: string;
  value: string;
  suffix: string;
}

/** "$48,000", "1 640", "41 days": one figure with what stands before and behind it; null for any other text. */
function partsOf(text: string): Counted | null {
  const [, prefix = '', value = '', suffix = ''] =
    /^([^\p{L}\d]{0,3})(\d[\d.,\u00a0\u202f]*(?:[\s\u00a0\u202f]\d{3})*)(.*)$/u.exec(text) ?? [];
  return value === '' || /\d/u.test(suffix) || suffix.length > 14 ? null : { prefix, value: value.trim(), suffix };
}

/** "31 s" that is "9 s" now. */
function change(caster: Caster, lines: readonly BoardLine[], now: BoardLine, was: BoardLine): DrawnLines {
  const [label] = of(lines, 'line', 'title');
  const size = (text: string) => parseNumber(/\d[\d.,]*/u.exec(text)?.[0] ?? '0');
  const better = size(now.text) >= size(was.text) ? ('up' as const) : ('down' as const);
  const shot = cast.delta(caster, { before: was.text, after: now.text, label: label?.text ?? '', better });
  return { kind: 'change', shot, lines: label === undefined ? [now, was] : [now, was, label] };
}
