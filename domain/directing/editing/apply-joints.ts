import { formatOf } from '../../project/format.ts';
import type { Json } from '../casting/shot.ts';
import { splitStatement } from '../casting/split-statement.ts';
import { countWords } from '../reading/phrases.ts';
import { joinItems } from './apply-items.ts';
import { asBeat, asScene, within } from './carry.ts';
import type { Edit, Target } from './edit.ts';
import { type EditFilm, type EditScene, type Part, type PartedFilm, partFilm } from './film-parts.ts';
import { findPart, findTarget } from './find-target.ts';
import { itemsOf } from './items.ts';
import { layParts, sceneOfElements } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withProps } from './scene-code.ts';
import { isPriced } from './split-each.ts';

/** One part told in two of half its time: a list by its items, a sentence at its strongest stop, pieces one by one. */
export function applySplit(film: EditFilm, { target }: Extract<Edit, { kind: 'split' }>): EditFilm {
  const parted = partFilm(film);
  const part = splittable(parted, target);
  const halves = part.elements === null ? null : halvesOf(part.elements);
  const items = part.elements?.flatMap((element) => itemsOf(element)?.values ?? []) ?? [];
  if (target.by === 'noun' && target.noun === 'price' && items.some(isPriced) && !items.every(isPriced))
    throw refuseEdit('The prices stand in one line of that scene, which cannot be told in two.');
  if (halves === null) throw refuseEdit('This scene is one piece or code of its own, which cannot be told in two.');
  const [first, second] = halves;
  const length = Math.round(part.length / 2);
  // What stands beside a scene lasts a fifth of the film: half a scene has no room for it.
  if (part.asides.some(({ scene }) => scene.durationInFrames > length))
    throw refuseEdit(
      'What stands beside this scene needs its whole time; remove that first, or make the scene longer.',
    );
  const [one, other] = [
    { ...part, elements: first, length },
    { ...part, elements: second, length: part.length - length, asides: [], before: null },
  ];
  const at = parted.parts.indexOf(part);
  const isLast = at === parted.parts.length - 1;
  // The half that is not at the film's edge becomes a beat of the hero, where there is one.
  const home = (half: Part, isInner: boolean): Part => {
    if (part.isBeat) return half;
    if (isInner && parted.hero !== null)
      return { ...half, scene: parted.hero.scene, elements: asBeat(half.elements ?? []), isBeat: true };
    const name = isInner ? `${part.scene.name} 2` : part.scene.name;
    return {
      ...half,
      scene: { ...sceneOfElements(part.scene, half.elements ?? [], name), track: part.scene.track + (isInner ? 1 : 0) },
    };
  };
  const parts = [home(one, isLast), home(other, !isLast)];
  return layParts(parted, [...parted.parts.slice(0, at), ...parts, ...parted.parts.slice(at + 1)]);
}

/** Of a hero with several beats the first that can be cut. */
function splittable(parted: PartedFilm, target: Extract<Edit, { kind: 'split' }>['target']): Part {
  if (target.by === 'item') throw refuseEdit('One item cannot be told in two; its scene can be split between items.');
  const part = findPart(parted, target);
  if (target.by !== 'name' || !part.isBeat) return part;
  return (
    parted.parts.find(({ isBeat, elements }) => isBeat && elements !== null && halvesOf(elements) !== null) ?? part
  );
}

function halvesOf(elements: readonly CodeElement[]): [CodeElement[], CodeElement[]] | null {
  const main = elements.findLast(({ piece }) => piece !== 'Kicker' && piece !== 'Icon');
  if (main === undefined) return null;
  const listed = listHalves(main) ?? textHalves(main);
  if (listed !== null) {
    const [first, second] = listed;
    const put = (half: CodeElement) => elements.map((one) => (one === main ? half : one));
    return [put(first), put(second)];
  }
  const told = elements.filter(({ piece }) => piece !== 'Icon');
  if (told.length < 2) return null;
  const whole = (element: CodeElement) => withProps(element, { zone: undefined });
  return [[whole(told[0] as CodeElement)], told.slice(1).map(whole)];
}

function listHalves(element: CodeElement): [CodeElement, CodeElement] | null {
  const name = ['items', 'lines', 'data', 'parts', 'nodes', 'groups', 'rows'].find((prop) =>
    Array.isArray(element.props[prop]),
  );
  const items = name === undefined ? [] : (element.props[name] as Json[]);
  if (name === undefined || items.length < 2 || element.piece === 'Donut') return null;
  const half = Math.ceil(items.length / 2);
  const counted =
    element.props.marker === 'number' || element.piece === 'Steps'
      ? { start: Number(element.props.start ?? 1) + half }
      : {};
  return [
    withProps(element, { [name]: items.slice(0, half) }),
    withProps(element, { [name]: items.slice(half), ...counted }),
  ];
}

function textHalves(element: CodeElement): [CodeElement, CodeElement] | null {
  const { text } = element.props;
  // A figure and its sentence are one.
  const isWhole = element.piece === 'Quote' || element.piece === 'Counter';
  if (typeof text !== 'string' || countWords(text) < 4 || isWhole) return null;
  const parts = splitStatement(text, Math.ceil(countWords(text) / 2));
  if (parts.length < 2) return null;
  const half = Math.ceil(parts.length / 2);
  const texts = [parts.slice(0, half).join(' '), parts.slice(half).join(' ')];
  const mark = element.piece === 'Marker' ? 'words' : 'emphasis';
  const put = (half_: string) => {
    const marked = element.props[mark];
    const kept =
      typeof marked === 'string' && half_.includes(marked)
        ? marked
        : mark === 'words'
          ? (half_.split(/\s+/).at(-1) ?? half_)
          : undefined;
    return withProps(element, { text: half_, [mark]: kept });
  };
  return [put(texts[0] ?? ''), put(texts[1] ?? '')];
}

/** The two scenes that are meant; refused where a word such as "figures" means several beside the other. */
function neighbours(parted: PartedFilm, one: Target, other: Target): [Part, Part] {
  const [ones, others] = [findTarget(parted, one).parts, findTarget(parted, other).parts];
  const next = (a: Part, b: Part) => Math.abs(parted.parts.indexOf(a) - parted.parts.indexOf(b)) === 1;
  const found = ones.flatMap((a) => others.filter((b) => next(a, b)).map((b): [Part, Part] => [a, b]));
  // "the two counters" are one pair, whichever of them comes first.
  const pairs = found.filter(([a, b], at) => !found.slice(0, at).some(([c, d]) => a === d && b === c));
  if (pairs.length < 2 || one.by !== 'noun' || other.by !== 'noun')
    return pairs[0] ?? [findPart(parted, one), findPart(parted, other)];
  const numbers = [...new Set(pairs.flat())].map((part) => parted.parts.indexOf(part) + 1).sort((a, b) => a - b);
  throw refuseEdit(`Several scenes could be meant: ${numbers.join(', ')}. Say which ones by their numbers.`);
}

/** Two neighbours shown at once for the time of both, side by side or one above the other. */
export function applyMerge(film: EditFilm, { one, other, to }: Extract<Edit, { kind: 'merge' }>): EditFilm {
  if (to !== undefined) return joinItems(film, one, other, to);
  if (one.by === 'item' || other.by === 'item') throw refuseEdit('Items stand in one scene already.');
  const parted = partFilm(film);
  const pair = [...neighbours(parted, one, other)].sort((a, b) => a.start - b.start);
  const [first, second] = pair as [Part, Part];
  const at = parted.parts.indexOf(first);
  if (first === second || parted.parts.indexOf(second) !== at + 1)
    throw refuseEdit('Only two scenes that follow each other can be merged.');
  if (first.elements === null || second.elements === null)
    throw refuseEdit('One of these scenes is code of its own, which cannot be merged.');
  const isLast = at + 1 === parted.parts.length - 1;
  const beats = parted.parts.filter(({ isBeat }) => isBeat).length;
  const host = isLast && (beats > 1 || !first.isBeat) ? second : first.isBeat ? first : second;
  const elements = sideBySide(film, withAsides(first), withAsides(second));
  const placed = host.isBeat ? asBeat(elements) : asScene(elements, film, isLast);
  const scene: EditScene = host.isBeat ? host.scene : sceneOfElements(host.scene, placed, host.scene.name);
  const merged: Part = {
    ...host,
    ...{ scene, elements: placed, start: first.start, length: first.length + second.length, asides: [], before: null },
  };
  return layParts(parted, [...parted.parts.slice(0, at), merged, ...parted.parts.slice(at + 2)]);
}

/** A part's pieces and, below them, what stood beside it. */
function withAsides({ elements, asides }: Part): CodeElement[] {
  const own = elements ?? [];
  const beside = asides.flatMap(({ scene }) => {
    const pieces = readSceneCode(scene.code)?.elements;
    if (pieces === undefined) throw refuseEdit(`${scene.name} is code of its own, which cannot be merged.`);
    return pieces;
  });
  if (beside.length === 0) return own;
  const low = { x: 0, y: 68, w: 100, h: 32 };
  return [
    ...own.map((element) => within(element, { x: 0, y: 0, w: 100, h: 62 })),
    ...beside.map((element) => withProps({ ...element, lead: own[0]?.lead ?? '' }, { zone: low })),
  ];
}

function sideBySide(film: EditFilm, left: readonly CodeElement[], right: readonly CodeElement[]): CodeElement[] {
  const isWide = formatOf(film) === 'landscape';
  const [a, b] = isWide
    ? [
        { x: 0, y: 4, w: 47, h: 92 },
        { x: 53, y: 4, w: 47, h: 92 },
      ]
    : [
        { x: 0, y: 0, w: 100, h: 47 },
        { x: 0, y: 53, w: 100, h: 47 },
      ];
  return [...left.map((element) => within(element, a)), ...right.map((element) => within(element, b))];
}
