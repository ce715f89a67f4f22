import { z } from 'zod';
import { CriterionRow } from './criteria.ts';

export const severities = ['error', 'warning', 'info'] as const;

/** One measured fault. Boxes are in pixels of the frame; frames count from the start of the timeline. */
export const Finding = z.strictObject({
  /** Stable over reviews of the same fault: rule, scene and element. */
  id: z.string(),
  rule: z.string(),
  severity: z.enum(severities),
  sceneId: z.string().nullable(),
  sceneName: z.string().nullable(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable().default(null),
  /** Place of the element in its scene: of each of its ancestors among its siblings, from 0, such as `0/2/1`. */
  element: z.string().nullable().default(null),
  text: z.string().nullable(),
  box: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  firstFrame: z.number().int(),
  lastFrame: z.number().int(),
  measured: z.string(),
  bound: z.string(),
  message: z.string(),
  fix: z.string(),
  /** The part of a frame that shows it, as a JPEG; null where more findings than crops were kept. */
  crop: z
    .strictObject({
      url: z.string(),
      frame: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
    })
    .nullable()
    .default(null),
});
export type Finding = z.infer<typeof Finding>;

export const verdicts = ['clean', 'warnings', 'errors'] as const;
export type Verdict = (typeof verdicts)[number];

export const Artefact = z.strictObject({
  kind: z.enum(['still', 'sheet', 'report', 'video']),
  url: z.string(),
  frame: z.number().int().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  bytes: z.number().int(),
});
export type Artefact = z.infer<typeof Artefact>;

export const Review = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  revision: z.string(),
  /** Whether the head still shows the reviewed picture. */
  current: z.boolean(),
  verdict: z.enum(verdicts),
  counts: z.strictObject({ error: z.number().int(), warning: z.number().int(), info: z.number().int() }),
  findings: z.array(Finding),
  /** Opt-outs found in scene code, as `scene: families`. */
  allowed: z.array(z.string()),
  /** How the criteria kept with the project stood when this was measured. */
  criteria: z.array(CriterionRow),
  newSinceLast: z.array(z.string()),
  mendedSinceLast: z.array(z.string()),
  /** Of the findings, those that the review before had too. */
  stillThere: z.array(z.string()),
  artefacts: z.array(Artefact),
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;
