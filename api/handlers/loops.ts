import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentRun } from '../presenters/run.ts';
import { approveRun, sendBackRun } from '../services/decide-run.ts';
import { startLoop } from '../services/start-loop.ts';
import { startProduction } from '../services/start-production.ts';
import { pauseRun, raiseBudget, resumeRun } from '../services/steer-run.ts';

type Names = 'startLoop' | 'startProduction' | 'pauseRun' | 'resumeRun' | 'raiseBudget' | 'approveRun' | 'sendBackRun';

export const loopHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async startLoop({ caller, params, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, ...params, request: body, idempotency };
    return presentRun(await startLoop(context, input), addresses);
  },
  async startProduction({ caller, body, idempotency, addresses }) {
    const input = { accountId: caller.accountId, request: body, idempotency };
    return presentRun(await startProduction(context, input), addresses);
  },
  async approveRun({ caller, params, addresses }) {
    return presentRun(await approveRun(context, { accountId: caller.accountId, ...params }), addresses);
  },
  async sendBackRun({ caller, params, body, addresses }) {
    return presentRun(await sendBackRun(context, { accountId: caller.accountId, ...params, ...body }), addresses);
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
