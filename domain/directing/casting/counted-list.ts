import type { Figure, List } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { bounded } from '../reading/bounds.ts';
import { readFigures } from '../reading/figures.ts';
import { countWords } from '../reading/phrases.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';
import { lineShots } from './statement-beats.ts';

/**
 * "Year in numbers: 61.4 million trips, 94.1 % on time, 212 trams": items that lead with a figure are counted up in
 * rows of at most four, the others are said as lines. Null where fewer than two thirds of a list are such.
 */
export function countedList(caster: Caster, { items, title }: List): Beat[] | null {
  // Half a cabbage is never counted up.
  if (items.some((item) => /[½⅓⅔¼¾⅛]/u.test(item.title))) return null;
  const read = items.map((item) => ({
    item,
    figure: item.text === undefined ? figureOf(caster, item.title) : figureBehind(caster, item.title, item.text),
  }));
  const figures = read.flatMap(({ figure }) => (figure === null ? [] : [figure]));
  // What has a head of its own stays together: cumin is one of the ingredients.
  if (title !== '' && figures.length < items.length) return null;
  if (figures.length < 3 || figures.length * 3 < items.length * 2) return null;
  const lines = read.filter(({ figure }) => figure === null).map(({ item }) => item);
  return [
    ...railsOf(figures).map((rail) =>
      makeBeat('figures', 9, [
        rail.length === 1 && rail[0] !== undefined ? cast.counter(caster, rail[0]) : cast.kpiRail(caster, rail),
      ]),
    ),
    // They belong to the row: a film does not open with them.
    ...lines.map(({ title: said, text }, index) =>
      makeBeat('list', 8, lineShots(caster, text === undefined ? said : `${said}: ${text}`, index, 'launch')),
    ),
  ];
}

/** Of many figures the first stands alone, the others in rows of three or four. */
function railsOf(figures: readonly Figure[]): Figure[][] {
  const [first, ...others] = figures;
  if (first === undefined || figures.length <= 4) return [[...figures]];
  const rows = Math.ceil(others.length / 4);
  const size = Math.ceil(others.length / rows);
  return [[first], ...Array.from({ length: rows }, (_, row) => others.slice(row * size, (row + 1) * size))];
}

/** "Talks: 58": what is counted stands before its colon, and nothing but the figure behind it. */
function figureBehind({ brief }: Caster, title: string, text: string): Figure | null {
  const [one, more] = readFigures(text, lexiconOf(brief.language), [], true);
  if (one === undefined || more !== undefined || countWords(title) > 6) return null;
  const { start, end, ...figure } = one;
  return text.slice(0, start).trim() === '' && text.slice(end).trim() === '' ? { ...figure, label: title } : null;
}

/** The figure that an item leads with, and all else that it says as its label. */
function figureOf({ brief }: Caster, text: string): Figure | null {
  const [one, more] = readFigures(text, lexiconOf(brief.language), [], true);
  if (one === undefined) return null;
  const before = text.slice(0, one.start);
  const rest = text.slice(one.end).trim();
  // "4,860 hours": what is counted is the unit itself.
  const unit = rest === '' && /^\s\p{L}{3,}$/u.test(one.suffix) ? one.suffix.trim() : '';
  const label = unit || rest;
  const isCode = /^[A-Z]{3}\s$/u.test(before) || bounded(before, before.length, { prefix: '' }).prefix === before;
  if ((before.trim() !== '' && !isCode) || !/\p{L}{2}/u.test(label) || countWords(label) > 6) return null;
  // "−30 °C to +50 °C" is one figure of two.
  if (more !== undefined && !/^\(/u.test(text.slice(text.indexOf(label)).replace(/^[^(]*/u, ''))) return null;
  const { start: _, end: __, ...figure } = one;
  const suffix = unit === '' ? figure.suffix : '';
  return { ...figure, suffix, prefix: `${isCode ? before : ''}${figure.prefix}`, label };
}
