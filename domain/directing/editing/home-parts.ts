import { asBeat, asScene } from './carry.ts';
import type { Part, PartedFilm } from './film-parts.ts';
import { sceneOfElements } from './lay-parts.ts';

/**
 * Where each part lives in a new order: the hero is one stretch, so that a scene that neither opens nor closes the film becomes
 * a beat, and a beat that comes last becomes the closing, so that the film ends on a scene of its own.
 */
export function homeParts(parted: PartedFilm, parts: readonly Part[]): Part[] {
  const { hero } = parted;
  const beatAt = (index: number) => parts[index]?.isBeat === true;
  if (hero === null) return [...parts];
  const homed = parts.map((part, index) =>
    index > 0 && index < parts.length - 1 && !part.isBeat && part.elements !== null
      ? { ...part, scene: hero.scene, elements: asBeat(part.elements), isBeat: true }
      : part,
  );
  const last = homed.at(-1);
  const beats = homed.filter(({ isBeat }) => isBeat).length;
  const neverClosed = parted.parts.at(-1)?.isBeat === true;
  if (last === undefined || !beatAt(parts.length - 1) || beats < 2 || neverClosed || last.elements === null)
    return homed;
  const names = new Set(homed.filter(({ isBeat }) => !isBeat).map(({ scene }) => scene.name));
  const model = parted.parts.findLast(({ isBeat }) => !isBeat)?.scene ?? hero.scene;
  const name = names.has('Closing') ? 'Last' : 'Closing';
  const isBeside = last.asides.length > 0;
  const elements = asScene(last.elements, parted.film, true, isBeside ? 'A' : 'close');
  const scene = {
    ...sceneOfElements(model, elements, name),
    role: 'closing' as const,
    // Above what stands beside it.
    track: Math.max(2, model.track, ...last.asides.map((aside) => aside.scene.track + 1)),
  };
  return [...homed.slice(0, -1), { ...last, scene, elements, isBeat: false, before: null }];
}
