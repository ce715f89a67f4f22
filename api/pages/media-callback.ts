import type Router from '@koa/router';
import { Webhook } from 'standardwebhooks';
import { wakeRun } from '../../adapters/temporal/tell-run.ts';
import { AppError } from '../../contract/errors.ts';
import { JobReport, jobCallBytes, jobCallPath } from '../../contract/media-jobs.ts';
import { workflowMessages } from '../../contract/names.ts';
import { Prediction, reportOf } from '../../contract/predictions.ts';
import { media } from '../../db/repositories/media.ts';
import { isId } from '../../domain/ids.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { readBytes } from '../read-body.ts';

/**
 * Where a job server, or Replicate, tells where its work stands, signed over the bytes as they are (standardwebhooks.com)
 * with the secret of just that maker. A call is news and no order: what it says is kept for the run that waits for just
 * this job, and the file that it names is fetched and judged by the worker. Early, late and repeated calls are answered
 * and change nothing.
 */
export function mountMediaCallback(
  router: Router<RequestState>,
  { config, database, temporal, log }: ApiContext,
): void {
  const { jobs, replicate } = config.media;
  const callers = [
    { secret: jobs?.secret, read: (body: unknown) => JobReport.parse(body) },
    { secret: replicate?.secret, read: (body: unknown) => reportOf(Prediction.parse(body)) },
  ].flatMap(({ secret, read }) => (secret ? [{ secret, read }] : []));
  router.post(jobCallPath(':runId'), async (ctx) => {
    ctx.state.route = 'media-callback';
    const runId = ctx.params.runId ?? '';
    const nobody = new AppError('not_found', 'no run awaits this call', { detail: 'No run awaits this job.' });
    if (callers.length === 0) throw nobody;
    const body = await readBytes(ctx.req, jobCallBytes);
    const caller = callers.find(({ secret }) => isSigned(secret, body, ctx.headers));
    if (!caller) throw new AppError('signature_refused', 'a call with a wrong signature');
    const report = readReport(body, caller.read);
    if (!isId('run', runId)) throw nobody;
    if (report.state !== 'succeeded' && report.state !== 'failed') {
      ctx.body = { received: true, used: false };
      return;
    }
    const taken = await media.called(database.fork(), runId, report);
    if (taken === 'unknown') throw nobody;
    // Without it the run sees the call at its next look.
    if (taken === 'taken') {
      await wakeRun(temporal, runId, workflowMessages.called).catch((err: unknown) => {
        log.warn({ err, runId }, 'a run could not be woken for its call');
      });
    }
    ctx.body = { received: true, used: taken === 'taken' };
  });
}

function isSigned(secret: string, body: Buffer, headers: NodeJS.Dict<string | string[]>): boolean {
  const given = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]),
  );
  try {
    new Webhook(secret).verify(body, given, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function readReport(body: Buffer, read: (value: unknown) => JobReport): JobReport {
  try {
    return read(JSON.parse(body.toString()));
  } catch (cause) {
    throw new AppError('invalid_body', 'a call that is no report', {
      detail: 'The body is no report of a job.',
      cause,
    });
  }
}
