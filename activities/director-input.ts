import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../contract/errors.ts';
import type { FilmPlan } from '../contract/plan.ts';
import type { Revision } from '../db/entities/revision.ts';
import type { Run } from '../db/entities/run.ts';
import { assets } from '../db/repositories/assets.ts';
import { contexts } from '../db/repositories/contexts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { standingFilm } from '../db/repositories/standing-film.ts';
import type { Director, DirectorInput } from '../domain/directing/director.ts';
import { understandsEdit } from '../domain/directing/plan-edit.ts';
import { asked } from './run-work.ts';

/**
 * All that the director may know, read from the rows, and the revision that the prompt works on: its draft, or for
 * planning alone the head. What stands is what stood when the run was made.
 */
export async function directorInput(
  em: EntityManager,
  run: Run,
): Promise<{ input: DirectorInput; revision: Revision }> {
  const revision = await revisions.get(em, run.projectId, run.draftRevisionId ?? run.revisionId ?? '');
  const standing = run.draftRevisionId ? revision.parentId : revision.id;
  const entries = await contexts.list(em, run.projectId);
  const library = await assets.list(em, run.projectId);
  const pictures = library.filter(({ state }) => state === 'ready');
  const scenes = standing ? await revisions.scenesWithCode(em, standing) : [];
  const { width, height, fps } = revision;
  const input: DirectorInput = {
    prompt: asked<string>(run, 'prompt') ?? '',
    contexts: entries.map(({ label, text }) => ({ label, text })),
    ...{ width, height, fps },
    seed: asked<number>(run, 'seed') ?? 0,
    projectId: run.projectId,
    theme: revision.theme ?? null,
    sound: revision.sound,
    captions: asked<'burn' | 'none'>(run, 'captions'),
    pictures: pictures.filter(({ kind }) => kind === 'image' || kind === 'video').map(({ name }) => name),
    taken: library.map(({ name }) => name),
    existing: scenes.map(({ name, track, startFrame, durationInFrames, code }) => ({
      ...{ name, track, startFrame, durationInFrames, code },
    })),
  };
  return { input, revision };
}

/**
 * Whether the director can follow a prompt on the film as it stands. A model takes any; the offline director's edits
 * are a documented set.
 */
export async function understanding(
  em: EntityManager,
  projectId: string,
  director: Pick<Director, 'name'>,
): Promise<(prompt: string, as?: 'edit') => boolean> {
  if (director.name !== 'offline') return () => true;
  const film = await standingFilm(em, projectId);
  return (prompt, as) => understandsEdit({ ...film, prompt }, as);
}

export function planOf(draft: Revision): FilmPlan {
  if (!draft.plan) throw new AppError('internal', `draft ${draft.id} has no plan`);
  return draft.plan;
}
