import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentRun } from '../presenters/run.ts';
import { startLoop } from '../services/start-loop.ts';
import { pauseRun, raiseBudget, resumeRun } from '../services/steer-run.ts';

type Names = 'startLoop' | 'pauseRun' | 'resumeRun' | 'raiseBudget';

export const loopHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async startLoop({ caller, params, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, ...params, request: body, idempotency };
    return presentRun(await startLoop(context, input), addresses);
  },
  async pauseRun({ caller, params, addresses }) {
    return presentRun(await pauseRun(context, { accountId: caller.accountId, ...params }), addresses);
  },
  async resumeRun({ caller, params, addresses }) {
    return presentRun(await resumeRun(context, { accountId: caller.accountId, ...params }), addresses);
  },
  async raiseBudget({ caller, params, body, addresses }) {
    return presentRun(await raiseBudget(context, { accountId: caller.accountId, ...params, ...body }), addresses);
  },
});
