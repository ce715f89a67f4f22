import { kitSettings } from '../../../contract/kit.ts';
import type { Json } from '../casting/shot.ts';
import { flat } from './clause.ts';
import { cutWords } from './cut-words.ts';
import type { Edit, Target } from './edit.ts';
import { type EditFilm, type Part, type PartedFilm, partFilm, stringsOfElement, stringsOfPart } from './film-parts.ts';
import { findTarget, labelOfFigure, piecesOfNoun, propsOfNoun } from './find-target.ts';
import { itemAround } from './item-around.ts';
import { itemFound, titleOf, withElement } from './items.ts';
import { layParts } from './lay-parts.ts';
import { phoneLineOf, phonesIn } from './phone.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withElements, withProps } from './scene-code.ts';
import { isPriced } from './split-each.ts';
import { textsIn } from './texts-in.ts';

/** Takes away what a target names: a part with its time, or only the piece, prop or list item that is meant. */
export function applyRemove(film: EditFilm, edit: Extract<Edit, { kind: 'remove' }>): EditFilm {
  const next = removed(film, edit);
  const hasHero = ({ scenes }: EditFilm) => scenes.some(({ role }) => role === 'hero');
  if (hasHero(film) && !hasHero(next))
    throw refuseEdit('A film needs its hero; its scenes can be taken away one by one as long as one is left.');
  return next;
}

function removed(film: EditFilm, { target: named, within }: Extract<Edit, { kind: 'remove' }>): EditFilm {
  refuseElsewhere(film, named, within);
  if (named.by === 'row' && named.of === 'comparison') return withoutRow(film, named.number);
  // "Remove step 2": the item goes by its own words.
  const item = named.by === 'item' || named.by === 'row' ? itemFound(partFilm(film), named) : null;
  const target: Target =
    item !== null
      ? { by: 'words', words: titleOf(item.values[item.index]) }
      : named.by === 'noun' && named.noun === 'phone' && findTarget(partFilm(film), named).parts.some(showsPhone)
        ? { by: 'words', words: phoneLineOf(partFilm(film)) }
        : named;
  if (target.by === 'noun' && target.noun === 'ground')
    throw refuseEdit('A film needs a ground; another colour can be given to it.');
  const parted = partFilm(film);
  const { parts, aside } = findTarget(parted, target);
  if (aside !== null) return { ...film, scenes: film.scenes.filter((scene) => scene !== aside) };
  if (target.by === 'number' || target.by === 'name') return without(parted, parts);
  const label = target.by === 'words' ? labelOfFigure(parts, target.words) : null;
  if (label !== null) return removed(film, { kind: 'remove', target: { by: 'words', words: label } });
  const changed = parts.map((part) => ({ part, elements: elementsAfter(part, target) }));
  if (changed.every(({ part, elements }) => elements === part.elements)) {
    const beside = target.by === 'words' ? figureBeside(parts, flat(target.words)) : undefined;
    if (beside !== undefined) return { ...film, scenes: film.scenes.filter((scene) => scene !== beside) };
    const row = target.by === 'words' ? rowBeside(parts, flat(target.words)) : null;
    if (row !== null)
      return {
        ...film,
        scenes: film.scenes.map((scene) => (scene === row.scene ? { ...scene, code: row.code } : scene)),
      };
    if (target.by === 'words' && parts.length === 1 && isHeadLeft(parts[0] as Part, flat(target.words)))
      return without(parted, parts);
    const item = target.by === 'words' ? itemAround(parts, target.words, film.theme.language) : null;
    if (item !== null) return removed(film, { kind: 'remove', target: { by: 'words', words: item } });
    if (target.by === 'words') return cutWords(film, target.words);
    const line = target.by === 'noun' && target.noun === 'price' ? priceLineOf(parts) : null;
    if (line !== null) return removed(film, { kind: 'remove', target: { by: 'words', words: line } });
    return without(parted, parts);
  }
  const gone = changed
    .filter(({ elements }) => elements === null || elements.every(({ piece }) => piece === 'Kicker'))
    .map(({ part }) => part);
  // What stood beside is not what is meant: it takes the place of what goes.
  const left = gone.flatMap((part) => {
    const elements = besideOf(part);
    return elements.length === 0 ? [] : [{ part, elements }];
  });
  const stays = new Map(left.map(({ part, elements }) => [part, { ...part, elements, asides: [] }]));
  const kept = parted.parts.map((part) => {
    const instead = stays.get(part);
    if (instead !== undefined) return instead;
    const found = changed.find((one) => one.part === part);
    return found === undefined || gone.includes(part) ? part : { ...part, elements: found.elements };
  });
  const next = { ...parted, parts: kept };
  return without(
    next,
    gone.filter((part) => !stays.has(part)),
  );
}

/** "Remove the prices" where one line of a list tells them all: the others say something else. */
function priceLineOf(parts: readonly Part[]): string | null {
  const rows = parts.flatMap(({ elements }) => elements ?? []).map(({ props }) => props.items);
  const lines = rows.flatMap((items) => (Array.isArray(items) ? items : []));
  const own = lines.filter(isPriced);
  const [only, more] = own;
  if (own.length === 0 || own.length === lines.length) return null;
  if (more !== undefined || typeof only !== 'string')
    throw refuseEdit('The prices stand among other lines. Say which of them shall go.');
  return only;
}

const showsPhone = (part: Part) => stringsOfPart(part).some((text) => phonesIn(text).length > 0);

/** "Take Ada off the last screen": of another scene nobody spoke. */
function refuseElsewhere(film: EditFilm, target: Target, within: Target | undefined): void {
  if (within === undefined) return;
  const parted = partFilm(film);
  const [own] = findTarget(parted, target).parts;
  if (own !== undefined && findTarget(parted, within).parts.includes(own)) return;
  // "The phone number in the closing" is the only one, though a scene before it shows it.
  const isContact = target.by === 'noun' && (target.noun === 'phone' || target.noun === 'address');
  const last = parted.parts.at(-1);
  if (isContact && last !== undefined && findTarget(parted, within).parts.includes(last)) return;
  throw refuseEdit('That scene does not show it.');
}

/** "Remove the third row from both sides" */
function withoutRow(film: EditFilm, number: number): EditFilm {
  const hosts = partFilm(film).parts.flatMap((part) =>
    (part.elements ?? []).filter(({ piece }) => piece === 'Compare').map((element) => ({ part, element })),
  );
  const [host, more] = hosts;
  if (host === undefined || more !== undefined) throw refuseEdit('The film has no one comparison of two sides.');
  const { part, element } = host;
  const sides = [element.props.left, element.props.right].map(
    (side) => side as { items?: Json[] } & Record<string, Json>,
  );
  const cut = sides.map((side) => {
    const items = Array.isArray(side.items) ? side.items : [];
    const at = number < 0 ? items.length + number : number - 1;
    if (at < 0 || at >= items.length) throw refuseEdit(`A side of the comparison has no row ${number}.`);
    if (items.length < 2) throw refuseEdit('Nothing would be left of the comparison.');
    return { ...side, items: items.filter((_, index) => index !== at) };
  });
  return withElement(
    film,
    part,
    element,
    withProps(element, { left: cut[0] as Json, right: cut[1] as Json, cues: undefined }),
  );
}

/** "the branches" of "Three branches": without the word its head would be a number, so that the list is meant. */
const isHeadLeft = (part: Part, words: string) =>
  (part.elements ?? []).some((element) =>
    (element.piece === 'Kicker' ? stringsOfElement(element) : textsIn(element.props.title ?? '')).some((text) => {
      const left = flat(text).replace(words, '').trim();
      return left !== flat(text) && (/^\p{N}+$/u.test(left) || numerals.test(left));
    }),
  );

const numerals =
  /^(?:the |our |die |unsere |nos |les |nuestras? |los |le |i )?(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vier|vijf)?$/u;

/** The scene beside a part that is one figure of this name. */
const figureBeside = (parts: readonly Part[], words: string) =>
  parts
    .flatMap(({ asides }) => asides)
    .find(({ scene }) => {
      const [element, more] = readSceneCode(scene.code)?.elements ?? [];
      return element !== undefined && more === undefined && wordsAfter(element, words) === null;
    })?.scene;

/** A row beside a part without the item of these words. */
function rowBeside(parts: readonly Part[], words: string) {
  for (const { scene } of parts.flatMap(({ asides }) => asides)) {
    const read = readSceneCode(scene.code);
    const [element, more] = read?.elements ?? [];
    const next = read === null || element === undefined || more !== undefined ? element : wordsAfter(element, words);
    if (read !== null && next !== null && next !== undefined && next !== element)
      return { scene, code: withElements(read, [next]) };
  }
  return null;
}

/** The pieces beside a part, for the whole stage. */
const besideOf = ({ isBeat, asides }: Part): CodeElement[] =>
  isBeat
    ? asides.flatMap(({ scene }) =>
        (readSceneCode(scene.code)?.elements ?? []).map((element) => withProps(element, { zone: undefined })),
      )
    : [];

function without(parted: PartedFilm, gone: readonly Part[]): EditFilm {
  const rest = parted.parts.filter((part) => !gone.includes(part));
  if (rest.length === 0) throw refuseEdit('Nothing would be left of the film.');
  return layParts(parted, rest);
}

/** What is left of a part's pieces; the same array where nothing is meant, null where nothing is left. */
function elementsAfter({ elements }: Part, target: Target): CodeElement[] | null {
  if (elements === null) return elements;
  const left = elements.flatMap((element) => {
    const one = elementAfter(element, target);
    return one === null ? [] : [one];
  });
  if (left.length === elements.length && left.every((one, index) => one === elements[index])) return elements;
  if (left.length === 0) return null;
  const only = left.length === 1 ? left[0] : undefined;
  const isBoxed = only !== undefined && typeof only.props.zone === 'object' && elements.length > 1;
  return isBoxed ? [withProps(only, { zone: undefined })] : left;
}

function elementAfter(element: CodeElement, target: Target): CodeElement | null {
  if (target.by === 'words') return wordsAfter(element, flat(target.words));
  if (target.by !== 'noun') return element;
  const pieces = piecesOfNoun[target.noun] ?? [];
  if (pieces.includes(element.piece)) return null;
  if (pieces.length > 0) return element;
  const props = (propsOfNoun[target.noun] ?? []).filter((prop) => prop in element.props);
  if (props.length === 0) return element;
  const others = Object.entries(element.props).filter(([name, value]) => !props.includes(name) && isText(name, value));
  return others.length === 0 ? null : withProps(element, Object.fromEntries(props.map((prop) => [prop, undefined])));
}

const isText = (name: string, value: Json) => typeof value === 'string' && !kitSettings.has(name);

/** "the kids bike" of a table with the columns "City bike Wren" and "Kids bike Pip": the column with its cells. */
function withoutColumn(element: CodeElement, words: string): CodeElement | null {
  const { cols, rows } = element.props;
  if (!Array.isArray(cols) || !Array.isArray(rows) || cols.length < 2) return null;
  const own = cols.flatMap((col, at) => (` ${flat(String(col))} `.includes(` ${words} `) ? [at] : []));
  const [gone, more] = own;
  if (gone === undefined || more !== undefined) return null;
  const left = <T>(values: readonly T[]) => values.filter((_, at) => at !== gone);
  const cut = rows.map((row) => {
    const { cells, ...rest } = row as { cells?: Json[] } & Record<string, Json>;
    return Array.isArray(cells) ? { ...rest, cells: left(cells) } : row;
  });
  return withProps(element, { cols: left(cols), rows: cut });
}

/** Lines that are one sentence, told in parts: none of them goes without the others. */
const isOneSentence = (lines: readonly Json[]) =>
  lines.slice(1).some((line) => typeof line === 'string' && /^\p{Ll}/u.test(line));

/** Without the list item, prop or piece that is just these words. */
function wordsAfter(element: CodeElement, words: string): CodeElement | null {
  const table = withoutColumn(element, words);
  if (table !== null) return table;
  for (const [name, value] of Object.entries(element.props)) {
    if (!Array.isArray(value) || value.length < 2) continue;
    if (name === 'lines' && isOneSentence(value)) continue;
    const left = value.filter(
      (item) =>
        !(typeof item === 'string' ? [item] : Object.values(item ?? {})).some(
          (text) => typeof text === 'string' && flat(text) === words,
        ),
    );
    if (left.length < value.length && left.length > 0) return withProps(element, { [name]: left });
  }
  const texts = textsIn(element.props).filter((text) => flat(text) === words);
  if (texts.length === 0) return element;
  const prop = Object.entries(element.props).find(
    ([name, value]) => isText(name, value) && flat(String(value)) === words,
  )?.[0];
  const others = Object.entries(element.props).filter(([name, value]) => name !== prop && isText(name, value));
  // A figure says nothing without what it counts.
  const isLabel = prop === 'label' && 'value' in element.props;
  return prop === undefined || others.length === 0 || prop === 'text' || isLabel
    ? null
    : withProps(element, { [prop]: undefined });
}
