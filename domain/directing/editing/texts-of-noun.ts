import { stringsOf } from './code-values.ts';
import type { TargetNoun } from './edit.ts';
import type { Part } from './film-parts.ts';
import { piecesOfNoun, propsOfNoun } from './find-target.ts';
import { readSceneCode } from './scene-code.ts';
import { textsIn } from './texts-in.ts';

/** The words that a scene's code shows; every string of it where it is more than pieces. */
export const shownByCode = (code: string): string[] =>
  readSceneCode(code)?.elements.flatMap(({ props }) => textsIn(props)) ?? stringsOf(code);

/** The words that a part shows, with those of what stands beside it. */
export const shownByPart = ({ elements, scene, asides }: Part): string[] => [
  ...(elements === null ? stringsOf(scene.code) : elements.flatMap(({ props }) => textsIn(props))),
  ...asides.flatMap((aside) => shownByCode(aside.scene.code)),
];

/** What the pieces or props show that a noun means, in these parts. */
export function textsOfNoun(parts: readonly Part[], noun: TargetNoun): string[] {
  const elements = parts.flatMap((part) => part.elements ?? []);
  const pieces = piecesOfNoun[noun] ?? [];
  const own = elements.filter(({ piece }) => pieces.includes(piece));
  if (own.length > 0) return own.flatMap(({ props }) => textsIn(props));
  const props = propsOfNoun[noun] ?? [];
  return elements.flatMap((element) =>
    props.flatMap((prop) => {
      const value = element.props[prop];
      return typeof value === 'string' ? [value] : [];
    }),
  );
}
