import { z } from 'zod';
import { severities } from './findings.ts';

/** One mechanical finding: how it was mended, or why it was left. Body of the event `mend`. */
export const Mend = z.looseObject({
  findingId: z.string(),
  rule: z.string(),
  severity: z.enum(severities),
  sceneId: z.string().nullable(),
  sceneName: z.string().nullable(),
  line: z.number().int().nullable(),
  text: z.string().nullable(),
  mended: z.boolean(),
  /** What was changed, or why nothing was. */
  what: z.string(),
  before: z.string(),
  after: z.string().nullable(),
  bound: z.string(),
});
export type Mend = z.infer<typeof Mend>;

const Place = z.strictObject({ startFrame: z.number().int(), durationInFrames: z.number().int() });

/** What mending changes in one scene: no line is added or taken away. Body of the event `scene.mended`. */
export const MendedScene = z.looseObject({
  sceneId: z.string(),
  name: z.string(),
  lines: z.array(z.strictObject({ line: z.number().int(), before: z.string(), after: z.string() })),
  /** The scene's place, where it changes. */
  place: z.strictObject({ before: Place, after: Place }).nullable(),
});
export type MendedScene = z.infer<typeof MendedScene>;

/** Result of a run that mends. */
export interface MendResult {
  applied: boolean;
  /** The revision that holds the mends; null after a dry run or where nothing was mended. */
  revision: string | null;
  mended: number;
  left: number;
  findings: Mend[];
  scenes: MendedScene[];
  /** Scenes that a person changed meanwhile: their mends were not taken. */
  conflicts?: string[];
}
