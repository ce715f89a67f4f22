/** Several lines that one stretch holds: rows with what they measure, or points of a list. */
import type { BoardLine } from './board.ts';
import { type Held, heldBy, markIn, unheld } from './quoted-marks.ts';
import { itemsIn, rowOf, rowsIn } from './rows-and-items.ts';

/** The rows or points of a stretch behind a label that says which. */
export function severalOf(role: 'items' | 'rows', text: string, held: readonly Held[]): BoardLine[] {
  // "`Tidal` → `29%`; `Wind` → `13%`"
  const told = [...text.matchAll(/([\ue000-\uf8ff])\s*(?:→|->|=>|=|:)\s*([\ue000-\uf8ff])/gu)].map(
    ([, label = '', value = '']): BoardLine => ({
      role: 'row',
      text: heldBy(label, held).text,
      value: heldBy(value, held).text,
    }),
  );
  if (told.length >= 2 && told.every(({ value = '' }) => /\d/u.test(value))) return told;
  const pairs = valuedMarks(text, held);
  if (pairs.length >= 2) return pairs;
  const quoted = [...text.matchAll(markIn)].map(([mark]) => heldBy(mark, held).text);
  if (quoted.length >= 2) {
    const rows = quoted.map(rowOf);
    return role === 'rows' && rows.every((one) => one !== null) ? (rows as BoardLine[]) : quoted.map(asItem);
  }
  const plain = unheld(text, held);
  const rows =
    rowsIn(plain).length > 0 ? rowsIn(plain) : rowsIn(plain.split(/(?<=[^\s.]{2})\.\s+(?=\p{Lu})/u)[0] ?? '');
  if (
    rows.length > 0 &&
    (role === 'rows' || rows.every(({ value = '' }) => /\d/u.test(value) && !/^\d{1,2}$/u.test(value)))
  )
    return rows;
  const one = role === 'rows' ? rowOf(plain) : null;
  return one === null ? itemsIn(plain, true).map(asItem) : [one];
}

/** One point of a list. */
export const asItem = (text: string): BoardLine => ({ role: 'item', text });

/** `"In the car" 47%, "Doing dishes" 31%` */
export function valuedMarks(text: string, held: readonly Held[]): BoardLine[] {
  const found = [
    ...text.matchAll(/([\ue000-\uf8ff])\s*[:–—=-]?\s*(\P{L}?\d[\d.,]*(?:\s?(?:%|\p{L}{1,8}))?)\s*(?=[,;/|.]|$)/gu),
  ];
  const [only, more] = found;
  // `“New this year”: 12 February, Repair café begins; …`: over a list stands its head.
  if (
    only !== undefined &&
    more === undefined &&
    /^[,;]\s*[^\s\ue000-\uf8ff]/u.test(text.slice(only.index + only[0].length))
  )
    return [];
  return found.map(([, mark = '', value = '']) => ({ role: 'row', text: heldBy(mark, held).text, value }));
}
