import { formatOf } from '../../project/format.ts';
import type { Json } from '../casting/shot.ts';
import { applyEmphasis } from './apply-emphasis.ts';
import { flat } from './clause.ts';
import type { Edit, SizeTarget } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { type TextPiece, textsMeant, wordsOf } from './find-texts.ts';
import { itemsOf, titleOf } from './items.ts';
import { roomOf, widerZone } from './place-of.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withElements, withProps } from './scene-code.ts';
import { type Setting, sizeAt } from './text-room.ts';
import { sharesSize, textsOfPiece } from './texts-of-piece.ts';

/** The named texts larger or smaller inside their boxes; all else of the code stays as it is. */
export function applySize(film: EditFilm, { targets, times }: Extract<Edit, { kind: 'size' }>): EditFilm {
  return targets.reduce((sized, target) => sizeOne(sized, target, times), film);
}

function sizeOne(film: EditFilm, target: SizeTarget, times: number): EditFilm {
  const inside = times > 1 && target.of === 'text' && target.target.by === 'words' ? target.target.words : null;
  // Words of a sentence have no size of their own: what is larger than the rest is marked.
  if (inside !== null && isInside(film, inside)) return applyEmphasis(film, { kind: 'emphasis', words: inside });
  const pieces = textsMeant(partFilm(film), target);
  const changes = pieces.map((piece) => ({ ...piece, next: resized(piece, times, film) }));
  if (changes.every(({ next, element }) => next === null || next === element)) throw full(pieces, times);
  return changes.reduce((edited, { part, element, next }) => {
    return next === null ? edited : withPiece(edited, part, element, next);
  }, film);
}

const isInside = (film: EditFilm, words: string): boolean =>
  /\s|^\P{L}*\d/u.test(words) &&
  textsMeant(partFilm(film), { of: 'text', target: { by: 'words', words }, isEvery: false }).some(
    ({ element: { piece, props } }) =>
      piece === 'Headline' &&
      typeof props.text === 'string' &&
      props.emphasis !== words &&
      flat(props.text) !== flat(words) &&
      flat(props.text).split(' ').length > flat(words).split(' ').length + 1,
  );

/** A step that nobody sees is none. */
const seen = 1.08;
const [smallest, largest] = [0.4, 3];

/** The piece at its new size; null where its place allows none. */
function resized({ part, element }: TextPiece, times: number, film: EditFilm): CodeElement | null {
  const now = typeof element.props.textScale === 'number' ? element.props.textScale : 1;
  const asked = now * times;
  if (asked < smallest || asked > largest) return null;
  if (times < 1) return scaled(element, asked);
  const setting: Setting = { theme: film.theme, format: formatOf(film), u: Math.min(film.width, film.height) / 1080 };
  const sizesIn = (zone: Json | undefined, scale: number) => {
    const texts = textsOfPiece(element, roomOf(element, part, film, zone), setting);
    const sizes = texts.map((text) => sizeAt(text, scale, setting));
    return sharesSize(element) && sizes.length > 0 ? [Math.min(...sizes)] : sizes;
  };
  const { zone } = element.props;
  const stands = sizesIn(zone, now);
  if (stands.length === 0) return asked <= mostOfRows(element) ? scaled(element, asked) : null;
  const growth = (sizes: readonly number[]) => Math.max(...sizes.map((size, index) => size / (stands[index] ?? size)));
  if (growth(sizesIn(zone, asked)) >= seen) return scaled(element, asked);
  const wide = widerZone(element, part);
  if (wide === null || growth(sizesIn(wide, largest)) < seen) return null;
  return scaled(inZone(element, wide), Math.max(smallest, Math.min(largest, times / growth(sizesIn(wide, 1)))));
}

/** Nobody guesses what a row of cards allows: short words may grow by half, others by a step. */
function mostOfRows(element: CodeElement): number {
  if (element.piece === 'Chips') return 1;
  const titles = (itemsOf(element)?.values ?? []).map(titleOf);
  return titles.every((title) => title.length <= 12) ? 1.5 : 1.25;
}

/** A larger zone begins at the reading edge: what was centred stays so. */
const inZone = (element: CodeElement, zone: string) => {
  const wasCentred = element.props.zone === 'close' && ['Headline', 'Body'].includes(element.piece);
  return withProps(element, { zone, ...(wasCentred && element.props.align === undefined && { align: 'center' }) });
};

/** Back at its own size the prop goes. */
function scaled(element: CodeElement, scale: number): CodeElement {
  const rounded = Math.round(scale * 100) / 100;
  const value = Math.abs(rounded - 1) < 0.02 ? undefined : rounded;
  return value === element.props.textScale ? element : withProps(element, { textScale: value });
}

function withPiece(film: EditFilm, { scene }: Part, old: CodeElement, next: CodeElement): EditFilm {
  const scenes = film.scenes.map((one) => {
    const code = one.name === scene.name ? readSceneCode(one.code) : null;
    const at = code?.elements.findIndex(({ source }) => source === old.source) ?? -1;
    if (code === null || at < 0) return one;
    const elements = code.elements.map((each, index) => (index === at ? { ...next, lead: each.lead } : each));
    return { ...one, code: withElements(code, elements) };
  });
  return { ...film, scenes };
}

/** Nothing of it can change. */
function full(pieces: readonly TextPiece[], times: number) {
  const words = [...new Set(pieces.map(({ element }) => `“${wordsOf(element)}”`))].slice(0, 3);
  const what = words.length === 0 ? 'There is no text of the kit that' : `${words.join(', ')}`;
  if (words.length === 0) return refuseEdit(`${what} could change its size.`);
  return times < 1
    ? refuseEdit(`${what} is as small as it can be read.`)
    : refuseEdit(
        `${what} is as large as its place allows. Give it fewer words (Change “…” to “…”), or a scene to itself (Add a scene saying “…”).`,
      );
}
