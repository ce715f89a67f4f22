import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { sha256 } from '../../domain/project/picture-hash.ts';
import type { Placement } from '../../domain/project/scene.ts';
import { applyPositions, type PositionUpdate, timelineLength } from '../../domain/project/timeline.ts';
import { editSound, type SoundEdit, type SoundGround } from '../../domain/sound/edit-sound.ts';
import { Revision } from '../entities/revision.ts';
import { newId } from '../new-id.ts';
import {
  type Author,
  addVersion,
  readScenes,
  readScenesWithCode,
  type SceneOfRevision,
  sceneOf,
} from './revision-scenes.ts';
import { requireRow } from './rows.ts';
import type { HeldHead, RevisionContent } from './write-head.ts';

/** One change of a project by a caller. Code was checked and compiled before. */
export type ProjectChange =
  | ({ type: 'create'; name: string; code: string; compiledHash?: string } & Placement)
  | { type: 'code'; sceneId: string; code: string; compiledHash?: string }
  | { type: 'rename'; sceneId: string; name: string }
  | { type: 'duplicate'; sceneId: string; name?: string; track?: number; startFrame?: number }
  /** `codeHash`: of the code that `code`, the later part's, was made from; `offset`: frames of the first part. */
  | { type: 'split'; sceneId: string; offset: number; name: string; code: string; codeHash: string }
  | { type: 'delete'; sceneId: string }
  | { type: 'positions'; updates: PositionUpdate[] }
  | { type: 'sound'; edit: SoundEdit; seconds: SoundGround['seconds'] }
  | { type: 'restore'; revisionId: string }
  | { type: 'resize'; width: number; height: number; fps: number };

export interface ChangedContent extends RevisionContent {
  /** Scenes that the change names or makes: those whose place must be right. */
  touched: string[];
}

/** What the project shows after `change`; writes new code, moves no head. */
export async function applyChange(
  em: EntityManager,
  head: HeldHead,
  change: ProjectChange,
  writtenBy: Author,
): Promise<ChangedContent> {
  const { width, height, fps, theme = null, plan = null, projectId } = head.revision;
  const content = { width, height, fps, theme, plan, scenes: head.scenes };
  switch (change.type) {
    case 'create':
      return created(em, projectId, content, change, writtenBy);
    case 'code':
      return recoded(em, projectId, content, change, writtenBy);
    case 'duplicate':
      return duplicated(em, head, content, change);
    case 'split':
      return cut(em, projectId, content, change, writtenBy);
    case 'rename':
      return edited(content, change.sceneId, (scene) => ({ ...scene, name: change.name }));
    case 'delete':
      sceneOf(content.scenes, change.sceneId);
      return { ...content, scenes: content.scenes.filter(({ sceneId }) => sceneId !== change.sceneId), touched: [] };
    case 'positions':
      return moved(content, change.updates);
    case 'sound':
      return heard(head, content, change);
    case 'restore':
      return restored(em, projectId, change.revisionId);
    case 'resize':
      return { ...content, width: change.width, height: change.height, fps: change.fps, touched: [] };
  }
}

type ChangeOf<Type extends ProjectChange['type']> = Extract<ProjectChange, { type: Type }>;

async function created(
  em: EntityManager,
  projectId: string,
  content: RevisionContent,
  { name, code, compiledHash, track, startFrame, durationInFrames }: ChangeOf<'create'>,
  writtenBy: Author,
): Promise<ChangedContent> {
  const sceneId = newId('scene');
  const version = await addVersion(em, { projectId, sceneId, code, compiledHash, writtenBy });
  const scene = { sceneId, name, track, startFrame, durationInFrames, ...version };
  return { ...content, scenes: [...content.scenes, scene], touched: [sceneId] };
}

async function recoded(
  em: EntityManager,
  projectId: string,
  content: RevisionContent,
  { sceneId, code, compiledHash }: ChangeOf<'code'>,
  writtenBy: Author,
): Promise<ChangedContent> {
  if (sceneOf(content.scenes, sceneId).codeHash === sha256(code)) return { ...content, touched: [] };
  const version = await addVersion(em, { projectId, sceneId, code, compiledHash, writtenBy });
  return { ...edited(content, sceneId, (scene) => ({ ...scene, ...version })), touched: [] };
}

async function duplicated(
  em: EntityManager,
  { revision }: HeldHead,
  content: RevisionContent,
  { sceneId: source, name, track, startFrame }: ChangeOf<'duplicate'>,
): Promise<ChangedContent> {
  const { code, writtenBy, compiledHash, ...scene } = sceneOf(
    await readScenesWithCode(em, revision.id, source),
    source,
  );
  const sceneId = newId('scene');
  const version = await addVersion(em, { projectId: revision.projectId, sceneId, code, compiledHash, writtenBy });
  const row = content.scenes.filter((other) => other.track === (track ?? scene.track));
  const place = { track: track ?? scene.track, startFrame: startFrame ?? timelineLength(row) };
  const copy = { ...scene, ...version, ...place, sceneId, name: name ?? `${scene.name} copy` };
  return { ...content, scenes: [...content.scenes, copy], touched: [sceneId] };
}

async function cut(
  em: EntityManager,
  projectId: string,
  content: RevisionContent,
  { sceneId: first, offset, name, code, codeHash }: ChangeOf<'split'>,
  writtenBy: Author,
): Promise<ChangedContent> {
  const whole = sceneOf(content.scenes, first);
  if (whole.codeHash !== codeHash || whole.durationInFrames <= offset) {
    throw new AppError('revision_conflict', `${first} changed while it was cut`, { members: { sceneIds: [first] } });
  }
  const sceneId = newId('scene');
  const version = await addVersion(em, { projectId, sceneId, code, writtenBy });
  const place = { startFrame: whole.startFrame + offset, durationInFrames: whole.durationInFrames - offset };
  const later = { sceneId, name, track: whole.track, ...place, ...version };
  const { scenes } = edited(content, first, (scene) => ({ ...scene, durationInFrames: offset }));
  return { ...content, scenes: [...scenes, later], touched: [first, sceneId] };
}

function edited(
  content: RevisionContent,
  sceneId: string,
  edit: (scene: SceneOfRevision) => SceneOfRevision,
): ChangedContent {
  sceneOf(content.scenes, sceneId);
  const scenes = content.scenes.map((scene) => (scene.sceneId === sceneId ? edit(scene) : scene));
  return { ...content, scenes, touched: [] };
}

function moved(content: RevisionContent, updates: PositionUpdate[]): ChangedContent {
  for (const { sceneId } of updates) sceneOf(content.scenes, sceneId);
  const { scenes } = applyPositions(content.scenes, updates, content.fps);
  return { ...content, scenes, touched: updates.map(({ sceneId }) => sceneId) };
}

function heard({ revision, scenes }: HeldHead, content: RevisionContent, change: ChangeOf<'sound'>): ChangedContent {
  const ground = { fps: content.fps, filmFrames: timelineLength(scenes), seconds: change.seconds };
  return { ...content, sound: editSound(revision.sound, change.edit, ground), touched: [] };
}

async function restored(em: EntityManager, projectId: string, revisionId: string): Promise<ChangedContent> {
  const old = await requireRow(em, Revision, { id: revisionId, projectId, state: 'published' }, 'revision');
  if (old.kind === 'draft')
    throw new AppError('not_found', `${revisionId} is a draft`, { detail: 'There is no such revision.' });
  const { width, height, fps, theme = null, plan = null, sound } = old;
  return { width, height, fps, theme, plan, sound, scenes: await readScenes(em, old.id), touched: [] };
}
