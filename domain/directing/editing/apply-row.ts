/** One more row where rows of its kind stand: an hour in a programme, a price in a list of prices, words in a list of words. */
import type { Json } from '../casting/shot.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readTimes } from '../reading/dates.ts';
import { readFigures } from '../reading/figures.ts';
import { capital } from '../reading/phrases.ts';
import { addFigure } from './apply-added.ts';
import { flat } from './clause.ts';
import type { Edit } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { titleOf, withElement } from './items.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, withProps } from './scene-code.ts';
import { shownByPart } from './texts-of-noun.ts';

type Row = Record<string, Json>;
interface Host {
  part: Part;
  element: CodeElement;
  prop: string;
  rows: Json[];
  added: Json;
}

const mostRows = 6;

export function addRow(film: EditFilm, { text, list }: Extract<Edit, { kind: 'addRow' }>): EditFilm {
  const said = text.replace(/[.]$/u, '').trim();
  const all = partFilm(film).parts.flatMap((part) =>
    (part.elements ?? []).flatMap((element) => {
      const host = hostOf(part, element, said, film);
      return host === null ? [] : [host];
    }),
  );
  const named =
    list === null ? [] : all.filter(({ part }) => shownByPart(part).some((one) => flat(one) === flat(list)));
  const [host, more] = named.length > 0 ? named : all;
  if (host === undefined) return addCounted(film, said);
  if (more !== undefined) throw refuseEdit('Several lists could hold it. Say which scene, by its number.');
  if (host.rows.length >= mostRows)
    throw refuseEdit(`Its list holds ${host.rows.length} rows, and no more can be read.`);
  const rows = inTime(host.rows, host.added);
  return withElement(film, host.part, host.element, withProps(host.element, { [host.prop]: rows, cues: undefined }));
}

/** A figure under its name, for charts and rows of figures. */
function addCounted(film: EditFilm, said: string): EditFilm {
  const [label, value] = priced(said, film);
  const isMeasured = signOf(value) !== '';
  if (value === '' || (isMeasured && !partFilm(film).parts.some((part) => isMeasuredSo(part, value))))
    throw refuseEdit('The film has no list that could hold one row more of this kind.');
  return addFigure(film, { kind: 'addItem', text: label, value, target: null });
}

/** Whether a row of figures there is measured in the same. */
const isMeasuredSo = ({ elements }: Part, value: string) =>
  (elements ?? []).some(({ props }) =>
    [props.items, props.data].some(
      (rows) =>
        Array.isArray(rows) &&
        rows.every(
          (row) =>
            row !== null &&
            typeof row === 'object' &&
            !Array.isArray(row) &&
            `${row.prefix ?? props.prefix ?? ''}${row.suffix ?? props.unit ?? ''}`.trim() === signOf(value),
        ),
    ),
  );

function hostOf(part: Part, element: CodeElement, said: string, film: EditFilm): Host | null {
  const { piece, props } = element;
  const [when, label] = timed(said);
  if (piece === 'Timeline' && when !== '' && Array.isArray(props.points))
    return { part, element, prop: 'points', rows: props.points, added: { when, label: capital(label) } };
  const [name, value] = priced(said, film);
  if (piece === 'Scorecard' && value !== '' && Array.isArray(props.rows)) {
    const cells = (props.rows as Row[]).map((row) => row.cells);
    const isPriced = cells.every((one) => Array.isArray(one) && one.length === 1 && sharesSign(one[0], value));
    return isPriced
      ? { part, element, prop: 'rows', rows: props.rows, added: { label: capital(name), cells: [value] } }
      : null;
  }
  if (!['ListBuild', 'Steps', 'Chips', 'CardGrid'].includes(piece) || !Array.isArray(props.items)) return null;
  const rows = props.items;
  if (rows.some((one) => typeof one !== 'string' && (one as Row).text !== undefined)) return null;
  if (!rows.some((one) => kindOf(titleOf(one), film) === kindOf(said, film))) return null;
  const added = typeof rows[0] === 'string' ? capital(said) : { title: capital(said) };
  return { part, element, prop: 'items', rows, added };
}

/** "8 pm lantern walk": its hour and what is then. */
function timed(said: string): [string, string] {
  const [time] = readTimes(said);
  return time === undefined || time.start > 0 ? ['', said] : [time.text, rest(said.slice(time.end))];
}

/** "dévoilage de roue 18 €": what it is and what it costs or counts. */
function priced(said: string, { theme }: EditFilm): [string, string] {
  const found = readFigures(said, lexiconOf(theme.language), [], true).at(-1);
  const isLast = found !== undefined && /^\P{L}*$/u.test(said.slice(found.end)) && found.start > 0;
  return isLast ? [rest(said.slice(0, found.start)), said.slice(found.start, found.end).trim()] : [said, ''];
}

/** What a row tells: an hour, an amount of something, or words alone. */
function kindOf(text: string, film: EditFilm): string {
  if (timed(text)[0] !== '') return 'time';
  const [, value] = priced(text, film);
  return value === '' ? 'words' : `${signOf(value)}`;
}

const rest = (text: string) => text.replace(/^[\s:,–—-]+|[\s:,–—-]+$/gu, '');
const signOf = (value: Json | undefined) =>
  typeof value === 'string' ? value.replace(/[\d.,\s\u00a0\u202f]/gu, '') : null;

/** "from CHF 95" and "CHF 15" are of one kind. */
const sharesSign = (one: Json | undefined, value: string) => signOf(one)?.endsWith(signOf(value) ?? ' ') === true;

/** Rows that follow the clock keep to it; others end on the new one. */
function inTime(rows: readonly Json[], added: Json): Json[] {
  const minutes = [...rows, added].map((row) => minutesOf(row));
  const last = minutes.at(-1) ?? Number.NaN;
  const isSorted = minutes.slice(0, -1).every((one, at) => one >= (minutes[at - 1] ?? 0));
  const at = isSorted && !Number.isNaN(last) ? minutes.slice(0, -1).findIndex((one) => one > last) : -1;
  return at < 0 ? [...rows, added] : [...rows.slice(0, at), added, ...rows.slice(at)];
}

function minutesOf(row: Json): number {
  const when =
    row !== null && typeof row === 'object' && !Array.isArray(row) ? String(row.when ?? titleOf(row)) : String(row);
  const [time] = readTimes(when);
  const [, hours = '', minutes = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?/iu.exec(time?.start === 0 ? time.text : '') ?? [];
  if (hours === '') return Number.NaN;
  return (
    ((Number(hours) % 12) + (/pm/iu.test(half) || (half === '' && Number(hours) >= 12) ? 12 : 0)) * 60 + Number(minutes)
  );
}
