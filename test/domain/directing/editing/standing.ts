import type { DirectorInput } from '../../../../domain/directing/director.ts';
import type { DirectedPlan } from '../../../../domain/directing/film.ts';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { writeScene } from '../../../../domain/directing/write-scene.ts';
import { inputOf } from '../brief-input.ts';

export type Standing = Pick<DirectorInput, 'existing' | 'theme' | 'width' | 'height'>;

/** A film as it stands on a head revision. */
export function standing(brief: string, size = { width: 1920, height: 1080 }): Standing {
  const film = planFilm(inputOf(brief, size));
  const existing = film.scenes.map((scene) => ({
    name: scene.name,
    track: scene.track,
    startFrame: scene.startFrame,
    durationInFrames: scene.durationInFrames,
    code: writeScene(scene),
  }));
  return { existing, theme: film.theme, ...size };
}

/** The plan of an edit; fails where the prompt is none. */
export function edited(prompt: string, film: Standing, changes: Partial<DirectorInput> = {}): DirectedPlan {
  const plan = planEdit({ ...inputOf(prompt), contexts: [], ...film, ...changes });
  if (plan === null) throw new Error(`${prompt} made a new film`);
  return plan;
}

export const codeOf = (scenes: readonly { code?: string }[]): string => scenes.map(({ code }) => code).join('\n');
