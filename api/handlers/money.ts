import type { z } from 'zod';
import { createPayments } from '../../adapters/stripe/create-payments.ts';
import type { getTopUp, StatementLine } from '../../contract/money.ts';
import type { TopUp } from '../../db/entities/top-up.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import type { StatementRow } from '../../db/repositories/ledger-statement.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import { statementCsv, statementHead } from '../../domain/money/statement-csv.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { openTopUp } from '../services/top-up.ts';

type Names = 'topUp' | 'getTopUp' | 'listLedger' | 'downloadLedger';

export function moneyHandlers(context: ApiContext): HandlersOf<Names> {
  const payments = createPayments(context.config);
  return {
    async topUp({ caller, body, addresses }) {
      const { base } = addresses;
      const input = { accountId: caller.accountId, amountCents: body.amount_cents, base };
      const { topUp, checkoutUrl } = await openTopUp(context, payments, input);
      const { id, amountCents, expiresAt } = topUp;
      return { id, checkoutUrl, amount_cents: amountCents, expiresAt: expiresAt.toISOString() };
    },
    async getTopUp({ caller, params }) {
      return presentTopUp(await topUps.get(context.database.fork(), caller.accountId, params.topUpId));
    },
    async listLedger({ caller, query }) {
      const page = await ledger.statement(context.database.fork(), caller.accountId, query);
      return { entries: page.items.map(presentLine), nextCursor: page.nextCursor };
    },
    async downloadLedger({ caller }) {
      return { chunks: statementFile(context, caller.accountId) };
    },
  };
}

function presentTopUp({ id, state, amountCents, expiresAt, paidAt }: TopUp): z.input<typeof getTopUp.reply> {
  const times = { expiresAt: expiresAt.toISOString(), paidAt: paidAt?.toISOString() ?? null };
  return { id, state, amount_cents: amountCents, ...times };
}

function presentLine({ id, at, kind, operation, runId, ...micros }: StatementRow): StatementLine {
  const { availableMicros, heldMicros, balanceMicros } = micros;
  return {
    ...{ id, at: at.toISOString(), kind, operation, runId },
    amount: dollarsOfMicros(availableMicros + heldMicros),
    available: dollarsOfMicros(availableMicros),
    held: dollarsOfMicros(heldMicros),
    balance: dollarsOfMicros(balanceMicros),
  };
}

/** The statement page by page, so that a long one is never whole in memory. */
async function* statementFile({ database }: ApiContext, accountId: string): AsyncGenerator<string> {
  yield statementHead;
  for (let cursor: string | undefined; ; ) {
    const page = await ledger.statement(database.fork(), accountId, { limit: 100, cursor });
    yield statementCsv(page.items);
    if (!page.nextCursor) return;
    cursor = page.nextCursor;
  }
}
