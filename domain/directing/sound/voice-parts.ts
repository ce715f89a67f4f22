import type { FilmPlan } from '../../../contract/plan.ts';
import { type EditFilm, type PartedFilm, partFilm } from '../editing/film-parts.ts';
import type { DirectedPlan, DirectedScene } from '../film.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { writeScene } from '../write-scene.ts';
import { sayElements, sayTexts } from './say-part.ts';

/** A stretch of a film that a line of the voice belongs to, in frames. */
export interface VoicePart {
  start: number;
  length: number;
  /** What could be said of it: the words that it shows. */
  says: string;
}

/** Parts closer together than this are heard as one. */
const leastSeconds = 0.7;

/** The parts of a plan in turn, whoever made it. */
export function voiceParts(plan: FilmPlan): VoicePart[] {
  const parted = isDirected(plan) ? partFilm(filmOfPlan(plan)) : null;
  return parted ? directedParts(parted, plan.language) : plannedParts(plan);
}

export const isDirected = (plan: FilmPlan): plan is DirectedPlan =>
  plan.scenes.length > 0 && plan.scenes.every((scene) => 'shots' in scene || 'code' in scene);

/** The plan as a film of scenes with code, which edits know how to change. */
export function filmOfPlan({ width, height, fps, theme, durationInFrames, scenes }: DirectedPlan): EditFilm {
  const written = scenes.map((scene: DirectedScene) => {
    const { name, role, track, startFrame, durationInFrames: length } = scene;
    return { name, role, track, startFrame, durationInFrames: length, code: scene.code ?? writeScene(scene) };
  });
  return { width, height, fps, theme, frames: durationInFrames, scenes: written };
}

function directedParts({ parts }: PartedFilm, language: string): VoicePart[] {
  const lexicon = lexiconOf(language);
  return parts.map(({ start, length, elements }) => ({
    ...{ start, length },
    says: elements === null ? '' : sayElements(elements, lexicon),
  }));
}

/** By the starts of the planned scenes; those that begin together are one part. */
function plannedParts({ scenes, durationInFrames, fps }: FilmPlan): VoicePart[] {
  const shown = scenes.filter(({ role }) => role !== 'ground').sort((one, other) => one.startFrame - other.startFrame);
  const starts: number[] = [];
  for (const { startFrame } of shown) {
    const last = starts.at(-1);
    if (last === undefined || startFrame - last >= leastSeconds * fps) starts.push(startFrame);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? durationInFrames;
    const texts = shown.filter(({ startFrame }) => startFrame >= start && startFrame < next);
    return { start, length: next - start, says: sayTexts(texts.flatMap(({ words }) => words)) };
  });
}
