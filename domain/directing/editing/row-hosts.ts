/** Where one more row could stand: lists whose rows are of its kind. */
import type { Json } from '../casting/shot.ts';
import { capital } from '../reading/phrases.ts';
import { segmentsOf } from './cut-facts.ts';
import type { EditFilm, Part } from './film-parts.ts';
import { itemsOf, titleOf } from './items.ts';
import { asRows, countedRow, dated, kindOf, priced, signOf, timed, valuedRow } from './row-text.ts';
import type { CodeElement } from './scene-code.ts';
import { textsIn } from './texts-in.ts';
import { isYear } from './years.ts';

type Row = Record<string, Json>;
export interface Host {
  part: Part;
  element: CodeElement;
  prop: string;
  rows: Json[];
  added: Json;
  /** Rows of one text, parted by commas. */
  inline?: { at: number | null; text: string };
  /** What heads it on screen. */
  heads: string[];
}

const most: Readonly<Record<string, number>> = { KpiRail: 4, Line: 8 };
export const mostRows = ({ element }: Host): number => most[element.piece] ?? 6;

export function hostsOf(part: Part, said: string, film: EditFilm): Host[] {
  const elements = part.elements ?? [];
  const kickers = elements.flatMap(({ piece, props }) =>
    ['Kicker', 'Headline', 'Marker'].includes(piece) && typeof props.text === 'string' ? [props.text] : [],
  );
  return elements.flatMap((element) => {
    const { title } = element.props;
    const heads = [...kickers, ...(typeof title === 'string' ? [title] : [])];
    const own = rowHost(part, element, said, film) ?? figureHost(part, element, said, film);
    const inline = inlineHosts(part, element, said, film);
    return inline.length > 0 ? inline : own === null ? [] : [{ ...own, heads }];
  });
}

type Found = Omit<Host, 'heads'> | null;

function rowHost(part: Part, element: CodeElement, said: string, film: EditFilm): Found {
  const { piece, props } = element;
  if (piece === 'Timeline' && Array.isArray(props.points)) {
    const rows = props.points as Row[];
    const whens = rows.map((row) => String(row.when ?? ''));
    const isOfYears = whens.every(isYear);
    const [when, label] = isOfYears ? dated(said) : timed(said);
    const labels = rows.map((row) => String(row.label ?? row.title ?? ''));
    const added = { when, label: capital(asRows(label, labels)) };
    return when === '' ? null : { part, element, prop: 'points', rows, added };
  }
  if (piece === 'Scorecard' && Array.isArray(props.rows)) {
    const [name, value] = priced(said, film);
    const rows = props.rows as Row[];
    const isPriced =
      value !== '' &&
      !/\d\P{L}*[€£$]|[€£$]\s?\d/u.test(name) &&
      rows.every(({ cells }) => Array.isArray(cells) && cells.length === 1 && sharesSign(cells[0], value));
    const label = capital(asRows(name, rows.map(titleOf), true));
    return isPriced ? { part, element, prop: 'rows', rows, added: { label, cells: [value] } } : null;
  }
  if (!['ListBuild', 'Steps', 'Chips', 'CardGrid'].includes(piece) || !Array.isArray(props.items)) return null;
  const rows = props.items;
  if (rows.some((one) => typeof one !== 'string' && (one as Row).text !== undefined)) return null;
  const kind = kindOf(said, film);
  const alike = rows.filter((one) => kindOf(titleOf(one), film) === kind).length;
  if (alike === 0 || (kind !== 'words' && alike * 2 <= rows.length)) return null;
  const text = capital(asRows(said, rows.map(titleOf)));
  return { part, element, prop: 'items', rows, added: typeof rows[0] === 'string' ? text : { title: text } };
}

/** A figure under its name, for charts and rows of figures. */
function figureHost(part: Part, element: CodeElement, said: string, film: EditFilm): Found {
  const found = itemsOf(element);
  const isFigures = found?.values.every(
    (one) => one !== null && typeof one === 'object' && 'value' in one && 'label' in one,
  );
  if (found === null || isFigures !== true) return null;
  const rows = found.values as Row[];
  const counted = element.piece === 'KpiRail' ? countedRow(said, film) : null;
  const row =
    counted === null
      ? valuedRow(said)
      : { label: counted.label, value: `${counted.prefix}${counted.value}${counted.suffix}` };
  if (row === null) return null;
  const [, prefix = '', digits = '', unit = ''] =
    /^([^\p{L}\d\s]?)(\d[\d.,\s\u00a0\u202f]*\d|\d)\s?(.*)$/u.exec(row.value) ?? [];
  const { props } = element;
  const own = (one: Row) => `${one.prefix ?? props.prefix ?? ''}${one.suffix ?? props.unit ?? ''}`.trim();
  const sign = `${prefix}${unit}`.trim();
  // Bars are measured in one unit, which their title may say; what is counted may have one of its own.
  const told = textsIn(props.title ?? '')
    .join(' ')
    .toLowerCase();
  const isMeasured = rows.every((one) => own(one) === sign || sign === '') || told.includes(sign.toLowerCase() || '\n');
  if (digits === '' || (counted === null && !isMeasured)) return null;
  const [model = {}] = rows;
  const added: Row = {
    ...('prefix' in model || (prefix !== '' && props.prefix === undefined) ? { prefix } : {}),
    value: digits,
    ...(counted !== null && counted.suffix !== ''
      ? { suffix: counted.suffix }
      : counted === null && 'suffix' in model
        ? { suffix: model.suffix ?? '' }
        : {}),
    label: capital(asRows(row.label, rows.map(titleOf))),
  };
  return { part, element, prop: found.prop, rows: [...rows], added };
}

/** "Prices: rye £4, white £3": the rows of one text, each of one kind. */
function inlineHosts(part: Part, element: CodeElement, said: string, film: EditFilm): Host[] {
  const { piece, props } = element;
  const items = piece === 'ListBuild' && Array.isArray(props.items) ? props.items : [props.text ?? null];
  const kind = kindOf(said, film);
  return items.flatMap((item, at): Host[] => {
    if (typeof item !== 'string' || piece === 'Quote') return [];
    const [, label = '', list = ''] = /^(?:([^,;:]{2,40}):\s+)?(.+?)[.]?$/u.exec(item) ?? [];
    const rows = segmentsOf(list).map(({ text }) => text);
    const isRow =
      rows.length > 1 && kind !== 'words' && kind !== 'figure' && rows.every((row) => kindOf(row, film) === kind);
    if (!isRow) return [];
    const isList = piece === 'ListBuild';
    const prop = isList ? 'items' : 'text';
    const inline = { at: isList ? at : null, text: item };
    const plain = said.replace(/\s(?:for|at|für|zu|pour|à|por|a|per)\s(?=\P{L}?\d\S*(?:\s?[€£$])?$)/iu, ' ');
    const added = asRows(plain, rows, /[€£$]|CHF|EUR/u.test(kind));
    return [{ part, element, prop, rows, added, inline, heads: label === '' ? [] : [label] }];
  });
}

/** "from CHF 95" and "CHF 15" are of one kind. */
const sharesSign = (one: Json | undefined, value: string) => signOf(one)?.endsWith(signOf(value) ?? ' ') === true;

/** The element with its rows told anew. */
export function propsWith({ element, prop, inline }: Host, rows: readonly Json[]): Record<string, Json | undefined> {
  if (inline === undefined) return { [prop]: [...rows], cues: undefined };
  const label = /^[^,;:]{2,40}:\s+/u.exec(inline.text)?.[0] ?? '';
  const stop = inline.text.endsWith('.') ? '.' : '';
  const text = `${label}${rows.join(', ')}${stop}`;
  if (inline.at === null) return { [prop]: text };
  const items = element.props[prop] as Json[];
  return { [prop]: items.map((one, at) => (at === inline.at ? text : one)) };
}
