import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { stageVersion } from '../../contract/stage-version.ts';
import { pictureHash } from '../../domain/project/picture-hash.ts';
import { type RevisionChange, revisionChanges } from '../../domain/project/revision-diff.ts';
import { byId, sameScene } from '../../domain/project/scene.ts';
import { timelineProblems } from '../../domain/project/timeline.ts';
import { Project } from '../entities/project.ts';
import { Revision } from '../entities/revision.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { applyChange, type ChangedContent, type ProjectChange } from './project-change.ts';
import {
  type Author,
  readScenes,
  readScenesWithCode,
  type SceneOfRevision,
  type SceneWithCode,
  sceneOf,
} from './revision-scenes.ts';
import { readRow, requireRow } from './rows.ts';
import { type HeldHead, holdHead, writeHead } from './write-head.ts';

export interface CommitOptions {
  /** Revision that the caller saw; a touched scene that changed since is `revision_conflict`. */
  base?: string;
  message?: string;
  writtenBy: Author;
  /** The run that makes the change. */
  runId?: string;
}

export interface Commit {
  revision: Revision;
  scenes: SceneOfRevision[];
  /** Scenes that the change made or moved. */
  touched: string[];
}

export const revisions = {
  /** Applies one change under the project's lock and makes the result the head. A change that changes nothing makes no revision. */
  commit(em: EntityManager, projectId: string, change: ProjectChange, options: CommitOptions): Promise<Commit> {
    return em.transactional(async (tx) => {
      const head = await holdHead(tx, projectId);
      if (options.base) await refuseConflict(tx, head, change, options.base);
      const content = await applyChange(tx, head, change, options.writtenBy);
      refuseBrokenTimeline(content);
      const message = options.message ?? `Scenes: ${change.type}`;
      const { writtenBy, runId } = options;
      const revision = await writeHead(tx, head, content, { message, writtenBy, runId });
      return { revision, scenes: await readScenes(tx, revision.id), touched: content.touched };
    });
  },

  async head(em: EntityManager, projectId: string): Promise<Revision> {
    const project = await requireRow(em, Project, { id: projectId, deletedAt: null }, 'project');
    return readRow(em, Revision, { id: project.headRevisionId });
  },

  /** A head or draft of this project. */
  get(em: EntityManager, projectId: string, id: string): Promise<Revision> {
    return requireRow(em, Revision, { id, projectId }, 'revision');
  },

  /** Heads, newest first. */
  list(em: EntityManager, projectId: string, page?: PageRequest): Promise<Page<Revision>> {
    return readPage(em, Revision, { projectId, kind: 'head' }, page);
  },

  /** The runs that made the heads after this one; null for a person. */
  async writersSince(em: EntityManager, projectId: string, revisionId: string): Promise<(string | null)[]> {
    const { number } = await revisions.get(em, projectId, revisionId);
    const since = { projectId, kind: 'head' as const, number: { $gt: number ?? 0 } };
    const heads = await em.find(Revision, since, { fields: ['runId'], disableIdentityMap: true });
    return heads.map(({ runId }) => runId ?? null);
  },

  /** In timeline order. */
  scenes: readScenes as (em: EntityManager, revisionId: string) => Promise<SceneOfRevision[]>,

  scenesWithCode(em: EntityManager, revisionId: string): Promise<SceneWithCode[]> {
    return readScenesWithCode(em, revisionId);
  },

  async scene(em: EntityManager, revisionId: string, sceneId: string): Promise<SceneWithCode> {
    return sceneOf(await readScenesWithCode(em, revisionId, sceneId), sceneId);
  },

  async diff(em: EntityManager, projectId: string, before: string, after: string): Promise<RevisionChange[]> {
    const [one, other] = [await revisions.get(em, projectId, before), await revisions.get(em, projectId, after)];
    const state = async ({ id, width, height, theme, sound }: Revision) => ({
      ...{ width, height, theme, sound, scenes: await readScenes(em, id) },
    });
    return revisionChanges(await state(one), await state(other));
  },

  /** Hash under which reviews and exports of a sealed revision are kept. */
  pictureHash({ id, contentHash }: Revision): string {
    if (!contentHash) throw new AppError('internal', `revision ${id} is still open`);
    return pictureHash(contentHash, stageVersion);
  },
};

async function refuseConflict(em: EntityManager, head: HeldHead, change: ProjectChange, baseId: string) {
  if (baseId === head.revision.id) return;
  const base = await em.findOne(
    Revision,
    { id: baseId, projectId: head.revision.projectId },
    { disableIdentityMap: true },
  );
  if (!base) {
    const errors = [{ path: 'base', message: 'is not a revision of this project' }];
    throw new AppError('invalid_body', `base ${baseId} is unknown`, { errors });
  }
  const [then, now] = [byId(await readScenes(em, base.id)), byId(head.scenes)];
  const changed = [...new Set([...then.keys(), ...now.keys()])].filter((id) => !sameScene(then.get(id), now.get(id)));
  const touched = touchedBy(change);
  const sceneIds = touched === 'all' ? changed : changed.filter((id) => touched.includes(id));
  if (sceneIds.length === 0) return;
  throw new AppError('revision_conflict', `scenes changed since ${baseId}: ${sceneIds.join(', ')}`, {
    detail: `Changed since the base revision: ${sceneIds.join(', ')}. Read the head and try again.`,
    members: { sceneIds, headRevision: head.revision.id },
  });
}

function touchedBy(change: ProjectChange): 'all' | string[] {
  if (change.type === 'restore') return 'all';
  if (change.type === 'positions') return change.updates.map(({ sceneId }) => sceneId);
  return 'sceneId' in change ? [change.sceneId] : [];
}

function refuseBrokenTimeline({ scenes, touched, fps }: ChangedContent) {
  const problems = timelineProblems(scenes, fps).filter(({ sceneIds }) => sceneIds.some((id) => touched.includes(id)));
  if (problems.some(({ rule }) => rule === 'too_many_scenes')) {
    const detail = `A project has at most ${limits.scenesPerProject} scenes.`;
    throw new AppError('limit_exceeded', 'too many scenes', { detail });
  }
  if (problems.length === 0) return;
  const errors = problems.map(({ rule, message }) => ({ path: rule, message }));
  throw new AppError('invalid_timeline', `the timeline would have ${problems.length} problems`, { errors });
}
