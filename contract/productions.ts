import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { LoopRequest } from './loops.ts';
import { NewProject } from './projects.ts';
import { exportQualities, Run } from './runs.ts';
import { textOf } from './text.ts';

const RunParams = z.strictObject({ runId: z.string() });
const text = textOf(limits.contextCharacters);

/** The phases after which a person may be asked before the production goes on. */
export const approvable = ['generate', 'iterate'] as const;
export type Approvable = (typeof approvable)[number];

const { criteria, budget, turns, minutes, mode, seed } = LoopRequest.shape;

/** One film from its brief to its file. `length` is in seconds. */
export const ProductionRequest = NewProject.extend({
  /** A project that stands; without it the brief makes one. */
  projectId: z.string().optional(),
  goal: text,
  requirement: text,
  brand: text,
  instructions: text.optional(),
  /** The first prompt; without it goal, requirement and length make it. */
  prompt: textOf(limits.promptCharacters).optional(),
  length: z
    .number({ error: 'must be a number of seconds, such as 12' })
    .positive()
    .max(limits.timelineSeconds)
    .optional(),
  criteria,
  ...{ budget, turns, minutes, mode, seed },
  /** Whether the clean film is rendered in the end, and how. */
  export: z
    .union([z.boolean(), z.strictObject({ quality: z.enum(exportQualities) })], {
      error: `must be true, false, or a quality: { quality: ${exportQualities.join(' | ')} }`,
    })
    .optional(),
  /** Phases after which a person approves or sends back; `true` names all of them. */
  approvals: z
    .union([z.boolean(), z.array(z.enum(approvable))], {
      error: `must be true, false, or a list of phases: [${approvable.join(', ')}]`,
    })
    .optional(),
});
export type ProductionRequest = z.output<typeof ProductionRequest>;

export const startProduction = defineEndpoint({
  name: 'productions.start',
  method: 'POST',
  path: '/api/v1/productions',
  summary: 'Make a film from one brief: context, generate, review, iterate, export',
  scope: 'spend',
  body: ProductionRequest,
  reply: Run,
  status: 202,
  idempotent: true,
  operation: 'ai_generation',
  command: 'produce <brief.yaml>',
});

export const approveRun = defineEndpoint({
  name: 'runs.approve',
  method: 'POST',
  path: '/api/v1/runs/:runId/approve',
  summary: 'Let a production go on that waits for approval',
  scope: 'write',
  params: RunParams,
  body: z.strictObject({}),
  reply: Run,
  status: 202,
  command: 'runs approve <run_id>',
});
export const sendBackRun = defineEndpoint({
  name: 'runs.send_back',
  method: 'POST',
  path: '/api/v1/runs/:runId/send-back',
  summary: 'Send a production that waits for approval back with a note, which becomes a prompt',
  scope: 'spend',
  params: RunParams,
  body: z.strictObject({ note: textOf(limits.promptCharacters) }),
  reply: Run,
  status: 202,
  command: 'runs send-back <run_id> <note>',
});
