import { discrepancies } from '../../db/repositories/discrepancies.ts';
import { readStackState } from '../../db/repositories/stack-state.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';

export const adminHandlers = ({ database }: ApiContext): HandlersOf<'listDiscrepancies' | 'getAdminState'> => ({
  async listDiscrepancies() {
    const em = database.fork();
    const [checks, found] = [await discrepancies.checks(em), await discrepancies.list(em)];
    return {
      checks: checks.map(({ source, checkedAt }) => ({ source, checkedAt: checkedAt.toISOString() })),
      discrepancies: found.map(({ foundAt, ...rest }) => ({ ...rest, foundAt: foundAt.toISOString() })),
    };
  },
  async getAdminState() {
    const { holds, discrepancies: found, ...state } = await readStackState(database.fork());
    return {
      ...state,
      holds: { open: holds.open, held: dollarsOfMicros(holds.heldMicros) },
      discrepancies: found.reduce((sum, { count }) => sum + count, 0),
    };
  },
});
