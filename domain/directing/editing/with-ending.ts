import type { TargetNoun } from './edit.ts';
import type { EditScene, PartedFilm } from './film-parts.ts';
import { propsOfNoun } from './find-target.ts';
import { newElement, readSceneCode, withElements, withProps } from './scene-code.ts';

const cards = new Set(['EndCard', 'CallToAction', 'LogoReveal']);

/** The closing with an address or an action that no scene of the film shows yet; null where one does, or no card ends it. */
export function withEnding({ parts }: PartedFilm, noun: TargetNoun, to: string): EditScene | null {
  if (noun !== 'address' && noun !== 'action') return null;
  const props = propsOfNoun[noun] ?? [];
  const has = parts.some(({ elements }) => elements?.some((one) => props.some((prop) => prop in one.props)));
  const scene = parts.at(-1)?.scene;
  const code = has || scene === undefined ? null : readSceneCode(scene.code);
  const card = code?.elements.find(({ piece }) => cards.has(piece));
  if (scene === undefined || !code || card === undefined) return null;
  const { tagline, ...own } = card.props;
  // A logo alone has no place for either: a card has the same name and line, and one more.
  const next =
    card.piece === 'LogoReveal'
      ? newElement('EndCard', { ...own, ...(tagline === undefined ? {} : { line: tagline }), [noun]: to }, card.lead)
      : withProps(card, { [noun]: to });
  return {
    ...scene,
    code: withElements(
      code,
      code.elements.map((one) => (one === card ? next : one)),
    ),
  };
}
