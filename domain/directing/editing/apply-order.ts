import { moveItem, swapItems } from './apply-items.ts';
import type { Edit, Place, Target } from './edit.ts';
import { type EditFilm, type Part, type PartedFilm, partFilm } from './film-parts.ts';
import { findPart, findTarget, partsOfNoun } from './find-target.ts';
import { itemAt } from './items.ts';
import { layParts } from './lay-parts.ts';
import { withOwnPart } from './own-part.ts';
import { refuseEdit } from './refuse-edit.ts';
import { swapRows } from './swap-rows.ts';

export function applySwap(film: EditFilm, { one, other, span }: Extract<Edit, { kind: 'swap' }>): EditFilm {
  if (span !== undefined) return swapSpan(film, one, other, span);
  if (one.by === 'item' || other.by === 'item') {
    const swapped = swapItems(film, one, other);
    if (swapped === null) throw refuseEdit('An item changes places with one of its own kind.');
    return swapped;
  }
  const parted = partFilm(film);
  const [a, b] = [findPart(parted, one), findPart(parted, other)];
  const inside = a === b ? (swapItems(film, one, other) ?? swapRows(film, one, other)) : null;
  if (inside !== null) return inside;
  if (a === b) throw refuseEdit('Both names mean one scene.');
  return inOrder(
    parted,
    parted.parts.map((part) => (part === a ? b : part === b ? a : part)),
  );
}

/** "Swap the first two numbers with the volunteers": several parts in turn and one beside them. */
function swapSpan(film: EditFilm, one: Target, other: Target, span: number): EditFilm {
  const parted = partFilm(film);
  const { parts } = parted;
  const from = parts.indexOf(findPart(parted, one));
  const to = parts.indexOf(findPart(parted, other));
  if (to >= from && to < from + span) throw refuseEdit('Both names mean one scene.');
  const [block, single] = [parts.slice(from, from + span), parts[to] as Part];
  const figures = partsOfNoun(parts, 'figure');
  if (!block.every((part) => figures.includes(part))) throw refuseEdit('These figures do not follow each other.');
  const order = parts.flatMap((part) =>
    part === block[0] ? [single] : part === single ? block : block.includes(part) ? [] : [part],
  );
  return inOrder(parted, order);
}

/** Parts in another order; refused where one that is soon read would then stand still for most of the film. */
function inOrder(parted: PartedFilm, parts: readonly Part[]): EditFilm {
  const film = layParts(parted, parts);
  const held = partFilm(film).parts.find(({ length }, index) => {
    const before = parts[index]?.length ?? length;
    return length > before * 2 && length > film.fps * 8;
  });
  if (held === undefined) return film;
  throw refuseEdit(
    `In this order one scene would stand still for ${(held.length / film.fps).toFixed(1)} s: the film has too few scenes for it.`,
  );
}

export function applyMove(film: EditFilm, edit: Extract<Edit, { kind: 'move' }>): EditFilm {
  const { target, place, isSoft = false, isItem = false } = edit;
  if (target.by === 'item' || isItem) return moveItem(film, target, place);
  const parted = target.by === 'words' ? withOwnPart(film, target.words) : partFilm(film);
  if (isInOneRow(parted, target, place)) return moveItem(film, target, place);
  const { parts: moved, aside } = findTarget(parted, target);
  if (aside !== null && target.by === 'noun')
    throw refuseEdit(
      `This stands beside scene ${parted.parts.indexOf(moved[0] as Part) + 1} and has no place of its own. Move that scene by its number.`,
    );
  const rest = parted.parts.filter((part) => !moved.includes(part));
  if (rest.length === 0) throw refuseEdit('There is nothing to move it past.');
  const at = placeIn(parted, rest, place);
  const parts = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  if (isSoft && parts.every((part, index) => part === parted.parts[index])) return film;
  if (parts.every((part, index) => part === parted.parts[index])) throw refuseEdit('It stands there already.');
  return inOrder(parted, parts);
}

/** "Put Spelt before Rye": two items of one list, by their words. */
function isInOneRow(parted: PartedFilm, target: Target, place: Place): boolean {
  if (!('target' in place) || target.by !== 'words' || place.target.by !== 'words') return false;
  const [one, other] = [itemAt(parted, target), itemAt(parted, place.target)];
  return one !== null && one.element === other?.element;
}

/** The index among these parts at which a place is. */
export function placeIn(parted: PartedFilm, parts: readonly Part[], place: Place): number {
  if (place.at === 'start') return 0;
  if (place.at === 'end') return parts.length;
  const beside = parts.indexOf(findPart(parted, place.target));
  if (beside < 0) throw refuseEdit('A scene cannot stand beside itself.');
  if (place.at === 'between') {
    const next = parts.indexOf(findPart(parted, place.next));
    if (Math.abs(next - beside) !== 1) throw refuseEdit('These two scenes do not follow each other.');
    return Math.max(next, beside);
  }
  return place.at === 'before' ? beside : beside + 1;
}
