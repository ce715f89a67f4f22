/** The texts of a film that a wish for another size speaks of. */
import { flat } from './clause.ts';
import type { SizeTarget, Target } from './edit.ts';
import type { EditScene, Part, PartedFilm } from './film-parts.ts';
import { contentsOf, findTarget, piecesOfNoun, propsOfNoun } from './find-target.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode } from './scene-code.ts';
import { textsIn } from './texts-in.ts';
import { setsText } from './texts-of-piece.ts';

/** A piece that sets text, and the part that it stands in. */
export interface TextPiece {
  part: Part;
  element: CodeElement;
}

/** The pieces whose text is meant. */
export function textsMeant(parted: PartedFilm, meant: SizeTarget): TextPiece[] {
  const all = parted.parts.flatMap(texted);
  if (meant.of === 'all') return all;
  if (meant.of === 'scene') throw unsaid(meant.target);
  const { target, isEvery } = meant;
  if (target.by === 'item')
    throw refuseEdit(
      'The items of a row share one size. Say which text shall change as a whole, such as “Make the steps larger”.',
    );
  if (target.by === 'words') return [byWords(parted, all, target.words)];
  if (target.by !== 'noun' || isSceneNoun(target)) return partPieces(parted, target);
  if (target.noun === 'headline') return headline(parted, all, isEvery);
  const { parts } = findTarget(parted, target);
  const pieces = piecesOfNoun[target.noun] ?? [];
  const props = propsOfNoun[target.noun] ?? [];
  const own = parts.flatMap(texted).filter(({ element }) => pieces.includes(element.piece) && target.noun !== 'logo');
  const found = own.length > 0 ? own : parts.flatMap(texted).filter(({ element }) => isAlone(element, props));
  const [first] = found;
  if (first !== undefined) return isEvery ? found : [first];
  const beside =
    target.noun === 'logo'
      ? 'A logo is as large as its place allows'
      : `The ${target.noun} shares one card with other words`;
  throw refuseEdit(
    `${beside}. Say “Make the text of scene ${parted.parts.indexOf(parts[0] as Part) + 1} larger” for all of it.`,
  );
}

const isSceneNoun = (target: Target) =>
  target.by === 'noun' && ['hook', 'hero', 'support', 'closing'].includes(target.noun);

/** The pieces of a part that set text, and those of what stands beside it. */
const texted = (part: Part): TextPiece[] => [
  ...(part.elements ?? []).filter(setsText).map((element) => ({ part, element })),
  ...part.asides.flatMap(({ scene }) => besides(part, scene)),
];

const besides = (part: Part, scene: EditScene): TextPiece[] => {
  const elements = readSceneCode(scene.code)?.elements ?? null;
  const aside = { ...part, scene, elements, isBeat: false };
  return (elements ?? []).filter(setsText).map((element) => ({ part: aside, element }));
};

/** The only words of its piece. */
const isAlone = ({ props }: CodeElement, names: readonly string[]) =>
  names.some((name) => name in props) &&
  Object.keys(props).filter((name) => ['name', 'line', 'tagline', 'action', 'address', 'text', 'title'].includes(name))
    .length === 1;

function partPieces(parted: PartedFilm, target: Target): TextPiece[] {
  const found = findTarget(parted, target);
  if (found.aside !== null) return besides(found.parts[0] as Part, found.aside);
  const pieces = found.parts.flatMap(texted);
  if (pieces.length === 0) throw refuseEdit(`That scene shows no text of the kit. ${contentsOf(parted)}`);
  return pieces;
}

/** The opening's headline, or the only one; a film that has none opens with the text that stands for it. */
function headline(parted: PartedFilm, all: readonly TextPiece[], isEvery: boolean): TextPiece[] {
  const pieces = piecesOfNoun.headline ?? [];
  const own = all.filter(({ element }) => pieces.includes(element.piece));
  const [first] = own;
  const opening = parted.parts[0];
  if (isEvery && first !== undefined) return own;
  if (first !== undefined && first.part !== opening && own.length > 1)
    throw refuseEdit(
      `Several headlines could be meant: ${own.map(({ element }) => `“${wordsOf(element)}”`).join(', ')}. Quote the one.`,
    );
  if (first !== undefined) return [first];
  const stands = all.find(
    ({ part, element }) => part === opening && ['LogoReveal', 'Quote', 'Body', 'EndCard'].includes(element.piece),
  );
  if (stands === undefined) throw refuseEdit(`The film has no headline. ${contentsOf(parted)}`);
  return [stands];
}

/** The piece that shows exactly these words, else the only one that holds them. */
function byWords(parted: PartedFilm, all: readonly TextPiece[], words: string): TextPiece {
  const wanted = flat(words);
  const texts = ({ element }: TextPiece) => textsIn(element.props).map(flat);
  const exact = all.filter((piece) => texts(piece).includes(wanted));
  const holders = all.filter((piece) => texts(piece).some((text) => ` ${text} `.includes(` ${wanted} `)));
  const found = exact.length > 0 ? exact : holders;
  const [first] = found;
  if (first === undefined) throw refuseEdit(`No scene shows “${words}” as text of the kit. ${contentsOf(parted)}`);
  const numbers = [...new Set(found.map(({ part }) => parted.parts.indexOf(part) + 1))];
  if (numbers.length > 1)
    throw refuseEdit(`Several scenes show “${words}”: ${numbers.join(', ')}. Say “the text in scene ${numbers[0]}”.`);
  return first;
}

export const wordsOf = (element: CodeElement) =>
  textsIn(element.props)
    .find((text) => /\p{L}{2}|\d/u.test(text))
    ?.slice(0, 60) ?? element.piece;

function unsaid(target: Target | null) {
  const what = target?.by === 'number' ? `scene ${target.number}` : target?.by === 'name' ? target.name : 'the film';
  return refuseEdit(
    `Larger or smaller may mean the text, the format or the time of ${what}. Say “Make the text in scene 2 larger”, “Make all text larger”, “Resize to 1080x1350” or “Make scene 2 longer”.`,
  );
}
