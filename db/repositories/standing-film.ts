import type { EntityManager } from '@mikro-orm/postgresql';
import type { DirectorInput } from '../../domain/directing/director.ts';
import { Project } from '../entities/project.ts';
import type { Revision } from '../entities/revision.ts';
import { assets } from './assets.ts';
import { contexts } from './contexts.ts';
import { revisions } from './revisions.ts';
import { requireRow } from './rows.ts';

/** What a prompt on a project's head would find: its film and its entries, without a prompt yet. */
export async function standingFilm(em: EntityManager, projectId: string): Promise<Omit<DirectorInput, 'prompt'>> {
  const { headRevisionId } = await requireRow(em, Project, { id: projectId, deletedAt: null }, 'project');
  const head = await revisions.get(em, projectId, headRevisionId);
  return { ...(await filmToDirect(em, head, head.id)), seed: 0 };
}

/** A revision as a director finds it, with the project's entries and library. `standing`: the revision whose scenes stand. */
export async function filmToDirect(
  em: EntityManager,
  { projectId, width, height, fps, theme = null, sound }: Revision,
  standing: string | null,
): Promise<Omit<DirectorInput, 'prompt' | 'seed'>> {
  const scenes = standing ? await revisions.scenesWithCode(em, standing) : [];
  const entries = await contexts.list(em, projectId);
  const library = await assets.list(em, projectId);
  const isShown = ({ kind, state }: (typeof library)[number]) =>
    state === 'ready' && (kind === 'image' || kind === 'video');
  return {
    contexts: entries.map(({ label, text }) => ({ label, text })),
    ...{ width, height, fps, theme, projectId, sound },
    pictures: library.filter(isShown).map(({ name }) => name),
    taken: library.map(({ name }) => name),
    existing: scenes.map(({ name, track, startFrame, durationInFrames, code }) => ({
      ...{ name, track, startFrame, durationInFrames, code },
    })),
  };
}
