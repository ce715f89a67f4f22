/** One more row where rows of its kind stand: an hour in a programme, a price in a list of prices, words in a list of words. */
import type { Json } from '../casting/shot.ts';
import { readTimes } from '../reading/dates.ts';
import { flat } from './clause.ts';
import type { Edit, Place } from './edit.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { piecesOfNoun } from './find-target.ts';
import { titleOf, withElement } from './items.ts';
import { isLike, listNoun } from './list-words.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type Host, hostsOf, mostRows, propsWith } from './row-hosts.ts';
import { kindOf } from './row-text.ts';
import { withProps } from './scene-code.ts';
import { shownByPart } from './texts-of-noun.ts';
import { isYear } from './years.ts';

type RowEdit = Extract<Edit, { kind: 'addRow' }>;

export function addRow(film: EditFilm, edit: RowEdit): EditFilm {
  const said = edit.text.replace(/[.]$/u, '').trim();
  if ((said.match(/[€£$]\s?\d|\d\s?[€£$]/gu) ?? []).length > 1)
    throw refuseEdit('Say each row that is added in a sentence of its own.');
  const all = partFilm(film).parts.flatMap((part) => hostsOf(part, said, film));
  const [host, more] = meant(all, edit, kindOf(said, film) === 'words');
  if (host === undefined) throw refuseEdit('The film has no list that could hold one row more of this kind.');
  if (more !== undefined) throw refuseEdit('Several lists could hold it. Say which scene, by its number.');
  const { rows, added, element } = host;
  if (rows.length >= mostRows(host)) throw refuseEdit(`Its list holds ${rows.length} rows, and no more can be read.`);
  if (edit.number !== undefined && edit.number !== rows.length + 1)
    throw refuseEdit(`It has ${rows.length} rows: the next one is no number ${edit.number}.`);
  if (element.piece === 'Donut') throw refuseEdit('Its shares make a whole already. Say what each of them is.');
  if (rows.some((row) => flat(titleOf(row)) === flat(titleOf(added)) && titleOf(added) !== ''))
    throw refuseEdit(`“${titleOf(added)}” stands there already.`);
  const next = edit.place === null || edit.place.at === 'end' ? inTime(rows, added) : beside(rows, added, edit.place);
  return withElement(film, host.part, element, withProps(element, propsWith(host, next)));
}

/** Those lists that the edit speaks of: by what stands there, by what they are called, by how many rows they have. */
function meant(all: readonly Host[], { list, noun, number, place, pieces }: RowEdit, isWords: boolean): Host[] {
  let left = [...all];
  const keep = (found: Host[]) => {
    if (found.length > 0) left = found;
  };
  if (place !== null && 'target' in place) {
    const { target } = place;
    const near = left.filter((host) => target.by === 'words' && rowAt(host.rows, target.words) >= 0);
    if (near.length === 0) return [];
    left = near;
  }
  if (pieces !== undefined) {
    left = left.filter(({ element }) => pieces.some((one) => piecesOfNoun[one]?.includes(element.piece)));
    if (left.length === 0) return [];
  }
  if (list !== null) {
    const exact = left.filter(({ part }) => shownByPart(part).some((one) => flat(one) === flat(list)));
    const called = exact.length > 0 ? exact : left.filter(({ heads }) => heads.some((head) => isLike(head, list)));
    // Words fit any list of words: that another one is called so says that none of these is meant.
    if (called.length === 0 && isWords && !listNoun.test(list)) return [];
    keep(called);
  }
  if (noun !== undefined) keep(left.filter(({ heads }) => heads.some((head) => isLike(head, noun))));
  if (number !== undefined) keep(left.filter(({ rows }) => rows.length + 1 === number));
  return left;
}

/** Where in the rows one with these words stands; −1 for none. */
const rowAt = (rows: readonly Json[], words: string) =>
  rows.findIndex((row) => ` ${flat(titleOf(row))} `.includes(` ${flat(words)} `) || isLike(titleOf(row), words));

function beside(rows: readonly Json[], added: Json, place: Place): Json[] {
  if (place.at === 'start') return [added, ...rows];
  if (place.at === 'between') throw refuseEdit('A row stands before or after one other.');
  const words = 'target' in place && place.target.by === 'words' ? place.target.words : '';
  const at = rowAt(rows, words);
  if (at < 0) throw refuseEdit('The list has no such row beside which it could stand.');
  const index = place.at === 'before' ? at : at + 1;
  return [...rows.slice(0, index), added, ...rows.slice(index)];
}

/** Rows that follow the clock or the years keep to them; others end on the new one. */
function inTime(rows: readonly Json[], added: Json): Json[] {
  const times = [...rows, added].map((row) => timeOf(row));
  const last = times.at(-1) ?? Number.NaN;
  const isSorted = times.slice(0, -1).every((one, at) => one >= (times[at - 1] ?? 0));
  const at = isSorted && !Number.isNaN(last) ? times.slice(0, -1).findIndex((one) => one > last) : -1;
  return at < 0 ? [...rows, added] : [...rows.slice(0, at), added, ...rows.slice(at)];
}

function timeOf(row: Json): number {
  const isRow = row !== null && typeof row === 'object' && !Array.isArray(row);
  const when = isRow ? String(row.when ?? titleOf(row)) : String(row);
  if (isYear(when)) return Number(when);
  const [time] = readTimes(when);
  const [, hours = '', minutes = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?/iu.exec(time?.start === 0 ? time.text : '') ?? [];
  if (hours === '') return Number.NaN;
  return (
    ((Number(hours) % 12) + (/pm/iu.test(half) || (half === '' && Number(hours) >= 12) ? 12 : 0)) * 60 + Number(minutes)
  );
}
