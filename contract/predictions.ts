import { z } from 'zod';
import type { JobReport } from './media-jobs.ts';

/*
 * Where a prediction of Replicate's HTTP API stands, as `GET /v1/predictions/{id}` answers and its webhook sends
 * (replicate.com/docs/reference/http). Members that are not named here are ignored.
 */
export const Prediction = z.object({
  id: z.string().regex(/^[A-Za-z0-9._~-]{1,200}$/, 'must be 1 to 200 of letters, digits and . _ ~ -'),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  /** The file's address, or a list whose last one is the file. */
  output: z
    .union([z.string().max(4_000), z.array(z.string().max(4_000)).max(100)])
    .nullish()
    .catch(null),
  error: z.unknown(),
  metrics: z.object({ predict_time: z.number().optional() }).nullish().catch(null),
});
export type Prediction = z.infer<typeof Prediction>;

/** The prediction as a report of a job: the same news in our own words. */
export function reportOf({ id, status, output, error, metrics }: Prediction): JobReport {
  const url = Array.isArray(output) ? output.at(-1) : output;
  if (status === 'starting' || status === 'processing') return { id, state: 'running' };
  if (status !== 'succeeded')
    return { id, state: 'failed', error: `${status}: ${String(error ?? '')}`.slice(0, 2_000) };
  if (!url) return { id, state: 'failed', error: 'it succeeded without a file' };
  const seconds = metrics?.predict_time;
  return {
    id,
    state: 'succeeded',
    result: { url, ...(seconds !== undefined && { facts: { predictSeconds: seconds } }) },
  };
}
