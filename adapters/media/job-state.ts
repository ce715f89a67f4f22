import { AppError } from '../../contract/errors.ts';
import type { JobReport } from '../../contract/media-jobs.ts';
import type { JobState } from '../../domain/media/media-end.ts';

type Made = Extract<JobState, { state: 'done' }>['made'];

/** Where a job stands by what was told of it; the file of one that succeeded is fetched by `fetchMade`. */
export async function stateOf(
  job: string,
  report: JobReport,
  fetchMade: (result: NonNullable<JobReport['result']>) => Promise<Made>,
): Promise<JobState> {
  if (report.id !== job) throw new AppError('provider_failed', `asked for job ${job}, told of ${report.id}`);
  if (report.state === 'failed') return { state: 'failed', detail: report.error ?? 'no reason was told' };
  if (report.state !== 'succeeded' || !report.result) return { state: 'working' };
  return { state: 'done', made: await fetchMade(report.result) };
}
