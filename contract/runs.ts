import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Artefact, Finding } from './findings.ts';
import { limits } from './limits.ts';
import { Mend, MendedScene } from './mended.ts';
import { loopOutcomes, mediaProviders, phases, runKinds, runStates, waitReasons } from './names.ts';
import { Problem } from './problem.ts';
import { ListQuery, ProjectParams } from './projects.ts';
import { textOf } from './text.ts';
import { PlannedPosition, Unshown } from './told-plan.ts';

export const Run = z.strictObject({
  id: z.string(),
  kind: z.enum(runKinds),
  state: z.enum(runStates),
  projectId: z.string(),
  phase: z.enum(phases),
  /** The draft that a prompt run works on; previews accept it. */
  draftRevision: z.string().nullable(),
  /** Who directs, or makes a media file: `offline` and `embedded` are stand-ins. Null where nobody does. */
  provider: z.enum(['offline', 'anthropic', ...mediaProviders]).nullable(),
  /** Dollars. */
  budget: z.number().nullable(),
  spent: z.number(),
  lastEvent: z.number().int(),
  /** What the run made, by kind: see `RunSummary`. Null until it ends. */
  result: z.looseObject({}).nullable(),
  error: Problem.nullable(),
  /** The run in the Temporal UI, where one is configured. */
  temporalUrl: z.string().nullable(),
  /** The loop or production that started it. */
  parentRun: z.string().nullable(),
  /** What it waits for before it goes on; null while it works. */
  waitsFor: z.enum(waitReasons).nullable(),
  /** Why it stands still and what lets it go on, in words for people; null while it works. */
  asks: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Run = z.infer<typeof Run>;
const RunParams = z.strictObject({ runId: z.string() });

const base = z.string().optional();
const dollars = z.number().positive().max(10_000).multipleOf(0.000001);
const seed = z.number().int().min(0).max(2_147_483_647).optional();
const prompt = textOf(limits.promptCharacters);

/** What a prompt asks: shared by the project's endpoint and the generation stream of the specification. */
const promptFields = {
  prompt,
  mode: z.enum(['standard', 'agent-max']).optional(),
  spar: z.boolean().optional(),
  budget: dollars.optional(),
  seed,
  /** What the film's voices say, drawn into its picture or left out of it, whatever the prompt says. */
  captions: z.enum(['burn', 'none']).optional(),
  base,
};

export const startPrompt = defineEndpoint({
  name: 'prompts.start',
  method: 'POST',
  path: '/api/v1/projects/:projectId/prompts',
  summary: 'Generate or edit scenes from a prompt',
  scope: 'spend',
  params: ProjectParams,
  body: z.strictObject(promptFields),
  reply: Run,
  status: 202,
  idempotent: true,
  operation: 'ai_generation',
  command: 'prompt <text>',
});
export const generateStream = defineEndpoint({
  name: 'prompts.stream',
  method: 'POST',
  path: '/api/generate-stream',
  summary: 'Generate or edit scenes from a prompt and stream the progress',
  scope: 'spend',
  body: z.strictObject({ projectId: z.string(), ...promptFields }),
  reply: z.undefined(),
  idempotent: true,
  stream: true,
  operation: 'ai_generation',
  command: 'prompt <text> --stream-json',
});
export const startPreview = defineEndpoint({
  name: 'previews.start',
  method: 'POST',
  path: '/api/v1/projects/:projectId/previews',
  summary: 'Render still frames and, on demand, a numbered contact sheet',
  scope: 'read',
  params: ProjectParams,
  body: z.strictObject({
    frames: z.array(z.number().int().min(0)).min(1).max(limits.previewFrames),
    sheet: z.boolean().optional(),
    /** PNG instead of JPEG, for twice the time and twenty times the bytes. */
    lossless: z.boolean().optional(),
    /** A draft or an old revision instead of the head. */
    revision: z.string().optional(),
  }),
  reply: Run,
  status: 202,
  idempotent: true,
  command: 'preview --frames <frames>',
});
export const startReview = defineEndpoint({
  name: 'reviews.start',
  method: 'POST',
  path: '/api/v1/projects/:projectId/reviews',
  summary: 'Measure the head revision on the stage and list the faults',
  scope: 'read',
  params: ProjectParams,
  body: z.strictObject({}),
  reply: Run,
  status: 202,
  idempotent: true,
  command: 'review',
});
export const exportQualities = ['draft', 'standard', 'high'] as const;
export const exportFormats = ['mp4', 'webm', 'gif', 'prores', 'png'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** The short side of the picture. */
export const exportResolutions = ['720p', '1080p', '1440p', '2160p'] as const;
export const exportRates = [24, 25, 30, 50, 60] as const;

/** What an export is to be; what is left out follows the project. */
export const ExportRequest = z.strictObject({
  /** mp4: H.264. webm: VP9. prores: ProRes 4444 with alpha, in a MOV. png: a TAR of numbered pictures. */
  format: z.enum(exportFormats).optional(),
  quality: z.enum(exportQualities).optional(),
  resolution: z.enum(exportResolutions).optional(),
  /** Another rate shows the same movement at other times; it is not slower or faster. */
  fps: z.literal(exportRates).optional(),
  /** Leaves the ground out, so that only what scenes paint is there. Formats prores (where it is the rule) and png. */
  transparent: z.boolean().optional(),
});
export type ExportRequest = z.infer<typeof ExportRequest>;
export const startExport = defineEndpoint({
  name: 'exports.start',
  method: 'POST',
  path: '/api/v1/projects/:projectId/exports',
  summary: 'Render the reviewed head revision to a file: MP4, WebM, GIF, ProRes or PNG pictures',
  scope: 'spend',
  params: ProjectParams,
  body: ExportRequest.extend({
    /** Ids of open findings that are accepted as they are, with the reason. */
    accept: z.array(z.string()).max(200).optional(),
    reason: textOf(2_000).optional(),
  }),
  reply: Run,
  status: 202,
  idempotent: true,
  operation: 'export_hd',
  command: 'export start',
});

export const listRuns = defineEndpoint({
  name: 'runs.list',
  method: 'GET',
  path: '/api/v1/runs',
  summary: 'List runs, newest first',
  scope: 'read',
  query: ListQuery.extend({ projectId: z.string().optional() }),
  reply: z.strictObject({ runs: z.array(Run), nextCursor: z.string().nullable() }),
  command: 'runs list',
});
export const getRun = defineEndpoint({
  name: 'runs.get',
  method: 'GET',
  path: '/api/v1/runs/:runId',
  summary: 'Show a run',
  scope: 'read',
  params: RunParams,
  reply: Run,
  command: 'runs show <run_id>',
});
export const streamRun = defineEndpoint({
  name: 'runs.events',
  method: 'GET',
  path: '/api/v1/runs/:runId/events',
  summary: 'Stream the events of a run, from `Last-Event-ID` on',
  scope: 'read',
  params: RunParams,
  reply: z.undefined(),
  stream: true,
  command: 'runs watch <run_id>',
});
export const cancelRun = defineEndpoint({
  name: 'runs.cancel',
  method: 'POST',
  path: '/api/v1/runs/:runId/cancel',
  summary: 'Cancel a run; a prompt keeps its finished scenes unless `discard`',
  scope: 'write',
  params: RunParams,
  body: z.strictObject({ discard: z.boolean().optional() }),
  reply: Run,
  status: 202,
  command: 'runs cancel <run_id>',
});

const Faults = z.strictObject({ errors: z.number().int(), warnings: z.number().int() });

/** Bodies of the stream's events by their `event:` name. `scene.delta`, `frame` and `stale` carry no id and are not stored. */
export const runEvents = {
  'run.accepted': z.looseObject({
    runId: z.string(),
    draftRevision: z.string().nullable(),
    /** What it may cost, in dollars; both 0 for what is free here, null for what never costs anything. */
    quote: z.strictObject({ low: z.number(), high: z.number() }).nullable().optional(),
    provider: z.string().nullable(),
  }),
  phase: z.looseObject({ name: z.enum(phases), gate: z.string() }),
  plan: Unshown.extend({ shape: z.string(), scenes: z.array(PlannedPosition), choreography: z.array(z.string()) }),
  'scene.started': PlannedPosition,
  'scene.delta': z.looseObject({ text: z.string() }),
  'scene.ready': z.looseObject({
    sceneId: z.string(),
    name: z.string(),
    revision: z.string(),
    /** How often the director had to mend it first. */
    repairs: z.number().int().optional(),
  }),
  finding: Finding,
  mend: Mend,
  'scene.mended': MendedScene,
  /** The whole draft was measured before it was published: its faults then, and those that are left after mending. */
  round: z.looseObject({ scenes: z.number().int(), before: Faults, mended: z.number().int(), after: Faults }),
  budget: z.looseObject({ spent: z.number(), held: z.number(), cap: z.number().nullable() }),
  /** What a step of a production came to, by which run; what `agent-max` measured stands beside it. */
  step: z.looseObject({ step: z.string(), runId: z.string(), state: z.enum(runStates), summary: z.string() }),
  /** What a turn of a loop starts from. */
  observation: z.looseObject({
    turn: z.number().int(),
    sceneCount: z.number().int(),
    errors: z.number().int(),
    warnings: z.number().int(),
    criteria: z.array(z.strictObject({ criterion: z.string(), measured: z.string(), passed: z.boolean() })),
  }),
  /** What a turn of a loop does, by which run, or how the loop ends. */
  turn: z.looseObject({
    turn: z.number().int(),
    action: z.enum(['prompt', 'mend', 'restore', 'stop']),
    why: z.string(),
    key: z.string().nullable(),
    runId: z.string().nullable(),
    outcome: z.enum(loopOutcomes).optional(),
    distance: z.number(),
    pictureHash: z.string(),
    /** The head that the turn started from. */
    revision: z.string().optional(),
  }),
  /** `needed`: the balance from which the step can be paid. */
  'balance.needed': z.looseObject({
    shortfall: z.number(),
    needed: z.number(),
    top_up_url: z.string().optional(),
  }),
  /** `needed`: the budget, in all, from which the step can be paid. */
  'budget.needed': z.looseObject({ shortfall: z.number(), needed: z.number() }),
  /** `asks`: what lets it go on, in words. `unfollowed`: the note of a person that changed nothing, and why. */
  waiting: z.looseObject({
    for: z.enum(waitReasons),
    after: z.enum(phases).optional(),
    asks: z.string().optional(),
    /** Of money, in dollars: what is missing, and from which balance or budget in all it goes on. */
    shortfall: z.number().optional(),
    needed: z.number().optional(),
    unfollowed: z.looseObject({ text: z.string(), runId: z.string(), why: z.string() }).optional(),
  }),
  resumed: z.looseObject({ after: z.enum(phases).optional(), decision: z.string().optional() }),
  frame: z.looseObject({ done: z.number().int(), total: z.number().int(), etaSeconds: z.number().nullable() }),
  artefact: Artefact,
  /** Where a media operation stands; `share` of the work, where its provider tells. */
  media: z.looseObject({ operation: z.string(), provider: z.string(), step: z.string(), share: z.number().optional() }),
  /** A file that the run made stands in the project's library. */
  asset: z.looseObject({ assetId: z.string(), name: z.string(), kind: z.string() }),
  'run.completed': Unshown.extend({
    summary: z.string(),
    spent: z.number(),
    stoppedBy: z.string().optional(),
    /** Scenes that a person changed meanwhile: the run's own versions of them were not taken. */
    conflicts: z.array(z.string()).optional(),
    /** Of an export: chunks taken from the cache, and chunks made for it. */
    chunks: z.looseObject({ reused: z.number().int(), rendered: z.number().int() }).optional(),
  }),
  'run.failed': z.looseObject({ error: Problem }),
  stale: z.looseObject({ view: z.looseObject({}).nullable() }),
} as const;
export type RunEventType = keyof typeof runEvents;
export type RunEventBody<Type extends RunEventType> = z.infer<(typeof runEvents)[Type]>;
export const terminalEvents: readonly RunEventType[] = ['run.completed', 'run.failed'];
