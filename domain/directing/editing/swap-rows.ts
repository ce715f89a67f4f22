/** Two rows of one list in each other's place, by words that each of them has. */
import type { Json } from '../casting/shot.ts';
import { segmentsOf } from './cut-facts.ts';
import type { Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { itemsOf, titleOf, withElement } from './items.ts';
import { kindOf } from './row-text.ts';
import { type CodeElement, withProps } from './scene-code.ts';
import { flat } from './stems.ts';

interface Rows {
  part: Part;
  element: CodeElement;
  at: readonly [number, number];
  props: (from: number, to: number) => Record<string, Json>;
}

/** Null where the words name no two rows of one list, or of several. */
export function swapRows(film: EditFilm, one: Target, other: Target): EditFilm | null {
  if (one.by !== 'words' || other.by !== 'words') return null;
  const found = partFilm(film).parts.flatMap((part) =>
    (part.elements ?? []).flatMap((element) => rowsIn(part, element, [one.words, other.words], film)),
  );
  const [only, more] = found;
  if (only === undefined || more !== undefined) return null;
  const { part, element, at, props } = only;
  return withElement(film, part, element, withProps(element, props(at[0], at[1])));
}

function rowsIn(part: Part, element: CodeElement, words: readonly [string, string], film: EditFilm): Rows[] {
  const { rows, items, text } = element.props;
  const list = element.piece === 'Scorecard' && Array.isArray(rows) ? { prop: 'rows', values: rows } : itemsOf(element);
  const at = list === null ? null : placesIn(list.values.map(titleOf), words);
  if (list !== null && at !== null)
    return [{ part, element, at, props: (from, to) => ({ [list.prop]: exchanged(list.values, from, to) }) }];
  const texts = Array.isArray(items) ? items : [text ?? null];
  return texts.flatMap((line, index): Rows[] => {
    const swapped = typeof line === 'string' && element.piece !== 'Quote' ? swappedIn(line, words, film) : null;
    if (swapped === null) return [];
    const props = (): Record<string, Json> =>
      Array.isArray(items)
        ? { items: items.map((item, other) => (other === index ? swapped : item)) }
        : { text: swapped };
    return [{ part, element, at: [0, 0], props }];
  });
}

/** Which two rows have these words, each of them alone. */
function placesIn(rows: readonly string[], words: readonly [string, string]): readonly [number, number] | null {
  const [first, second] = words.map((said) =>
    rows.flatMap((row, at) => (` ${flat(row)} `.includes(` ${flat(said)} `) ? [at] : [])),
  );
  const [one, other] = [first?.[0], second?.[0]];
  const isSure = first?.length === 1 && second?.length === 1 && one !== other;
  return isSure && one !== undefined && other !== undefined ? [one, other] : null;
}

const exchanged = <Value>(values: readonly Value[], from: number, to: number): Value[] =>
  values.map((value, at) => (at === from ? values[to] : at === to ? values[from] : value) as Value);

/** "Prices: rye £4, white £3": two rows of one text that are of one kind. */
function swappedIn(line: string, words: readonly [string, string], film: EditFilm): string | null {
  const label = /^[^,;:]{2,40}:\s+/u.exec(line)?.[0] ?? '';
  const stop = /[.!?…]+$/u.exec(line)?.[0] ?? '';
  const segments = segmentsOf(line.slice(label.length, line.length - stop.length));
  const texts = segments.map(({ text }) => text);
  const at = placesIn(texts, words);
  const [kind] = texts.map((text) => kindOf(text, film));
  if (at === null || kind === 'words' || texts.some((text) => kindOf(text, film) !== kind)) return null;
  return `${label}${exchanged(texts, ...at)
    .map((text, index) => `${segments[index]?.joint ?? ''}${text}`)
    .join('')}${stop}`;
}
