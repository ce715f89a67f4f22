import { exportRecords } from '../../db/repositories/exports.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentExport } from '../presenters/export.ts';
import { presentReview } from '../presenters/review.ts';
import { presentRun } from '../presenters/run.ts';
import { readExport, viewExport } from '../services/read-export.ts';
import { readLatestReview } from '../services/read-review.ts';
import { startMend } from '../services/start-mend.ts';
import { validateProject } from '../services/validate-project.ts';
import { verifyProject } from '../services/verify-project.ts';

type Names = 'latestReview' | 'startMend' | 'validateProject' | 'verifyProject' | 'listExports' | 'getExport';

export const checkHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async latestReview({ caller, params, addresses }) {
    return presentReview(await readLatestReview(context, caller.accountId, params.projectId), addresses);
  },
  async startMend({ caller, params, body, idempotency, addresses }) {
    const run = await startMend(context, { accountId: caller.accountId, ...params, request: body, idempotency });
    return presentRun(run, addresses);
  },
  validateProject({ caller, params }) {
    return validateProject(context, caller.accountId, params.projectId);
  },
  verifyProject({ caller, params, body }) {
    return verifyProject(context, { accountId: caller.accountId, ...params, ...body });
  },
  async listExports({ caller, params, query, addresses }) {
    const em = context.database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    const page = await exportRecords.list(em, id, query);
    const views = await Promise.all(page.items.map((record) => viewExport(context.database.fork(), record)));
    return { exports: views.map((view) => presentExport(view, addresses)), nextCursor: page.nextCursor };
  },
  async getExport({ caller, params, addresses }) {
    return presentExport(await readExport(context.database.fork(), caller.accountId, params.exportId), addresses);
  },
});
