import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProjectParams } from './projects.ts';
import { textOf } from './text.ts';

/** A comma-separated list such as `duration<=30s, portrait, text:"Start free">=1.5s`. */
export const CriteriaList = textOf(2_000);

/** How one criterion stands. */
export const CriterionRow = z.strictObject({
  criterion: z.string(),
  measured: z.string(),
  passed: z.boolean(),
  note: z.string().optional(),
});
export type CriterionRow = z.infer<typeof CriterionRow>;

/** What a project is held against by every review, verify and loop that names nothing else; null where nothing is kept. */
const KeptCriteria = z.strictObject({ criteria: z.string().nullable() });

export const getCriteria = defineEndpoint({
  name: 'criteria.get',
  method: 'GET',
  path: '/api/v1/projects/:projectId/criteria',
  summary: 'Show the criteria kept with a project',
  scope: 'read',
  params: ProjectParams,
  reply: KeptCriteria,
  command: 'criteria show',
});
export const keepCriteria = defineEndpoint({
  name: 'criteria.keep',
  method: 'PUT',
  path: '/api/v1/projects/:projectId/criteria',
  summary: 'Keep criteria with a project, to be checked by every review; null forgets them',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ criteria: CriteriaList.nullable() }),
  reply: KeptCriteria,
  command: 'criteria set <checks>',
});
