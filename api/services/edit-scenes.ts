import { AppError } from '../../contract/errors.ts';
import { projects } from '../../db/repositories/projects.ts';
import { type SceneOfRevision, sceneOf } from '../../db/repositories/revision-scenes.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { Placement } from '../../domain/project/scene.ts';
import type { ApiContext } from '../context.ts';

export interface SceneEdit {
  accountId: string;
  projectId: string;
  base?: string;
}

/** The scene after an edit and the revision that shows it. */
export interface EditedScene {
  scene: SceneOfRevision;
  revision: string;
}

/** Adds a scene of the caller's own code. Code that does not compile is refused and nothing is stored. */
export async function createScene(
  context: ApiContext,
  {
    accountId,
    projectId,
    base,
    name,
    code,
    track,
    startFrame,
    durationInFrames,
  }: SceneEdit & Placement & { name: string; code: string },
): Promise<EditedScene> {
  const em = context.database.fork();
  await projects.get(em, accountId, projectId);
  await refuseUncompilable(context, code);
  const change = { type: 'create', name, code, track, startFrame, durationInFrames } as const;
  const commit = await revisions.commit(em, projectId, change, {
    base,
    message: `Scene ${name} added`,
    writtenBy: 'caller',
  });
  return { scene: sceneOf(commit.scenes, commit.touched[0] ?? ''), revision: commit.revision.id };
}

/** Replaces a scene's code. Code that does not compile is refused and the old one stands. */
export async function setSceneCode(
  context: ApiContext,
  { accountId, projectId, base, sceneId, code }: SceneEdit & { sceneId: string; code: string },
): Promise<EditedScene> {
  const em = context.database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const { name } = sceneOf(await revisions.scenes(em, headRevisionId), sceneId);
  await refuseUncompilable(context, code);
  const change = { type: 'code', sceneId, code } as const;
  const commit = await revisions.commit(em, projectId, change, {
    base,
    message: `Code of ${name} replaced`,
    writtenBy: 'caller',
  });
  return { scene: sceneOf(commit.scenes, sceneId), revision: commit.revision.id };
}

/** Gives a scene another name; its code and place stand. */
export async function renameScene(
  { database }: ApiContext,
  { accountId, projectId, base, sceneId, name }: SceneEdit & { sceneId: string; name: string },
): Promise<EditedScene> {
  const em = database.fork();
  await projects.get(em, accountId, projectId);
  const change = { type: 'rename', sceneId, name } as const;
  const message = `Scene renamed to ${name}`;
  const commit = await revisions.commit(em, projectId, change, { base, message, writtenBy: 'caller' });
  return { scene: sceneOf(commit.scenes, sceneId), revision: commit.revision.id };
}

/** Copies a scene, code and all. Without a place the copy follows the last scene of its track. */
export async function duplicateScene(
  { database }: ApiContext,
  {
    accountId,
    projectId,
    base,
    ...source
  }: SceneEdit & { sceneId: string; name?: string; track?: number; startFrame?: number },
): Promise<EditedScene> {
  const em = database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const { name } = sceneOf(await revisions.scenes(em, headRevisionId), source.sceneId);
  const change = { type: 'duplicate', ...source } as const;
  const message = `Scene ${name} duplicated`;
  const commit = await revisions.commit(em, projectId, change, { base, message, writtenBy: 'caller' });
  return { scene: sceneOf(commit.scenes, commit.touched[0] ?? ''), revision: commit.revision.id };
}

/** Deletes a scene from the head; older revisions keep it. Answers with the new head's id. */
export async function deleteScene(
  { database }: ApiContext,
  { accountId, projectId, base, sceneId }: SceneEdit & { sceneId: string },
): Promise<string> {
  const em = database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const { name } = sceneOf(await revisions.scenes(em, headRevisionId), sceneId);
  const change = { type: 'delete', sceneId } as const;
  const commit = await revisions.commit(em, projectId, change, {
    base,
    message: `Scene ${name} deleted`,
    writtenBy: 'caller',
  });
  return commit.revision.id;
}

/** Throws `scene_rejected` with the places of the mistakes. */
export async function refuseUncompilable({ compiler }: ApiContext, code: string): Promise<void> {
  const errors = await compiler.check(code);
  const [first] = errors;
  if (!first) return;
  const detail = `Line ${first.path}: ${first.message}`;
  throw new AppError('scene_rejected', 'scene does not compile', { detail, errors: [...errors] });
}
