import type { Theme } from '../../contract/theme.ts';
import type { Brief } from './brief.ts';
import { longestNeed } from './casting/shot.ts';
import type { Material } from './material.ts';
import { shapeTable } from './shape-table.ts';
import { edgesFit } from './time-film.ts';

/** Of the time that its words need, what a film takes at most to reach the usual length of its shape. */
const sparse = 1.35;

/** Length in frames: as the brief says, else what reading needs within the shape's usual bounds. */
export function filmFrames(fps: number, brief: Brief, material: Material, theme: Theme): number {
  if (brief.seconds !== null) return Math.round(Math.min(600, Math.max(3, brief.seconds)) * fps);
  const [shapeLeast, , usual] = shapeTable[material.shape].seconds;
  // A thought or a name alone is said in a few seconds, not held for as long as a story takes.
  const isShort =
    material.hook === null && material.beats.every(({ kind }) => kind === 'manifesto' || kind === 'exact');
  // A long brief takes a longer film rather than losing what it says.
  const most = Math.max(usual, Math.min(110, 10 + brief.words * 0.75));
  const slack = { calm: 1.15, balanced: 1.12, energetic: 1.08 }[theme.energy];
  const closing = longestNeed(material.closing);
  const hero = material.beats.reduce((sum, { need }) => sum + need, 0);
  const seconds = (((material.hook?.need ?? 0) + Math.max(hero, 90) + closing) / 30) * slack;
  // Little to tell is told in less time than the shape has, rather than twice or for long.
  const least = isShort ? 6 : Math.min(shapeLeast, Math.max(6, Math.ceil(seconds * sparse)));
  const byShare = Math.max(
    closing / 30 / (material.hook === null ? 0.29 : 0.245),
    Math.min(16, (material.hook?.need ?? 0) / 30 / 0.235),
    seconds,
  );
  const usually = Math.max(most, least);
  let fitting = Math.min(usually, Math.max(least, Math.ceil(byShare)));
  // The hero's share must leave hook and closing their reading time.
  const longest = Math.min(usually, fitting * 1.25);
  while (fitting + 1 <= longest && !edgesFit(fitting * 30, material, theme.energy)) fitting += 1;
  return Math.round(fitting * fps);
}
