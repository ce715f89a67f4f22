/** Edits of single items: they change places inside their piece, or stand longer than the others. */
import type { Json } from '../casting/shot.ts';
import { capital } from '../reading/phrases.ts';
import { inPlace } from './apply-added.ts';
import type { Edit, LengthChange, Place, Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { type Item, itemAt, itemFound, withItems } from './items.ts';
import { layParts } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { withProps } from './scene-code.ts';

/** Two items in each other's place; null where the names mean no items of the film's pieces. */
export function swapItems(film: EditFilm, one: Target, other: Target): EditFilm | null {
  const parted = partFilm(film);
  const isNamed = one.by === 'item' || other.by === 'item';
  const find = isNamed ? itemFound : itemAt;
  const [a, b] = [find(parted, one), find(parted, other)];
  if (a === null || b === null) return null;
  if (a.element === b.element && a.index === b.index) throw refuseEdit('Both names mean one item.');
  const [x, y] = [a.values[a.index] as Json, b.values[b.index] as Json];
  if (a.element === b.element)
    return withItems(
      film,
      a,
      a.values.map((item, index) => (index === a.index ? y : index === b.index ? x : item)),
    );
  if (a.element.piece !== b.element.piece) return null;
  const first = withItems(film, a, put(a, y));
  return withItems(first, b, put(b, x));
}

const put = ({ values, index }: Item, value: Json) => values.map((item, at) => (at === index ? value : item));

/** One item elsewhere in its row. */
export function moveItem(film: EditFilm, target: Target, place: Place): EditFilm {
  const parted = partFilm(film);
  const item = itemAt(parted, target) ?? itemFound(parted, target);
  const rest = item.values.filter((_, index) => index !== item.index);
  const moved = item.values[item.index] as Json;
  const at = placeIn(item, rest, 'target' in place ? itemFound(parted, place.target) : null, place);
  const values = [...rest.slice(0, at), moved, ...rest.slice(at)];
  if (values.every((value, index) => value === item.values[index])) throw refuseEdit('It stands there already.');
  return withItems(film, item, values);
}

function placeIn(item: Item, rest: readonly Json[], beside: Item | null, { at }: Place): number {
  if (at === 'start') return 0;
  if (at === 'end') return rest.length;
  if (beside === null || beside.element !== item.element || beside.index === item.index)
    throw refuseEdit('An item can be moved inside its own list.');
  const index = rest.indexOf(beside.values[beside.index] as Json);
  return at === 'before' ? index : index + 1;
}

/** Two neighbours of one list as one item that says what is told. */
export function joinItems(film: EditFilm, one: Target, other: Target, to: string): EditFilm {
  const parted = partFilm(film);
  const [a, b] = [itemFound(parted, one), itemFound(parted, other)];
  if (a.element !== b.element || Math.abs(a.index - b.index) !== 1)
    throw refuseEdit('Only two items that follow each other in one list can be joined.');
  if (a.values.length < 3) throw refuseEdit('One item would be left, and no list.');
  const first = a.values[Math.min(a.index, b.index)] as Json;
  const joined = typeof first === 'string' ? capital(to) : { ...(first as Record<string, Json>), title: capital(to) };
  if (typeof first !== 'string' && !('title' in (first as Record<string, Json>)))
    throw refuseEdit('Items of figures or dates cannot be joined.');
  return withItems(
    film,
    a,
    a.values.flatMap((item, at) =>
      at === Math.max(a.index, b.index) ? [] : at === Math.min(a.index, b.index) ? [joined] : [item],
    ),
  );
}

/** Most items that a piece shows at once. */
const mostItems = 6;

/** One more item at the end of the film's list: that with an order first, where there are several. */
export function addItem(film: EditFilm, { text, place = { at: 'end' } }: Extract<Edit, { kind: 'addItem' }>): EditFilm {
  const last = itemAt(partFilm(film), { by: 'item', number: -1 });
  if (last === null) throw refuseEdit('The film has no list that could hold one item more.');
  const { values, element } = last;
  if (values.length >= mostItems) throw refuseEdit(`Its list holds ${values.length} items, and no more can be read.`);
  const model = values[0];
  if (typeof model === 'object' && model !== null && ('value' in model || 'when' in model))
    throw refuseEdit(`${element.piece} has items of figures or dates, and these words are none.`);
  const said = capital(text);
  return withItems(film, last, inPlace(values, typeof model === 'string' ? said : { title: said }, place));
}

/** fr at most between the items of pieces that are read quickly. */
const gaps: Readonly<Record<string, number>> = { KpiRail: 66, CardGrid: 60 };

/**
 * An item that is read for longer or shorter: what comes after it comes later, and its scene lasts as much longer.
 * The last item takes the rest that its scene ends on.
 */
export function lengthenItem(
  film: EditFilm,
  target: Target,
  frames: (now: number, change: LengthChange) => number,
  change: LengthChange,
): EditFilm {
  const parted = partFilm(film);
  const item = itemFound(parted, target);
  const { part, element, index } = item;
  const rate = film.fps / 30;
  const began = typeof element.props.from === 'number' ? element.props.from : 0;
  const starts = startsOf(item, rate);
  const now = (starts[index + 1] ?? part.length) - (starts[index] ?? 0);
  const more = frames(now, change) - now;
  if (part.length + more < film.fps) throw refuseEdit('Its scene would be over before it could be read.');
  const factor = (part.length + more) / part.length;
  // The layout scales what stands in a part with its length: the cues are told so that they come out as meant.
  const cues = starts.map((start, at) => Math.round(began + (at > index ? start + more : start) / factor));
  const parts = parted.parts.map((one): Part => {
    if (one !== part) return one;
    const elements = (one.elements ?? []).map((each) => (each === element ? withProps(each, { cues }) : each));
    return { ...one, elements, length: one.length + more };
  });
  return layParts(parted, parts, true);
}

/** Where the items start, in frames from the start of their piece: its cues, else spread as the kit spreads them. */
function startsOf({ part, element, values }: Item, rate: number): number[] {
  const { from, to, cues } = element.props;
  const began = typeof from === 'number' ? from : 0;
  const length = (typeof to === 'number' ? to - began : part.length - Math.min(0, began)) / rate;
  const span = Math.max(0, 0.6 * length - 4);
  const step = Math.min(gaps[element.piece] ?? Number.POSITIVE_INFINITY, span / Math.max(1, values.length - 1));
  return values.map((_, index) => {
    const cue = Array.isArray(cues) ? cues[index] : undefined;
    return typeof cue === 'number' ? cue - began : (4 + step * index) * rate;
  });
}
