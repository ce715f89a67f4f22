import { z } from 'zod';
import { CriteriaList, CriterionRow } from './criteria.ts';
import { defineEndpoint } from './endpoint.ts';
import { Artefact, Review, verdicts } from './findings.ts';
import type { MediaResult } from './media-operations.ts';
import type { MendResult } from './mended.ts';
import { type LoopOutcome, phases } from './names.ts';
import { MissingFact } from './problem.ts';
import { ListQuery, ProjectParams } from './projects.ts';
import { exportFormats, exportQualities, type RunEventBody } from './runs.ts';

export const latestReview = defineEndpoint({
  name: 'reviews.latest',
  method: 'GET',
  path: '/api/v1/projects/:projectId/reviews/latest',
  summary: 'Show the newest review',
  scope: 'read',
  params: ProjectParams,
  reply: Review,
  command: 'review --full --json',
});

/** The state of a project in at most 1,000 tokens: where it stands, what is missing, what the newest review found. */
export const ProjectState = z.strictObject({
  projectId: z.string(),
  name: z.string(),
  phase: z.enum(phases),
  /** What is missing next, the first few; `moreMissing` counts the rest. */
  missing: z.array(MissingFact),
  moreMissing: z.number().int(),
  sceneCount: z.number().int(),
  durationInFrames: z.number().int(),
  seconds: z.number(),
  size: z.string(),
  fps: z.number().int(),
  review: z
    .strictObject({
      id: z.string(),
      current: z.boolean(),
      verdict: z.enum(verdicts),
      counts: z.strictObject({ error: z.number().int(), warning: z.number().int(), info: z.number().int() }),
      /** Findings, worst first: a line for each rule, with their numbers in the report and on the sheet. */
      top: z.array(z.string()),
      /** Findings that found no room there. */
      more: z.number().int(),
      newSinceLast: z.number().int(),
      mendedSinceLast: z.number().int(),
      stillThere: z.number().int(),
      runId: z.string().nullable(),
      /** The full report and the numbered contact sheet. */
      files: z.array(Artefact),
    })
    .nullable(),
});
export type ProjectState = z.infer<typeof ProjectState>;
export const projectState = defineEndpoint({
  name: 'projects.state',
  method: 'GET',
  path: '/api/v1/projects/:projectId/state',
  summary: 'Phase, what is missing, and the newest review in few words',
  scope: 'read',
  params: ProjectParams,
  reply: ProjectState,
  command: 'review --summary',
});

export const Validation = z.strictObject({
  revision: z.string(),
  valid: z.boolean(),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      severity: z.enum(['error', 'warning']),
      sceneId: z.string().nullable(),
      sceneName: z.string().nullable(),
      line: z.number().int().nullable(),
      message: z.string(),
      fix: z.string(),
    }),
  ),
});
export type Validation = z.infer<typeof Validation>;
export const validateProject = defineEndpoint({
  name: 'projects.validate',
  method: 'POST',
  path: '/api/v1/projects/:projectId/validate',
  summary: 'Check the structure: compilation, lengths, overlaps, gaps, imports, assets',
  scope: 'read',
  params: ProjectParams,
  reply: Validation,
  command: 'project validate',
});

export const Verification = z.strictObject({
  revision: z.string(),
  passed: z.boolean(),
  rows: z.array(CriterionRow),
});
export type Verification = z.infer<typeof Verification>;
export const verifyProject = defineEndpoint({
  name: 'projects.verify',
  method: 'POST',
  path: '/api/v1/projects/:projectId/verify',
  summary: 'Deterministic checks such as `duration<=30s,scenes>=3,portrait`',
  scope: 'read',
  params: ProjectParams,
  /** Without any, those kept with the project. */
  body: z.strictObject({ criteria: CriteriaList.optional() }),
  reply: Verification,
  command: 'verify [--criteria <checks>]',
});

export const Export = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  revision: z.string(),
  runId: z.string().nullable(),
  state: z.enum(['running', 'ready', 'failed', 'cancelled']),
  format: z.enum(exportFormats),
  quality: z.enum(exportQualities),
  transparent: z.boolean(),
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number().int(),
  frames: z.number().int(),
  seconds: z.number(),
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
  /** Chunks of about a second: taken as an earlier export left them, and captured anew. Null until it is planned. */
  chunks: z.strictObject({ reused: z.number().int(), rendered: z.number().int() }).nullable(),
  checks: z.array(z.strictObject({ name: z.string(), measured: z.string(), bound: z.string(), passed: z.boolean() })),
  accepted: z.array(z.string()),
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type Export = z.infer<typeof Export>;
export const listExports = defineEndpoint({
  name: 'exports.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/exports',
  summary: 'List exports, newest first',
  scope: 'read',
  params: ProjectParams,
  query: ListQuery,
  reply: z.strictObject({ exports: z.array(Export), nextCursor: z.string().nullable() }),
  command: 'export list',
});
export const getExport = defineEndpoint({
  name: 'exports.get',
  method: 'GET',
  path: '/api/v1/exports/:exportId',
  summary: 'Show an export',
  scope: 'read',
  params: z.strictObject({ exportId: z.string() }),
  reply: Export,
  command: 'export status <export_id>',
});

/** Results of runs by kind, as found in `Run.result`. */
export interface RunResults {
  prompt: {
    revision: string | null;
    scenes: string[];
    leftOut: string[];
    /** Sentences of the prompt that were read as said to the director, and are not shown. */
    directions?: string[];
    conflicts?: string[];
    shape: string;
    /** What a prompt that edits changed, against the revision that it found. */
    changes?: { sceneId: string | null; name: string; kind: string; detail: string }[];
    /** With `agent-max`: the heroes that were rendered, with what was measured of each. */
    variants?: { seed: number; shape: string; score: number; errors: number; warnings: number; chosen: boolean }[];
    /** How the whole film stood before it was published, where it was reviewed and mended then. */
    round?: RunEventBody<'round'>;
    /** Of a `spar`, with what making the plan would cost in dollars. */
    plan?: unknown;
    quote?: { low: number; high: number };
  };
  preview: { revision: string; artefacts: z.infer<typeof Artefact>[] };
  review: { reviewId: string; verdict: string };
  mend: MendResult;
  export: { exportId: string; chunks: { reused: number; rendered: number } };
  media: MediaResult;
  production: {
    revision: string | null;
    exportId: string | null;
    stages: { step: string; runId: string; state: string }[];
    /** How its newest loop ended, and what that left open; null and none where it came to no loop. */
    outcome: LoopOutcome | null;
    left: OpenPoint[];
  };
  loop: {
    outcome: LoopOutcome;
    revision: string;
    turns: number;
    /** Errors of the newest review that the loop made. */
    errors: number;
    /** `did` is what the run of the turn came to, in a sentence. */
    actions: { turn: number; action: string; why: string; runId: string | null; did: string }[];
    /** What keeps the film from what was asked; none where that is reached. */
    left: OpenPoint[];
  };
}

/** Something that a film still lacks, and the change or command that would close it. */
export interface OpenPoint {
  what: string;
  fix: string;
}
