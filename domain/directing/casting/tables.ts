/** Rows of a list that a rail of dates or a small table shows better than lines. */
import type { Brief, List, Table } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates, readTimes } from '../reading/dates.ts';
import { phraseSource } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import { raised } from './pieces.ts';
import { readingTime, type Shot } from './shot.ts';

/** "1885: the safety bicycle", "Monday – Ribollita": every item hangs on a date of its own. */
export function isDatedList({ items }: List, brief: Brief): boolean {
  const isDate = (title: string) =>
    /^(?:c(?:a|irca)?\.?\s)?\d{4}s?$/iu.test(title) ||
    readTimes(title).some(({ text }) => text.length >= title.length) ||
    readDates(title, lexiconOf(brief.language)).some(({ text }) => {
      const rest = title.replace(/\.$/u, '').slice(text.length).trim();
      // "Sat 7 Nov 22:00"
      return title.startsWith(text) && (rest === '' || readTimes(rest).some((time) => time.text === rest));
    });
  return (
    items.length >= 3 && items.length <= 12 && items.every(({ title, text }) => text !== undefined && isDate(title))
  );
}

export function timeline(caster: Caster, { items }: List): Shot {
  const points = items.map(({ title, text = '' }) => ({ when: title, label: raised(caster, text) }));
  const words = points.flatMap(({ when, label }) => [when, label]);
  return {
    piece: 'Timeline',
    props: { points },
    words,
    need: needOf(
      caster,
      points.map(({ when, label }) => `${when} ${label}`),
    ),
  };
}

/** "Beds: 4", "Garden: faces west": what a few words say of each name, in no order of their own. */
export const areFacts = ({ items, ordered }: List): boolean =>
  !ordered && items.length >= 3 && items.every(({ text }) => text !== undefined && text.length <= 26);

interface ScoreRow {
  label: string;
  cells: (string | boolean)[];
}

/** "running cost 780 € vs 1,340 € a year": a list of which every item measures both sides. */
export function scoredList(brief: Brief): { list: List; rows: ScoreRow[] } | null {
  if (brief.comparison === null) return null;
  const versus = phraseSource(lexiconOf(brief.language).versus);
  const row = new RegExp(`^(\\D{2,40}?):?\\s(\\S*\\d.*?),?\\s(?:${versus})\\s(\\S*\\d.*)$`, 'iu');
  for (const list of brief.lists) {
    const found = list.items.map(({ title, text }) => row.exec(text === undefined ? title : `${title}: ${text}`));
    if (list.items.length < 2 || list.items.length > 4 || found.some((match) => match === null)) continue;
    const rows = found.map((match) => ({
      label: match?.[1] ?? '',
      cells: [match?.[2] ?? '', match?.[3] ?? ''] as [string, string],
    }));
    return { list, rows };
  }
  return null;
}

/** A table in pictures of at most six rows and three columns of values, the labels standing in each. */
export function tableShots(caster: Caster, { corner, cols, rows }: Table): Shot[] {
  const size = Math.ceil(rows.length / Math.ceil(rows.length / 6));
  const width = Math.max(1, Math.ceil(cols.length / Math.ceil(cols.length / 3)));
  const shots: Shot[] = [];
  for (let at = 0; at < rows.length; at += size)
    for (let left = 0; left < Math.max(1, cols.length); left += width) {
      const part = rows.slice(at, at + size);
      const cut = part.map(({ label, cells }) => ({
        label,
        cells: cols.length === 0 ? cells : cells.slice(left, left + width),
      }));
      shots.push(scorecard(caster, cols.slice(left, left + width), cut, corner));
    }
  return shots;
}

export function scorecard(caster: Caster, heads: readonly string[], rows: readonly ScoreRow[], corner = ''): Shot {
  const cols = heads.map((head) => raised(caster, head));
  const said = rows.map(({ label, cells }) => ({
    label: raised(caster, label),
    cells: cells.map((cell) => (typeof cell === 'string' && !/\d/u.test(cell) ? raised(caster, cell) : cell)),
  }));
  const spoken = (cells: readonly (string | boolean)[]) => cells.filter((cell) => typeof cell === 'string');
  const words = [...cols, corner, ...said.flatMap(({ label, cells }) => [label, ...spoken(cells)])].filter(
    (word) => word !== '',
  );
  return {
    piece: 'Scorecard',
    props: { cols, rows: said, ...(corner === '' ? {} : { corner: raised(caster, corner) }) },
    words,
    need: needOf(caster, [cols.join(' '), ...said.map(({ label, cells }) => `${label} ${spoken(cells).join(' ')}`)]),
  };
}

/** Rows of things and what each of them costs. */
export const isPriceTable = ({ piece, props, words }: Shot): boolean =>
  piece === 'Scorecard' &&
  Array.isArray(props.cols) &&
  props.cols.length === 0 &&
  words.filter((word) => /[$€£¥₹]\s?\d|\d\s?(?:[$€£¥₹]|CHF|EUR|USD|zł|kr)/u.test(word)).length >= 2;

const needOf = ({ energy }: Caster, lines: readonly string[]) =>
  Math.ceil(
    lines.reduce(
      (sum, line) => sum + readingTime(line, energy) * 0.85,
      { calm: 94, balanced: 72, energetic: 52 }[energy],
    ),
  );
