import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProjectParams } from './projects.ts';
import { Run } from './runs.ts';

export const startMend = defineEndpoint({
  name: 'reviews.fix',
  method: 'POST',
  path: '/api/v1/projects/:projectId/reviews/fix',
  summary: 'Mend what needs no model, each change measured; a dry run unless `apply`',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ apply: z.boolean().optional() }),
  reply: Run,
  status: 202,
  idempotent: true,
  command: 'review --fix [--apply]',
});
