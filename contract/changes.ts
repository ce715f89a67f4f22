import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProjectParams } from './projects.ts';

/**
 * Parts of a project that change apart: the project with its film, the brief, runs, drafts of runs, reviews, exports
 * and assets.
 */
export const projectParts = ['project', 'brief', 'runs', 'draft', 'review', 'exports', 'assets'] as const;
export type ProjectPart = (typeof projectParts)[number];

/** Bodies of the stream's events by their `event:` name. */
export const projectEvents = {
  /** `parts`: what has changed since the event before; the first event of a new stream names none. */
  'project.changed': z.looseObject({ parts: z.array(z.enum(projectParts)), headRevision: z.string() }),
} as const;

export const streamChanges = defineEndpoint({
  name: 'projects.changes',
  method: 'GET',
  path: '/api/v1/projects/:projectId/changes',
  summary: 'Stream which parts of a project change, whoever changes them, from `Last-Event-ID` on',
  scope: 'read',
  params: ProjectParams,
  reply: z.undefined(),
  stream: true,
  command: 'project watch',
});
