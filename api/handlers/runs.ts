import { projects } from '../../db/repositories/projects.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentRun } from '../presenters/run.ts';
import { cancelRun } from '../services/cancel-run.ts';
import { startExport } from '../services/start-export.ts';
import { startPreview } from '../services/start-preview.ts';
import { startPrompt } from '../services/start-prompt.ts';
import { startReview } from '../services/start-review.ts';
import { openRunStream } from '../streaming/open-run-stream.ts';

type Starts = 'startPrompt' | 'generateStream' | 'startPreview' | 'startReview' | 'startExport';
type Names = Starts | 'listRuns' | 'getRun' | 'streamRun' | 'cancelRun';

export const runHandlers = (context: ApiContext): HandlersOf<Names> => ({
  ...startHandlers(context),
  async listRuns({ caller, query, addresses }) {
    const em = context.database.fork();
    if (query.projectId) await projects.get(em, caller.accountId, query.projectId);
    const page = await runs.list(em, caller.accountId, query);
    return { runs: page.items.map((row) => presentRun(row, addresses)), nextCursor: page.nextCursor };
  },
  async getRun({ caller, params, addresses }) {
    return presentRun(await runs.get(context.database.fork(), caller.accountId, params.runId), addresses);
  },
  async streamRun({ caller, params, lastEventId, addresses }) {
    const { id } = await runs.get(context.database.fork(), caller.accountId, params.runId);
    return openRunStream(context.streams, { runId: id, after: lastEventId, addresses });
  },
  async cancelRun({ caller, params, body, addresses }) {
    const run = await cancelRun(context, { accountId: caller.accountId, ...params, ...body });
    return presentRun(run, addresses);
  },
});

const startHandlers = (context: ApiContext): HandlersOf<Starts> => ({
  async startPrompt({ caller, params, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, ...params, request: body, idempotency };
    return presentRun(await startPrompt(context, input), addresses);
  },
  async generateStream({ caller, body, idempotency, lastEventId, addresses }) {
    const { projectId, ...request } = body;
    const run = await startPrompt(context, { accountId: caller.accountId, projectId, request, idempotency });
    return openRunStream(context.streams, { runId: run.id, after: lastEventId, addresses });
  },
  async startPreview({ caller, params, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, ...params, request: body, idempotency };
    return presentRun(await startPreview(context, input), addresses);
  },
  async startReview({ caller, params, idempotency, addresses }) {
    return presentRun(await startReview(context, { accountId: caller.accountId, ...params, idempotency }), addresses);
  },
  async startExport({ caller, params, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, ...params, request: body, idempotency };
    return presentRun(await startExport(context, input), addresses);
  },
});
