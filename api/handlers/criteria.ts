import { projects } from '../../db/repositories/projects.ts';
import { parseCriteria } from '../../domain/verify/parse-criteria.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';

/** Criteria kept with a project. What verify would not understand is refused here, when it is written. */
export const criteriaHandlers = (context: ApiContext): HandlersOf<'getCriteria' | 'keepCriteria'> => ({
  async getCriteria({ caller, params }) {
    const { criteria } = await projects.get(context.database.fork(), caller.accountId, params.projectId);
    return { criteria: criteria ?? null };
  },
  async keepCriteria({ caller, params, body }) {
    const em = context.database.fork();
    await projects.get(em, caller.accountId, params.projectId);
    if (body.criteria !== null) parseCriteria(body.criteria);
    const { criteria } = await projects.update(em, caller.accountId, params.projectId, body);
    return { criteria: criteria ?? null };
  },
});
