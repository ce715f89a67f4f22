import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../contract/errors.ts';
import type { FilmPlan } from '../contract/plan.ts';
import type { Revision } from '../db/entities/revision.ts';
import type { Run } from '../db/entities/run.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { filmToDirect, standingFilm } from '../db/repositories/standing-film.ts';
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
  // What was cut short stands in part, and is no film that the brief would change.
  const isAnew = asked<boolean>(run, 'isAnew') ?? false;
  const input: DirectorInput = {
    ...(await filmToDirect(em, revision, isAnew ? null : (standing ?? null))),
    prompt: asked<string>(run, 'prompt') ?? '',
    seed: asked<number>(run, 'seed') ?? 0,
    captions: asked<'burn' | 'none'>(run, 'captions'),
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
