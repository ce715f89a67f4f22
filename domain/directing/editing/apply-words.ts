import { emphasisOf } from '../casting/emphasis.ts';
import type { Json } from '../casting/shot.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readFigures } from '../reading/figures.ts';
import { escaped } from '../reading/phrases.ts';
import { applyFact } from './apply-fact.ts';
import { flat } from './clause.ts';
import { eachString, stringsOf } from './code-values.ts';
import type { Edit, TargetNoun } from './edit.ts';
import { type EditFilm, type EditScene, type Part, partFilm } from './film-parts.ts';
import { mottoOf } from './find-motto.ts';
import { findTarget, piecesOfNoun, propsOfNoun } from './find-target.ts';
import { itemFound, titleOf } from './items.ts';
import { phoneOf } from './phone.ts';
import { datesIn } from './read-fact.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withElements, withProps } from './scene-code.ts';
import { withEnding } from './with-ending.ts';

/** Words or a figure put into other ones, wherever they stand. */
export function applyWords(film: EditFilm, { from, to }: Extract<Edit, { kind: 'words' }>): EditFilm {
  // "Rename Old to Before": where a label is just these words, no "old" of a sentence is meant.
  const isLabel = film.scenes.some(({ code }) => stringsOf(code).includes(from));
  const changed = film.scenes.map((scene) => ({
    ...scene,
    code: remarked(eachString(scene.code, swapIn(from, to, isLabel ? 'gu' : 'giu')), film),
  }));
  // A figure stands in a sentence and, part by part, in the shape that draws it.
  const figured = changed.map((scene) => inElements(scene, (element) => withFigure(element, from, to, film)));
  if (figured.some(({ code }, index) => code !== film.scenes[index]?.code)) return { ...film, scenes: figured };
  // “Come and see us.” of the brief may stand without its stop.
  const bare = from.replace(/[.!]$/u, '');
  if (bare !== from) return applyWords(film, { kind: 'words', from: bare, to });
  throw refuseEdit(`No scene shows “${from}”.`);
}

/** Every occurrence as whole words, in any case; a first letter that was raised stays raised. */
function swapIn(from: string, to: string, flags: 'gu' | 'giu'): (text: string) => string {
  const source = escaped(from.trim()).replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]");
  // "€1" is no part of "€1.50".
  const word = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${source}(?![\\p{L}\\p{N}]|[.,]\\d)`, flags);
  const isAddress = /[./@]/u.test(from);
  return (text) =>
    text.replace(word, (found, at: number) =>
      // A name goes another way than its address does.
      !isAddress && isInAddress(text, at, at + found.length)
        ? found
        : /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(to) && !/^\p{Lu}/u.test(from)
          ? to.charAt(0).toUpperCase() + to.slice(1)
          : to,
    );
}

const isInAddress = (text: string, start: number, end: number) =>
  /^(?:[-\w]*\.\p{L}{2}|@)/u.test(text.slice(end)) || /(?:@|\w[./]|\/)$/u.test(text.slice(0, start));

/** A figure stands in several props: value, prefix and suffix. */
function withFigure(element: CodeElement, from: string, to: string, { theme }: EditFilm): CodeElement {
  const lexicon = lexiconOf(theme.language);
  // The day of “14 March” counts nothing.
  if (datesIn(from).some(({ text }) => /\d/u.test(text) && /\p{L}/u.test(text))) return element;
  const [old] = readFigures(from, lexicon, []);
  const [next] = readFigures(to, lexicon, []);
  if (old === undefined || next === undefined) return element;
  const { prefix: sign, unit: measure } = element.props;
  const put = (value: Json, isInside = false): Json => {
    if (Array.isArray(value)) return value.map((one) => put(one, true));
    if (value === null || typeof value !== 'object') return value;
    const row = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, put(one, isInside)]));
    // Points of a chart have the unit of their chart.
    const isPoint = isInside && ![row.prefix, row.suffix, row.unit].some((one) => one !== undefined);
    if (isPoint && isFigure({ ...row, prefix: sign ?? '', unit: measure ?? '' }, old))
      return { ...row, value: next.value };
    return isFigure(row, old) ? withLabel({ ...row, ...partsOf(row, next) }) : row;
  };
  const [before, after] = [wordsBeside(from, old), wordsBeside(to, next)];
  // "Only 4 places left" in the place of "10 places": its words are said as well.
  const withLabel = (row: Record<string, Json>) => {
    if (after === '' || flat(after) === flat(before)) return row;
    if (element.piece === 'Counter') return { ...row, text: to, label: null };
    return to.trimStart().startsWith(`${next.prefix}${next.value}`) ? { ...row, label: after } : row;
  };
  const props = put(element.props) as Record<string, Json>;
  const changes = Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(element.props[name]))
      .map(([name, value]) => [name, value ?? undefined]),
  );
  return Object.keys(changes).length === 0 ? element : withProps(element, changes);
}

const wordsBeside = (text: string, { prefix, value, suffix }: FoundFigure): string =>
  text.replace(`${prefix}${value}${suffix}`, ' ').replace(/\s+/gu, ' ').trim();

type FoundFigure = ReturnType<typeof readFigures>[number];

const isFigure = (row: Record<string, Json>, { prefix, value, suffix }: FoundFigure) =>
  row.value === value &&
  `${row.prefix ?? ''}${row.suffix ?? row.unit ?? ''}`.replace(/\s/g, '') === `${prefix}${suffix}`.replace(/\s/g, '');

const partsOf = (row: Record<string, Json>, { prefix, value, suffix }: FoundFigure): Record<string, Json> => ({
  value,
  ...('prefix' in row || prefix !== '' ? { prefix } : {}),
  ...('unit' in row ? { unit: suffix.trim() } : 'suffix' in row || suffix !== '' ? { suffix } : {}),
});

export const inElements = (scene: EditScene, change: (element: CodeElement) => CodeElement): EditScene => {
  const code = readSceneCode(scene.code);
  if (code === null) return scene;
  const elements = code.elements.map(change);
  return elements.every((one, index) => one === code.elements[index])
    ? scene
    : { ...scene, code: withElements(code, elements) };
};

/** Emphasis that its text no longer holds moves to what the new text is about. */
export function remarked(code: string, { theme }: EditFilm): string {
  return inElements({ code } as EditScene, (element) => {
    const { text, lines } = element.props;
    const listed = element.props.emphasis;
    if (Array.isArray(lines) && Array.isArray(listed)) {
      const left = listed.filter((one) => lines.some((line) => String(line).includes(String(one))));
      return left.length === listed.length ? element : withProps(element, { emphasis: left });
    }
    const prop = element.piece === 'Marker' ? 'words' : 'emphasis';
    const marked = element.props[prop];
    if (typeof text !== 'string' || typeof marked !== 'string' || text.includes(marked)) return element;
    const fresh = emphasisOf(text, { name: '', language: theme.language });
    return withProps(element, { [prop]: fresh ?? (prop === 'words' ? (text.split(/\s+/).at(-1) ?? text) : undefined) });
  }).code;
}

/** New words for what a noun names: the headline, the button, the address. */
export function applyText(film: EditFilm, { target, to }: Extract<Edit, { kind: 'text' }>): EditFilm {
  const parted = partFilm(film);
  // "The address is 14 Mill Lane": a street is where it takes place, and no address to type.
  const hasPlace = parted.parts.some(({ elements }) => elements?.some(({ props }) => 'place' in props));
  if (target.by === 'noun' && target.noun === 'address' && hasPlace && !/\.\p{L}|[/@]|\d{5}/u.test(to))
    return applyText(film, { kind: 'text', target: { by: 'noun', noun: 'place' }, to });
  if (target.by === 'item') {
    const item = itemFound(parted, target);
    return applyWords(film, { kind: 'words', from: titleOf(item.values[item.index]), to });
  }
  const isWhole =
    target.by === 'words' &&
    film.scenes.some(({ code }) => stringsOf(code).some((text) => flat(text) === flat(target.words)));
  if (target.by === 'words' && (isWhole || target.words === mottoOf(parted)))
    return applyWords(film, { kind: 'words', from: target.words, to });
  if (target.by === 'noun' && target.noun === 'phone')
    return applyWords(film, { kind: 'words', from: phoneOf(parted), to });
  const ended = target.by === 'noun' ? withEnding(parted, target.noun, to) : null;
  if (ended !== null) return { ...film, scenes: film.scenes.map((one) => (one.name === ended.name ? ended : one)) };
  const { parts } = findTarget(parted, target);
  const noun: TargetNoun = target.by === 'noun' ? target.noun : 'headline';
  const props = propsOfNoun[noun] ?? (noun === 'closing' ? closingProps : ['text', 'lines', 'title', 'name']);
  const pieces = piecesOfNoun[noun] ?? [];
  const isMeant = (element: CodeElement) =>
    pieces.length === 0 || !['headline', 'quote'].includes(noun) || pieces.includes(element.piece);
  const isEvery = ['name', 'address', 'action', 'price', 'code', 'date', 'place'].includes(noun);
  const hosts = isEvery ? parts : parts.slice(0, 1);
  const old = hosts
    .flatMap(({ elements }) => elements ?? [])
    .filter(isMeant)
    .flatMap((element) => props.map((prop) => element.props[prop]))
    .map((value) => (Array.isArray(value) ? value[0] : value))
    .filter((value) => typeof value === 'string' && value !== '') as string[];
  const first = old[0];
  // A price may stand in a figure or a sentence: there it is told as one.
  if (first === undefined && noun === 'price') return applyFact(film, { kind: 'fact', of: 'figure', to, about: noun });
  if (first === undefined) throw refuseEdit(`The film shows no ${noun} whose words could be changed.`);
  // A name stands in sentences as well.
  if (noun === 'name') return applyWords(film, { kind: 'words', from: first, to });
  const all = [...new Set(parts.flatMap((part) => headlinesOf(part, isMeant, props)))];
  // The film's headline is its opening's, or the only one.
  if (noun === 'headline' && target.by === 'noun' && parts[0] !== parted.parts[0] && all.length > 1)
    throw refuseEdit(`Several headlines could be meant: ${all.map((one) => `“${one}”`).join(', ')}. Quote the one.`);
  const wanted = flat(first);
  const scenes = new Set((isEvery ? film.scenes : hosts.map(({ scene }) => scene)).map(({ name }) => name));
  const isOwn = (element: CodeElement, value: Json | undefined) =>
    isMeant(element) && typeof value === 'string' && flat(value) === wanted;
  const changed = film.scenes.map((scene) => {
    if (!scenes.has(scene.name)) return scene;
    return inElements(scene, (element) => {
      const meant = props.filter((prop) => isOwn(element, first2(element.props[prop])));
      if (meant.length === 0) return element;
      return withProps(
        element,
        Object.fromEntries(meant.map((prop) => [prop, Array.isArray(element.props[prop]) ? [to] : to])),
      );
    });
  });
  return { ...film, scenes: changed.map((scene) => ({ ...scene, code: remarked(scene.code, film) })) };
}

/** What an ending says in words, what it asks for first; never who signs. */
const closingProps = ['action', 'text', 'lines', 'line', 'tagline', 'title'];

const headlinesOf = ({ elements }: Part, isMeant: (element: CodeElement) => boolean, props: readonly string[]) =>
  (elements ?? [])
    .filter(isMeant)
    .flatMap((element) => props.map((prop) => first2(element.props[prop])))
    .filter((value): value is string => typeof value === 'string' && value !== '');

const first2 = (value: Json | undefined) => (Array.isArray(value) ? value[0] : value);
