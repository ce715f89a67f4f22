/** Words of a storyboard that nobody quotes: titles and lines, parted by strokes, with the rows that they head. */
import { splitAtStops } from '../reading/stops.ts';
import { stagedFigure, stagedWords } from '../unwrapping/staged-words.ts';
import type { BoardLine, LineRole } from './board.ts';
import type { LabelRole } from './board-labels.ts';
import { rowsIn } from './rows-and-items.ts';

export const plainRoles = new Set<LabelRole>([
  'title',
  'line',
  'figure',
  'quote',
  'who',
  'call',
  'address',
  'left',
  'right',
]);

/** Words that nobody quotes. */
export function plainOf(role: LabelRole | null, told: string, isCounted: boolean): BoardLine[] {
  const text = role === null ? staged(told) : told;
  if (text === '') return [];
  const parts = text
    .split(/\s+(?:\/|\|)\s+|\s*·\s*/u)
    .map((part) => part.trim().replace(/^[–—-]\s+/u, ''))
    .filter(Boolean);
  const rows = parts.length >= 2 ? rowsIn(text) : [];
  if (rows.length >= 2) return rows;
  const headed = parts.length === 1 ? headedRows(text) : [];
  if (headed.length > 0) return headed;
  const kind: LineRole = role === null || !plainRoles.has(role) ? 'title' : (role as LineRole);
  return parts.map((part, at) => {
    const own = kind === 'quote' ? part : stopless(part);
    if (at > 0) return { role: kind === 'left' || kind === 'right' ? kind : 'line', text: own };
    return {
      role: kind === 'title' && role === null && isCounted && /\d/u.test(own) ? 'figure' : kind,
      text: own,
    };
  });
}

/** "Headline types on: Where does rain go?": how words come is told to the maker. */
const staged = (text: string): string =>
  splitAtStops(text)
    .map((sentence) => stagedFigure(sentence) || stagedWords(sentence))
    .filter(Boolean)
    .join(' ');

/** "Where your dollar goes. Roof repair 55%, Vet care 25%", "Depths as bars: Toddler pool 0.4 m, Main pool 1.2 m" */
function headedRows(text: string): BoardLine[] {
  const found = /^([^:.!?]{3,60}[:.!?])\s+(\S.*)$/su.exec(text);
  const rows = rowsIn(found?.[2] ?? '');
  const counts = (found?.[2] ?? '').split(/,\s+|\s+(?:and|und|et|y|e|en)\s+(?=\d)/u);
  // "Key figures: 30 speakers, 12 workshops": each figure with what it counts.
  if (rows.length < 2 && counts.length >= 2 && counts.every((one) => counted.test(one) && !month.test(one)))
    return [
      { role: 'title', text: (found?.[1] ?? '').replace(/\s*[:.]$/u, '') },
      ...counts.map((one) => ({ role: 'item' as const, text: stopless(one) })),
    ];
  const head = (found?.[1] ?? '').replace(/[:.]$/u, '');
  if (rows.length < 2) return [];
  const isDrawing = /(?<!\p{L})(?:bars?|chart|balken|barras?|barres|staven|graph)(?!\p{L})/iu.test(head);
  return [...(isDrawing ? [] : [{ role: 'title' as const, text: head }]), ...rows];
}

const month = /\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?$/iu;
const counted = /^\P{L}{0,2}\d[\d.,]*(?:\s\d{3})*\s?(?:%|\p{L}{1,3})?\s\p{L}[\p{L} '’-]{2,32}\.?$/u;

/** A stop that ends no sentence but a title. */
export const stopless = (text: string) => (/[.!?]\s/u.test(text) ? text : text.replace(/(?<!\.)\.$/u, ''));
