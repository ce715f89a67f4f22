import { z } from 'zod';
import { CriteriaList } from './criteria.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ProjectParams } from './projects.ts';
import { Run } from './runs.ts';
import { textOf } from './text.ts';

const RunParams = z.strictObject({ runId: z.string() });
const dollars = z
  .number({ error: 'must be a number of dollars, such as 5' })
  .positive()
  .max(10_000)
  .multipleOf(0.000001);

/**
 * What ends a loop whether or not its criteria hold. Dollars in all, turns that act, minutes from its start but
 * for those that it stands still.
 */
const bounds = {
  budget: dollars.optional(),
  turns: z.number().int().min(1).max(100).optional(),
  minutes: z.number().int().min(1).max(10_080).optional(),
};
export const defaultTurns = 8;
export const defaultMinutes = 60;

const directing = {
  mode: z.enum(['standard', 'agent-max']).optional(),
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
};

export const LoopRequest = z.strictObject({
  goal: textOf(limits.promptCharacters),
  criteria: CriteriaList.optional(),
  ...bounds,
  ...directing,
});
export type LoopRequest = z.output<typeof LoopRequest>;

export const startLoop = defineEndpoint({
  name: 'loops.start',
  method: 'POST',
  path: '/api/v1/projects/:projectId/loops',
  summary: 'Review, decide and mend until the criteria hold, or dollars, turns or minutes are over',
  scope: 'spend',
  params: ProjectParams,
  body: LoopRequest,
  reply: Run,
  status: 202,
  idempotent: true,
  operation: 'ai_generation',
  command: 'loop --goal <text>',
});

export const pauseRun = defineEndpoint({
  name: 'runs.pause',
  method: 'POST',
  path: '/api/v1/runs/:runId/pause',
  summary: 'Pause a loop or production after the step that it is at',
  scope: 'write',
  params: RunParams,
  body: z.strictObject({}),
  reply: Run,
  status: 202,
  command: 'runs pause <run_id>',
});
export const resumeRun = defineEndpoint({
  name: 'runs.resume',
  method: 'POST',
  path: '/api/v1/runs/:runId/resume',
  summary: 'Go on with a loop or production that is paused or waits for money',
  scope: 'write',
  params: RunParams,
  body: z.strictObject({}),
  reply: Run,
  status: 202,
  command: 'runs resume <run_id>',
});
export const raiseBudget = defineEndpoint({
  name: 'runs.raise_budget',
  method: 'POST',
  path: '/api/v1/runs/:runId/raise-budget',
  summary: 'Raise the budget of a loop or production that lives; one that waits for it goes on',
  scope: 'spend',
  params: RunParams,
  body: z.strictObject({ budget: dollars }),
  reply: Run,
  status: 202,
  command: 'runs raise-budget <run_id> <dollars>',
});
