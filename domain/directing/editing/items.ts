/** Single items of lists, rails and grids: "step 3", "the last card". */
import type { Json } from '../casting/shot.ts';
import { flat } from './clause.ts';
import type { Target } from './edit.ts';
import type { EditFilm, Part, PartedFilm } from './film-parts.ts';
import { partsOfNoun } from './find-target.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withElements, withProps } from './scene-code.ts';

/** One item and the piece that shows it. */
export interface Item {
  part: Part;
  element: CodeElement;
  prop: string;
  values: Json[];
  index: number;
}

const props = ['items', 'points', 'data', 'nodes', 'parts', 'rows'];
/** Pieces whose items a viewer counts, those that show an order first. */
const counted = [['Steps'], ['Timeline'], ['ListBuild'], ['CardGrid', 'KpiRail', 'Chips', 'FlowMap', 'Bars', 'Line']];

/** What an item says first. */
export function titleOf(item: Json | undefined): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return '';
  return String(item.title ?? item.label ?? item.when ?? '');
}

/** A figure among the items as its sign, digits and unit spell it. */
export function figureIn(item: Json | undefined): string {
  if (item === null || typeof item !== 'object' || Array.isArray(item) || item.value === undefined) return '';
  return `${item.prefix ?? ''}${item.value}${item.suffix ?? ''}`;
}

/** The items of a piece under the name of their prop; null where it has fewer than two. */
export function itemsOf(element: CodeElement): { prop: string; values: Json[] } | null {
  const prop = props.find((name) => Array.isArray(element.props[name]) && (element.props[name] as Json[]).length > 1);
  return prop === undefined ? null : { prop, values: element.props[prop] as Json[] };
}

/** The item that an edit speaks of, by its number or its own words; null where it speaks of none. */
export function itemAt({ parts }: PartedFilm, target: Target): Item | null {
  const all = parts.flatMap((part) =>
    (part.elements ?? []).flatMap((element) => {
      const found = itemsOf(element);
      return found === null ? [] : [{ part, element, ...found }];
    }),
  );
  if (target.by === 'words') {
    const wanted = flat(target.words);
    const says = (item: Json) => [titleOf(item), figureIn(item)].some((text) => text !== '' && flat(text) === wanted);
    const host = all.find(({ values }) => values.some(says));
    return host === undefined ? null : { ...host, index: host.values.findIndex(says) };
  }
  if (target.by === 'row') return rowAt(parts, all, target);
  if (target.by !== 'item') return null;
  for (const pieces of counted) {
    const hosts = all.filter(({ element }) => pieces.includes(element.piece));
    const last = hosts.at(-1);
    if (target.number < 0 && last !== undefined)
      return last.values.length + target.number < 0 ? null : { ...last, index: last.values.length + target.number };
    for (const host of hosts) {
      const start = typeof host.element.props.start === 'number' ? host.element.props.start : 1;
      const index = target.number - start;
      if (index >= 0 && index < host.values.length) return { ...host, index };
    }
  }
  return null;
}

/** "the second stat": of the one row that the noun means. */
function rowAt(
  parts: readonly Part[],
  all: readonly Omit<Item, 'index'>[],
  { of, number }: Extract<Target, { by: 'row' }>,
) {
  const own = partsOfNoun(parts, of);
  const [host, more] = all.filter(({ part }) => own.includes(part));
  if (host === undefined || more !== undefined) return null;
  const index = number < 0 ? host.values.length + number : number - 1;
  return index >= 0 && index < host.values.length ? { ...host, index } : null;
}

/** The item, or a refusal that counts what there is. */
export function itemFound(parted: PartedFilm, target: Target): Item {
  const item = itemAt(parted, target);
  if (item !== null) return item;
  const which = target.by === 'item' || target.by === 'row' ? `step or item ${target.number}` : 'such item';
  throw refuseEdit(`The film has no ${which}.`);
}

/** The film with other items in one piece. */
export function withItems(film: EditFilm, { part, element, prop }: Item, values: Json[]): EditFilm {
  // Cues are of as many items as there were.
  const cues = values.length === (element.props[prop] as Json[]).length ? {} : { cues: undefined };
  return withElement(film, part, element, withProps(element, { [prop]: values, ...cues }));
}

/** The film with one element, or several, put in place of another. */
export function withElement(film: EditFilm, part: Part, old: CodeElement, ...next: readonly CodeElement[]): EditFilm {
  return {
    ...film,
    scenes: film.scenes.map((scene) => {
      const code = scene.name === part.scene.name ? readSceneCode(scene.code) : null;
      if (code === null) return scene;
      const at = code.elements.findIndex(({ source }) => source === old.source);
      const elements = code.elements.flatMap((one, index) =>
        index === at ? next.map((element) => ({ ...element, lead: one.lead })) : [one],
      );
      return { ...scene, code: withElements(code, elements) };
    }),
  };
}
