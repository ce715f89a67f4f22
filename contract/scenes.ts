import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListQuery, ProjectParams } from './projects.ts';
import { textOf } from './text.ts';

const longest = limits.timelineSeconds * 60;
const name = textOf(limits.nameCharacters);
const track = z.number().int().min(0).max(99);
const startFrame = z.number().int().min(0).max(longest);
const durationInFrames = z.number().int().min(1).max(longest);
const code = z.string().min(1);
/** The revision that the caller saw; a scene changed since then answers 409. */
const base = z.string().optional();

export const Scene = z.strictObject({
  id: z.string(),
  name: z.string(),
  track: z.number().int(),
  startFrame: z.number().int(),
  durationInFrames: z.number().int(),
  writtenBy: z.enum(['caller', 'director']),
  codeHash: z.string(),
});
export type Scene = z.infer<typeof Scene>;
const SceneParams = z.strictObject({ projectId: z.string(), sceneId: z.string() });
/** What every edit answers: the scene and the revision that holds it. */
const SceneChange = z.strictObject({ scene: Scene, revision: z.string() });

export const listScenes = defineEndpoint({
  name: 'scenes.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/scenes',
  summary: 'List the scenes of the head revision, by track and start',
  scope: 'read',
  params: ProjectParams,
  query: z.strictObject({ revision: z.string().optional() }),
  reply: z.strictObject({ revision: z.string(), scenes: z.array(Scene) }),
  command: 'scenes list',
});
export const getScene = defineEndpoint({
  name: 'scenes.get',
  method: 'GET',
  path: '/api/v1/projects/:projectId/scenes/:sceneId',
  summary: 'Show a scene with its code',
  scope: 'read',
  params: SceneParams,
  reply: Scene.extend({ code: z.string(), revision: z.string() }),
  command: 'scenes code <scene_id> --output <file>',
});
export const createScene = defineEndpoint({
  name: 'scenes.create',
  method: 'POST',
  path: '/api/v1/projects/:projectId/scenes',
  summary: 'Add a scene of your own code',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ name, code, track, startFrame, durationInFrames, base }),
  reply: SceneChange,
  status: 201,
  idempotent: true,
  command: 'scenes create --name <name> --file <file>',
});
export const setSceneCode = defineEndpoint({
  name: 'scenes.setCode',
  method: 'PUT',
  path: '/api/v1/projects/:projectId/scenes/:sceneId/code',
  summary: 'Replace the code of a scene, without a director',
  scope: 'write',
  params: SceneParams,
  body: z.strictObject({ code, base }),
  reply: SceneChange,
  command: 'scenes set-code <scene_id> --file <file>',
});
export const renameScene = defineEndpoint({
  name: 'scenes.rename',
  method: 'PATCH',
  path: '/api/v1/projects/:projectId/scenes/:sceneId',
  summary: 'Rename a scene',
  scope: 'write',
  params: SceneParams,
  body: z.strictObject({ name, base }),
  reply: SceneChange,
  command: 'scenes rename <scene_id> <name>',
});
export const duplicateScene = defineEndpoint({
  name: 'scenes.duplicate',
  method: 'POST',
  path: '/api/v1/projects/:projectId/scenes/:sceneId/duplicate',
  summary: 'Copy a scene; without a place, to the end of its track',
  scope: 'write',
  params: SceneParams,
  body: z.strictObject({ name: name.optional(), track: track.optional(), startFrame: startFrame.optional(), base }),
  reply: SceneChange,
  status: 201,
  idempotent: true,
  command: 'scenes duplicate <scene_id>',
});
export const splitScene = defineEndpoint({
  name: 'scenes.split',
  method: 'POST',
  path: '/api/v1/projects/:projectId/scenes/:sceneId/split',
  summary: 'Cut a scene in two at a frame of the film; the later part goes on where the first one ends',
  scope: 'write',
  params: SceneParams,
  body: z.strictObject({ frame: startFrame, name: name.optional(), base }),
  reply: z.strictObject({ scenes: z.array(Scene), revision: z.string() }),
  status: 201,
  idempotent: true,
  command: 'scenes split <scene_id> --frame <frame>',
});
export const deleteScene = defineEndpoint({
  name: 'scenes.delete',
  method: 'DELETE',
  path: '/api/v1/projects/:projectId/scenes/:sceneId',
  summary: 'Delete a scene',
  scope: 'write',
  params: SceneParams,
  query: z.strictObject({ base }),
  reply: z.strictObject({ revision: z.string() }),
  command: 'scenes delete <scene_id>',
});

export const PositionUpdate = z.strictObject({
  sceneId: z.string(),
  track: track.optional(),
  startFrame: startFrame.optional(),
  durationInFrames: durationInFrames.optional(),
});
export type PositionUpdate = z.infer<typeof PositionUpdate>;
const Position = Scene.pick({ id: true, name: true, track: true, startFrame: true, durationInFrames: true });

export const setPositions = defineEndpoint({
  name: 'scenes.setPositions',
  method: 'POST',
  path: '/api/v1/projects/:projectId/positions',
  summary: 'Move or resize scenes; a dry run unless `apply`',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({
    updates: z.array(PositionUpdate).min(1).max(limits.scenesPerProject),
    apply: z.boolean().optional(),
    base,
  }),
  reply: z.strictObject({
    applied: z.boolean(),
    revision: z.string(),
    before: z.array(Position),
    after: z.array(Position),
    problems: z.array(z.strictObject({ code: z.string(), sceneId: z.string().optional(), message: z.string() })),
  }),
  command: 'scenes positions --updates-json <json> [--apply]',
});

export const Revision = z.strictObject({
  id: z.string(),
  number: z.number().int(),
  parent: z.string().nullable(),
  message: z.string(),
  sceneCount: z.number().int(),
  durationInFrames: z.number().int(),
  createdAt: z.string(),
});
export type Revision = z.infer<typeof Revision>;
export const listRevisions = defineEndpoint({
  name: 'revisions.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/revisions',
  summary: 'List the revisions of a project, newest first',
  scope: 'read',
  params: ProjectParams,
  query: ListQuery,
  reply: z.strictObject({ head: z.string(), revisions: z.array(Revision), nextCursor: z.string().nullable() }),
  command: 'project revisions',
});
const RevisionParams = z.strictObject({ projectId: z.string(), revisionId: z.string() });
export const diffRevision = defineEndpoint({
  name: 'revisions.diff',
  method: 'GET',
  path: '/api/v1/projects/:projectId/revisions/:revisionId/diff',
  summary: 'What a revision changed against another one, by default its parent',
  scope: 'read',
  params: RevisionParams,
  query: z.strictObject({ against: z.string().optional() }),
  reply: z.strictObject({
    from: z.string().nullable(),
    to: z.string(),
    changes: z.array(
      z.strictObject({
        /** Null for what is the whole film's: its look, its size. */
        sceneId: z.string().nullable(),
        name: z.string(),
        kind: z.enum(['added', 'removed', 'code', 'position', 'name', 'look', 'size', 'sound']),
        detail: z.string(),
      }),
    ),
  }),
  command: 'project revisions --diff <revision_id>',
});
export const restoreRevision = defineEndpoint({
  name: 'revisions.restore',
  method: 'POST',
  path: '/api/v1/projects/:projectId/revisions/:revisionId/restore',
  summary: 'Make an old revision the head again, as a new revision',
  scope: 'write',
  params: RevisionParams,
  reply: z.strictObject({ revision: z.string() }),
  command: 'project restore <revision_id>',
});
