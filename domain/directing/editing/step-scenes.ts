/** Steps that each have a scene of their own, numbered on screen: "step 2" is then that scene, and numbers stay in order. */
import type { Edit, Place, Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { itemAt, withElement } from './items.ts';
import type { CodeElement } from './scene-code.ts';
import { withProps } from './scene-code.ts';

/** "3" set large beside what the third step says. */
const numbersIn = ({ elements }: Part): CodeElement[] =>
  (elements ?? []).filter(
    ({ piece, props }) => piece === 'Headline' && typeof props.text === 'string' && /^\d{1,2}$/u.test(props.text),
  );
const numberIn = (part: Part): CodeElement | undefined => numbersIn(part)[0];

const numberOf = (part: Part): number => Number(numberIn(part)?.props.text ?? 0);

/** The edit with the scenes of its steps in place of items that the film has none of. */
export function ofStepScenes(film: EditFilm, edit: Edit): Edit {
  const parted = partFilm(film);
  const numbers = parted.parts.map(numberOf);
  if (numbers.filter((number) => number > 0).length < 2) return edit;
  const scene = (target: Target): Target => {
    if (target.by !== 'item' || itemAt(parted, target) !== null) return target;
    const number = target.number < 0 ? Math.max(...numbers) + target.number + 1 : target.number;
    const at = numbers.indexOf(number);
    return at < 0 ? target : { by: 'number', number: at + 1 };
  };
  if (edit.kind === 'swap' || edit.kind === 'merge') return { ...edit, one: scene(edit.one), other: scene(edit.other) };
  if (edit.kind === 'remove' || edit.kind === 'split') return { ...edit, target: scene(edit.target) };
  if (edit.kind === 'length' && edit.target !== null) return { ...edit, target: scene(edit.target) };
  if ((edit.kind === 'words' || edit.kind === 'emphasis') && edit.within !== undefined)
    return { ...edit, within: scene(edit.within) };
  if (edit.kind === 'line' && edit.within !== null) return { ...edit, within: scene(edit.within) };
  if (edit.kind === 'add' && edit.place !== null) return { ...edit, place: placed(edit.place, scene) };
  return edit.kind === 'move' ? { ...edit, target: scene(edit.target), place: placed(edit.place, scene) } : edit;
}

function placed(place: Place, scene: (target: Target) => Target): Place {
  if (place.at === 'between') return { ...place, target: scene(place.target), next: scene(place.next) };
  return 'target' in place ? { ...place, target: scene(place.target) } : place;
}

/** The film with the numbers of such scenes in the order that they now have, where the edit changed it. */
export function renumbered(before: EditFilm, after: EditFilm): EditFilm {
  const isInOrder = (film: EditFilm) => {
    const numbers = partFilm(film)
      .parts.map(numberOf)
      .filter((number) => number > 0);
    return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  };
  // Two steps on one screen keep the numbers of both.
  if (partFilm(after).parts.some((part) => numbersIn(part).length > 1)) return after;
  if (!isInOrder(before) || isInOrder(after)) return after;
  const count = partFilm(after).parts.filter((part) => numberOf(part) > 0).length;
  return Array.from({ length: count }).reduce<EditFilm>((film, _, at) => {
    const part = partFilm(film).parts.filter((one) => numberOf(one) > 0)[at];
    const element = part === undefined ? undefined : numberIn(part);
    if (part === undefined || element === undefined) return film;
    return withElement(film, part, element, withProps(element, { text: `${at + 1}` }));
  }, after);
}
