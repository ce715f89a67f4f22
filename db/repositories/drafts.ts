import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import type { SoundClip } from '../../contract/sound.ts';
import type { Theme } from '../../contract/theme.ts';
import { encodeId, uuidOfHash } from '../../domain/ids.ts';
import { mergeDraft } from '../../domain/project/merge-draft.ts';
import { contentHash, sha256 } from '../../domain/project/picture-hash.ts';
import type { Placement } from '../../domain/project/scene.ts';
import { mergeSound } from '../../domain/sound/merge-sound.ts';
import { Revision } from '../entities/revision.ts';
import { RevisionScene } from '../entities/revision-scene.ts';
import { newId } from '../new-id.ts';
import { type Author, addScenes, addVersion, readScenes, type SceneOfRevision } from './revision-scenes.ts';
import { holdRow, readRow, requireRow } from './rows.ts';
import { holdHead, writeHead } from './write-head.ts';

export interface DraftScene extends Placement {
  /** Which scene: a new one by the step of the run that makes it, or one that stands by its id. */
  scene: { step: string } | { id: string };
  name: string;
  code: string;
  compiledHash?: string | null;
  /** Who wrote the code; a mended scene stays its author's. */
  writtenBy?: Author;
}

export interface PublishedDraft {
  head: Revision;
  /** Ids of scenes whose draft was set aside, because a person changed them meanwhile. */
  conflicts: string[];
}

/** Drafts are a run's own revisions: written scene by scene, published as one head. Every call may be repeated. */
export const drafts = {
  /** The run's draft; the first call copies the head. */
  open(em: EntityManager, projectId: string, runId: string): Promise<Revision> {
    return em.transactional(async (tx) => {
      const { revision: head, scenes } = await holdHead(tx, projectId);
      const before = await tx.findOne(Revision, { runId, kind: 'draft' }, { disableIdentityMap: true });
      if (before) return before;
      const { width, height, fps, theme, plan, sound, contextIds } = head;
      const id = newId('revision');
      await tx.insert(Revision, {
        ...{ id, projectId, parentId: head.id, kind: 'draft', state: 'open', runId, message: 'Draft' },
        ...{ width, height, fps, theme, plan, sound, contextIds, conflicts: [], writtenBy: 'director' },
      });
      await addScenes(tx, id, scenes);
      return readRow(tx, Revision, { id });
    });
  },

  /** The plan, its look and, where the plan changes the format, its size. */
  async setPlan(em: EntityManager, draftId: string, { plan, theme }: { plan: FilmPlan; theme: Theme }): Promise<void> {
    const { width, height } = plan;
    await em.transactional(async (tx) => {
      await holdOpen(tx, draftId);
      await tx.nativeUpdate(Revision, { id: draftId }, { plan, theme, width, height });
    });
  },

  /** Adds or replaces one scene. The same step names the same scene each time. */
  putScene(em: EntityManager, draftId: string, draft: DraftScene): Promise<SceneOfRevision> {
    return em.transactional(async (tx) => {
      const { projectId } = await holdOpen(tx, draftId);
      const sceneId = 'id' in draft.scene ? draft.scene.id : sceneIdOf(draftId, draft.scene.step);
      const { name, code, compiledHash = null, track, startFrame, durationInFrames } = draft;
      const scenes = await readScenes(tx, draftId);
      const before = scenes.find((scene) => scene.sceneId === sceneId);
      if (!before) refuseFullDraft(scenes.length);
      if (before) await tx.nativeDelete(RevisionScene, { revisionId: draftId, sceneId });
      const isSameCode = before?.codeHash === sha256(code) && before.compiledHash === compiledHash;
      const version = isSameCode
        ? before
        : await addVersion(tx, { projectId, sceneId, code, compiledHash, writtenBy: draft.writtenBy ?? 'director' });
      const scene = { ...version, sceneId, name, track, startFrame, durationInFrames };
      await addScenes(tx, draftId, [scene]);
      return scene;
    });
  },

  /** What the draft is heard with. */
  async setSound(em: EntityManager, draftId: string, sound: SoundClip[]): Promise<void> {
    await em.transactional(async (tx) => {
      await holdOpen(tx, draftId);
      await tx.nativeUpdate(Revision, { id: draftId }, { sound });
    });
  },

  /** Takes a scene out; one that is not there is no error. */
  async removeScene(em: EntityManager, draftId: string, sceneId: string): Promise<void> {
    await em.transactional(async (tx) => {
      await holdOpen(tx, draftId);
      await tx.nativeDelete(RevisionScene, { revisionId: draftId, sceneId });
    });
  },

  /** Makes the draft the head, keeping what a person changed meanwhile. A second call answers with the same head. */
  publish(em: EntityManager, draftId: string, message: string): Promise<PublishedDraft> {
    return em.transactional(async (tx) => {
      const { projectId } = await requireRow(tx, Revision, { id: draftId, kind: 'draft' }, 'draft');
      const held = await holdHead(tx, projectId);
      await holdRow(tx, 'revisions', draftId);
      const draft = await readRow(tx, Revision, { id: draftId });
      if (draft.publishedAs) {
        return { head: await readRow(tx, Revision, { id: draft.publishedAs }), conflicts: draft.conflicts };
      }
      if (draft.state !== 'open') throw new AppError('run_ended', `draft ${draftId} is ${draft.state}`);
      const [base, mine] = [await readScenes(tx, draft.parentId ?? ''), await readScenes(tx, draftId)];
      const { scenes, conflicts } = mergeDraft(base, mine, held.scenes);
      const { fps } = held.revision;
      const from = await readRow(tx, Revision, { id: draft.parentId ?? '' });
      const { width, height } = sizeOf(draft, from, held.revision);
      const { theme = null, plan = null, runId } = draft;
      const sound = mergeSound(from.sound, draft.sound, held.revision.sound);
      const content = { width, height, fps, theme, plan, scenes, sound };
      const head = await writeHead(tx, held, content, { message, writtenBy: 'director', runId });
      await seal(tx, draft, mine, { publishedAs: head.id, conflicts });
      return { head, conflicts };
    });
  },

  /** Ends the draft unpublished. A draft that is sealed already stays as it is. */
  async abandon(em: EntityManager, draftId: string): Promise<void> {
    await em.nativeUpdate(Revision, { id: draftId, kind: 'draft', state: 'open' }, { state: 'abandoned' });
  },
};

/** The draft's size where its prompt changed the format, else the one that stands. */
function sizeOf(draft: Revision, base: Revision, head: Revision): Pick<Revision, 'width' | 'height'> {
  return draft.width !== base.width || draft.height !== base.height ? draft : head;
}

async function holdOpen(em: EntityManager, draftId: string): Promise<Revision> {
  await holdRow(em, 'revisions', draftId);
  const draft = await requireRow(em, Revision, { id: draftId, kind: 'draft' }, 'draft');
  if (draft.state !== 'open') throw new AppError('run_ended', `draft ${draftId} is ${draft.state}`);
  return draft;
}

function refuseFullDraft(sceneCount: number) {
  if (sceneCount < limits.scenesPerProject) return;
  const detail = `A project has at most ${limits.scenesPerProject} scenes.`;
  throw new AppError('limit_exceeded', 'the draft is full', { detail });
}

async function seal(
  em: EntityManager,
  draft: Revision,
  scenes: SceneOfRevision[],
  outcome: { publishedAs: string; conflicts: string[] },
) {
  const { width, height, fps, theme = null } = draft;
  const hash = contentHash({ width, height, fps, theme, scenes });
  await em.nativeUpdate(Revision, { id: draft.id }, { state: 'published', contentHash: hash, ...outcome });
}

function sceneIdOf(draftId: string, step: string): string {
  return encodeId('scene', uuidOfHash(sha256(`${draftId} ${step}`)));
}
