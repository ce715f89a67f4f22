import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import type { SoundClip } from '../../contract/sound.ts';
import type { Theme } from '../../contract/theme.ts';
import { canonicalJson } from '../../domain/project/canonical-json.ts';
import { contentHash } from '../../domain/project/picture-hash.ts';
import { Project } from '../entities/project.ts';
import { Revision } from '../entities/revision.ts';
import { newId } from '../new-id.ts';
import { contexts } from './contexts.ts';
import { type Author, addScenes, readScenes, type SceneOfRevision } from './revision-scenes.ts';
import { holdRow, readRow, requireRow } from './rows.ts';

export interface HeldHead {
  revision: Revision;
  scenes: SceneOfRevision[];
}

/** All that a revision shows. */
export interface RevisionContent {
  width: number;
  height: number;
  fps: number;
  theme: Theme | null;
  plan: FilmPlan | null;
  scenes: SceneOfRevision[];
  /** As it stands on the head where it is not given. */
  sound?: SoundClip[];
}

/** The head of a living project, which nobody else can move until the transaction ends. */
export async function holdHead(em: EntityManager, projectId: string): Promise<HeldHead> {
  await holdRow(em, 'projects', projectId);
  const project = await requireRow(em, Project, { id: projectId, deletedAt: null }, 'project');
  const revision = await readRow(em, Revision, { id: project.headRevisionId });
  return { revision, scenes: await readScenes(em, revision.id) };
}

/** Makes `content` the new head of the project whose head is held. Content that paints, sounds and reads the same stays as it is. */
export async function writeHead(
  em: EntityManager,
  head: HeldHead,
  content: RevisionContent,
  { message, writtenBy, runId = null }: { message: string; writtenBy: Author; runId?: string | null },
): Promise<Revision> {
  if (isSame(head, content)) return head.revision;
  const { projectId, id: parentId, number } = head.revision;
  if (number === null || number === undefined) throw new AppError('internal', `head ${parentId} has no number`);
  const { width, height, fps, theme, plan, sound = head.revision.sound } = content;
  const id = newId('revision');
  const contextIds = (await contexts.list(em, projectId)).map((entry) => entry.id);
  await em.insert(Revision, {
    ...{ id, projectId, parentId, number: number + 1, kind: 'head', state: 'open' },
    ...{ width, height, fps, theme, plan, sound, contextIds, conflicts: [], message, writtenBy, runId },
  });
  await addScenes(em, id, content.scenes);
  await em.nativeUpdate(Revision, { id }, { state: 'published', contentHash: contentHash(content) });
  await em.nativeUpdate(Project, { id: projectId }, { headRevisionId: id, width, height, fps, updatedAt: new Date() });
  return readRow(em, Revision, { id });
}

function isSame({ revision, scenes }: HeldHead, content: RevisionContent): boolean {
  const text = (list: readonly SceneOfRevision[]) =>
    list
      .map(({ sceneId, versionId, name }) => `${sceneId} ${versionId} ${name}`)
      .sort()
      .join('\n');
  const { sound = revision.sound } = content;
  const sounds = canonicalJson(sound) === canonicalJson(revision.sound);
  return sounds && revision.contentHash === contentHash(content) && text(scenes) === text(content.scenes);
}
