import { z } from 'zod';

/*
 * The wire format between this service and a server that makes media files as jobs: `docs/media-jobs.md` describes it.
 * Members that are not named here are ignored.
 */
const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const;

/** Where a finished file lies, and what is known of it. */
const JobFile = z.object({
  /** Absolute, or relative to the server's own address. */
  url: z.string().min(1).max(4_000),
  /** Of speech: what is said when, in seconds. */
  words: z
    .array(z.object({ text: z.string().min(1).max(200), from: z.number().min(0), to: z.number().min(0) }))
    .max(10_000)
    .optional(),
  /** What is worth knowing of how it was made. */
  facts: z
    .record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean()]))
    .refine((facts) => Object.keys(facts).length <= 20, 'at most 20 facts')
    .optional(),
});

/** What a server answers and calls with: where one job stands. */
export const JobReport = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9._~-]{1,200}$/, 'must be 1 to 200 of letters, digits and . _ ~ -'),
    state: z.enum(jobStates),
    result: JobFile.optional(),
    /** Of one that failed; for the operator's log. */
    error: z.string().max(2_000).optional(),
  })
  .refine(({ state, result }) => state !== 'succeeded' || result, 'a job that succeeded has a result');
export type JobReport = z.infer<typeof JobReport>;

/** Most bytes of a call that tells where a job stands. */
export const jobCallBytes = 256 * 1024;

/** Path at which a server may call, with the id of the run that it was given. */
export const jobCallPath = (runId: string) => `/api/v1/media-callbacks/${runId}`;
