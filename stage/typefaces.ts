import type { StageAsset } from '../contract/stage.ts';
import { familyOfAsset } from './kit/asset.ts';

let faces: FontFace[] = [];

/** Lets scenes write with the film's own typefaces; those of a film shown before go. Each is loaded when a frame first needs it. */
export function setTypefaces(assets: Readonly<Record<string, StageAsset>>): void {
  for (const face of faces) document.fonts.delete(face);
  faces = Object.entries(assets).flatMap(([name, { path, font }]) => {
    if (!font) return [];
    const [lightest, heaviest] = font.weights;
    // A typeface of one weight stands for all of them: none is made up by smearing it.
    const weight = lightest < heaviest ? `${lightest} ${heaviest}` : '1 1000';
    const descriptors = { weight, display: 'block' as const, unicodeRange: font.ranges };
    return [new FontFace(familyOfAsset(name), `url("${path}")`, descriptors)];
  });
  for (const face of faces) document.fonts.add(face);
}
