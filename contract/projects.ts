import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { contextLabels, phases } from './names.ts';
import { textOf } from './text.ts';

export const formats = ['landscape', 'portrait', 'square'] as const;
export type Format = (typeof formats)[number];

const name = textOf(limits.nameCharacters);
const side = z.number().int().min(64).max(limits.sidePixels).multipleOf(2);

export const Project = z.strictObject({
  id: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number().int(),
  directed: z.boolean(),
  headRevision: z.string(),
  phase: z.enum(phases),
  sceneCount: z.number().int(),
  durationInFrames: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Project = z.infer<typeof Project>;

export const ProjectParams = z.strictObject({ projectId: z.string() });
export const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(limits.listLimit).optional(),
  cursor: z.string().max(200).optional(),
});
const DeletedProject = z.strictObject({
  id: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  /** Then its scenes, files and all else are erased. */
  restorableUntil: z.string(),
});
export type DeletedProject = z.infer<typeof DeletedProject>;
const Deleted = z.strictObject({ deleted: z.literal(true) });

/** What a project is made of. */
export const NewProject = z.strictObject({
  name,
  format: z.enum(formats).optional(),
  width: side.optional(),
  height: side.optional(),
  fps: z.number().int().min(10).max(60).optional(),
  directed: z.boolean().optional(),
});

export const createProject = defineEndpoint({
  name: 'projects.create',
  method: 'POST',
  path: '/api/v1/projects',
  summary: 'Create a project',
  scope: 'write',
  body: NewProject,
  reply: Project,
  status: 201,
  idempotent: true,
  command: 'project create --name <name>',
});
export const listProjects = defineEndpoint({
  name: 'projects.list',
  method: 'GET',
  path: '/api/v1/projects',
  summary: 'List projects, newest first',
  scope: 'read',
  query: ListQuery,
  reply: z.strictObject({ projects: z.array(Project), nextCursor: z.string().nullable() }),
  command: 'project list',
});
export const getProject = defineEndpoint({
  name: 'projects.get',
  method: 'GET',
  path: '/api/v1/projects/:projectId',
  summary: 'Show a project',
  scope: 'read',
  params: ProjectParams,
  reply: Project,
  command: 'project show',
});
export const updateProject = defineEndpoint({
  name: 'projects.update',
  method: 'PATCH',
  path: '/api/v1/projects/:projectId',
  summary: 'Rename a project or change whether it is directed',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ name: name.optional(), directed: z.boolean().optional() }),
  reply: Project,
  command: 'project update [--name <name>] [--directed]',
});
export const deleteProject = defineEndpoint({
  name: 'projects.delete',
  method: 'DELETE',
  path: '/api/v1/projects/:projectId',
  summary: `Delete a project; its runs are cancelled, and for ${limits.restoreDays} days it can be restored`,
  scope: 'write',
  params: ProjectParams,
  reply: Deleted,
  command: 'project delete',
});

export const duplicateProject = defineEndpoint({
  name: 'projects.duplicate',
  method: 'POST',
  path: '/api/v1/projects/:projectId/duplicate',
  summary: 'Make another project with the brief, the criteria and the scenes of the head',
  scope: 'write',
  params: ProjectParams,
  /** Without a name the copy is called after the first. */
  body: z.strictObject({ name: name.optional() }),
  reply: Project,
  status: 201,
  idempotent: true,
  command: 'project duplicate <id>',
});
export const listDeletedProjects = defineEndpoint({
  name: 'projects.list-deleted',
  method: 'GET',
  path: '/api/v1/deleted-projects',
  summary: 'List deleted projects that can be restored',
  scope: 'read',
  query: ListQuery,
  reply: z.strictObject({ projects: z.array(DeletedProject), nextCursor: z.string().nullable() }),
  command: 'project list --deleted',
});
export const undeleteProject = defineEndpoint({
  name: 'projects.undelete',
  method: 'POST',
  path: '/api/v1/projects/:projectId/undelete',
  summary: 'Restore a deleted project; its runs stay cancelled',
  scope: 'write',
  params: ProjectParams,
  reply: Project,
  command: 'project undelete <id>',
});

export const ContextEntry = z.strictObject({
  id: z.string(),
  label: z.enum(contextLabels),
  text: z.string(),
  createdAt: z.string(),
});
export type ContextEntry = z.infer<typeof ContextEntry>;

export const addContext = defineEndpoint({
  name: 'contexts.add',
  method: 'POST',
  path: '/api/v1/projects/:projectId/contexts',
  summary: 'Add a context entry',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({
    label: z.enum(contextLabels),
    text: textOf(limits.contextCharacters),
  }),
  reply: ContextEntry,
  status: 201,
  idempotent: true,
  command: 'context add <text> --label <label>',
});
export const listContexts = defineEndpoint({
  name: 'contexts.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/contexts',
  summary: 'List context entries, oldest first',
  scope: 'read',
  params: ProjectParams,
  reply: z.strictObject({ contexts: z.array(ContextEntry) }),
  command: 'context list',
});
export const updateContext = defineEndpoint({
  name: 'contexts.update',
  method: 'PATCH',
  path: '/api/v1/projects/:projectId/contexts/:contextId',
  summary: 'Put an entry with another text, and an id of its own, in the place of a context entry',
  scope: 'write',
  params: z.strictObject({ projectId: z.string(), contextId: z.string() }),
  body: z.strictObject({ text: textOf(limits.contextCharacters) }),
  reply: ContextEntry,
  command: 'context update <context_id> <text>',
});
export const removeContext = defineEndpoint({
  name: 'contexts.remove',
  method: 'DELETE',
  path: '/api/v1/projects/:projectId/contexts/:contextId',
  summary: 'Remove a context entry',
  scope: 'write',
  params: z.strictObject({ projectId: z.string(), contextId: z.string() }),
  reply: Deleted,
  command: 'context remove <context_id>',
});
