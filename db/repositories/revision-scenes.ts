import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { sha256 } from '../../domain/project/picture-hash.ts';
import { inOrder, type RevisionSceneState } from '../../domain/project/scene.ts';
import { RevisionScene } from '../entities/revision-scene.ts';
import { SceneVersion } from '../entities/scene-version.ts';
import { newId } from '../new-id.ts';

export type Author = 'caller' | 'director';

/** A scene of a revision, without its code. */
export interface SceneOfRevision extends RevisionSceneState {
  versionId: string;
  /** Who wrote the code. */
  writtenBy: Author;
  compiledHash: string | null;
}

export interface SceneWithCode extends SceneOfRevision {
  code: string;
}

const columns = `s.scene_id as "sceneId", s.version_id as "versionId", s.name, s.track,
  s.start_frame as "startFrame", s.duration_in_frames as "durationInFrames",
  v.code_hash as "codeHash", v.compiled_hash as "compiledHash", v.written_by as "writtenBy"`;
const tables = 'revision_scenes s join scene_versions v on v.id = s.version_id';

/** The scenes of a revision in timeline order. */
export async function readScenes(em: EntityManager, revisionId: string): Promise<SceneOfRevision[]> {
  const sql = `select ${columns} from ${tables} where s.revision_id = ?`;
  return inOrder(await em.execute<SceneOfRevision[]>(sql, [revisionId]));
}

/** The same with code; `sceneId` asks for one scene. */
export async function readScenesWithCode(
  em: EntityManager,
  revisionId: string,
  sceneId?: string,
): Promise<SceneWithCode[]> {
  const sql = `select ${columns}, v.code from ${tables} where s.revision_id = ?`;
  const rows = sceneId
    ? await em.execute<SceneWithCode[]>(`${sql} and s.scene_id = ?`, [revisionId, sceneId])
    : await em.execute<SceneWithCode[]>(sql, [revisionId]);
  return inOrder(rows);
}

export function sceneOf<Scene extends { sceneId: string }>(scenes: readonly Scene[], sceneId: string): Scene {
  const scene = scenes.find((candidate) => candidate.sceneId === sceneId);
  if (!scene) throw new AppError('not_found', `no scene ${sceneId}`, { detail: 'There is no such scene.' });
  return scene;
}

export interface NewCode {
  projectId: string;
  sceneId: string;
  code: string;
  compiledHash?: string | null;
  writtenBy: Author;
}

/** Stores a new state of a scene's code. */
export async function addVersion(
  em: EntityManager,
  { projectId, sceneId, code, compiledHash = null, writtenBy }: NewCode,
): Promise<Pick<SceneOfRevision, 'versionId' | 'codeHash' | 'compiledHash' | 'writtenBy'>> {
  const version = { versionId: newId('sceneVersion'), codeHash: sha256(code), compiledHash, writtenBy };
  const { versionId: id, ...rest } = version;
  await em.insert(SceneVersion, { id, projectId, sceneId, code, ...rest });
  return version;
}

/** Puts scenes into an open revision. */
export async function addScenes(em: EntityManager, revisionId: string, scenes: readonly SceneOfRevision[]) {
  if (scenes.length === 0) return;
  const rows = scenes.map(({ sceneId, versionId, name, track, startFrame, durationInFrames }) => ({
    revisionId,
    sceneId,
    versionId,
    name,
    track,
    startFrame,
    durationInFrames,
  }));
  await em.insertMany(RevisionScene, rows);
}
