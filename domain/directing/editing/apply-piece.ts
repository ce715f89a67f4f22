/** What a part lists, shown by another piece: bars as a list, a list as numbered steps. */
import type { Json } from '../casting/shot.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readFigures } from '../reading/figures.ts';
import { capital } from '../reading/phrases.ts';
import { boxOf } from './carry.ts';
import type { Edit, ListingPiece } from './edit.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { withElement } from './items.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement } from './scene-code.ts';

/** One row as a list says it, and as a chart draws it where it has a figure. */
interface Row {
  said: string;
  label: string;
  value: string;
  /** Before and after the value. */
  prefix: string;
  unit: string;
}

const listings: Readonly<Record<string, string>> = {
  ...{ ListBuild: 'items', Steps: 'items', Chips: 'items', CardGrid: 'items', KpiRail: 'items' },
  ...{ Bars: 'data', Line: 'data', Donut: 'parts', Scorecard: 'rows', Timeline: 'points' },
};

export function applyPiece(film: EditFilm, { target, piece }: Extract<Edit, { kind: 'piece' }>): EditFilm {
  const hosts = findTarget(partFilm(film), target).parts.flatMap((part) =>
    (part.elements ?? []).flatMap((element) => {
      const rows = rowsOf(element, film);
      return rows === null ? [] : [{ part, element, rows }];
    }),
  );
  const [host, more] = hosts;
  if (host === undefined) throw refuseEdit('That part has no list, figures or chart that could be shown otherwise.');
  if (more !== undefined) throw refuseEdit('Several lists or charts could be meant. Say which scene, by its number.');
  if (host.element.piece === piece) throw refuseEdit('It is shown so already.');
  return withElement(film, host.part, host.element, ...shownAs(piece, host.element, host.rows));
}

function rowsOf({ piece, props }: CodeElement, film: EditFilm): Row[] | null {
  const values = props[listings[piece] ?? ''];
  if (!Array.isArray(values) || values.length < 2) return null;
  const sign = { prefix: `${props.prefix ?? ''}`, unit: `${props.unit ?? (piece === 'Donut' ? '%' : '')}` };
  const rows = values.map((value) => rowOf(value, sign, film));
  return rows.every((row) => row !== null) ? rows : null;
}

function rowOf(value: Json, sign: { prefix: string; unit: string }, film: EditFilm): Row | null {
  if (typeof value === 'string') return readRow(value, film);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const { label, title, text, when, cells, value: digits } = value;
  if (digits !== undefined) {
    const [prefix, unit] = [`${value.prefix ?? sign.prefix}`, `${value.suffix ?? sign.unit}`];
    const figure = `${prefix}${digits}${unit}`;
    return { said: `${label ?? ''}: ${figure}`, label: `${label ?? ''}`, value: `${digits}`, prefix, unit };
  }
  const [head, rest] = [title ?? label ?? when, Array.isArray(cells) ? cells.join(', ') : (text ?? (when && label))];
  if (typeof head !== 'string') return null;
  return readRow(typeof rest === 'string' && rest !== '' && rest !== head ? `${head}: ${rest}` : head, film);
}

/** "Full service: £75" as a name and its figure; a row with none, or with several, has no value. */
function readRow(said: string, film: EditFilm): Row {
  const [figure, more] = readFigures(said, lexiconOf(film.theme.language), [], true);
  const none = { said, label: said, value: '', prefix: '', unit: '' };
  if (figure === undefined || more !== undefined) return none;
  const { prefix, value, suffix } = figure;
  const label = said.replace(`${prefix}${value}${suffix}`.trim(), ' ').replace(/^[\s:,–-]+|[\s:,–-]+$/gu, '');
  return label === '' ? none : { said, label: label.replace(/\s+/gu, ' '), value, prefix, unit: suffix };
}

const mostRows: Readonly<Record<ListingPiece, number>> = {
  ...{ ListBuild: 6, Steps: 6, CardGrid: 6, Bars: 6, Line: 8, Donut: 4 },
};

/** The piece in the place of the old one, under the title that it had. */
function shownAs(piece: ListingPiece, old: CodeElement, rows: readonly Row[]): CodeElement[] {
  if (rows.length > mostRows[piece])
    throw refuseEdit(`It has ${rows.length} rows, and ${piece} shows ${mostRows[piece]}.`);
  const { zone, from, to, exit, title } = old.props;
  const given = Object.entries({ zone, from, to, exit }).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
  const own = Object.fromEntries(given);
  const content = contentOf(piece, rows);
  if (typeof title !== 'string' || piece === 'ListBuild' || piece === 'Bars' || piece === 'Line')
    return [newElement(piece, { ...own, ...content, ...(typeof title === 'string' ? { title } : {}) }, old.lead)];
  // Steps, cards and rings have no title of their own: it stands above them.
  const { x, y, w, h } = boxOf(zone) ?? { x: 0, y: 0, w: 100, h: 100 };
  return [
    newElement('Kicker', { ...own, zone: { x, y, w, h: h * 0.15 }, text: title }, old.lead),
    newElement(piece, { ...own, zone: { x, y: y + h * 0.19, w, h: h * 0.81 }, ...content }, old.lead),
  ];
}

function contentOf(piece: ListingPiece, rows: readonly Row[]): Record<string, Json> {
  const said = rows.map((row) => capital(row.said));
  if (piece === 'ListBuild') return { items: said, marker: 'dash' };
  if (piece === 'Steps') return { items: said };
  if (piece === 'CardGrid')
    return {
      items: rows.map(
        (row): Json =>
          row.value === '' ? { title: row.said } : { title: row.label, text: `${row.prefix}${row.value}${row.unit}` },
      ),
    };
  const [first] = rows;
  if (first === undefined || rows.some(({ value }) => value === ''))
    throw refuseEdit('A chart draws one figure a row, and not each of these has one.');
  if (rows.some(({ prefix, unit }) => prefix !== first.prefix || unit !== first.unit))
    throw refuseEdit('A chart draws figures of one unit, and these have several.');
  const data = rows.map(({ label, value }) => ({ label, value }));
  if (piece === 'Donut') return { parts: data, unit: first.unit };
  const sign = {
    ...(first.prefix === '' ? {} : { prefix: first.prefix }),
    ...(first.unit === '' ? {} : { unit: first.unit }),
  };
  return { data, ...sign };
}
