import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { MoneySource } from '../../contract/ledger.ts';
import { microsOfCents } from '../../domain/money/amounts.ts';
import { captureHold, expireHolds, holdOf, placeHold, releaseHold, renewHolds } from './holds.ts';
import { ledgerStatement } from './ledger-statement.ts';
import {
  type BalanceRow,
  type Balances,
  balancesOf,
  customerAccount,
  heldAccount,
  type Posted,
  postTransfer,
} from './post-transfer.ts';

export interface MoneyIn {
  accountId: string;
  /** Names the payment, such as its checkout session: the same key credits once. */
  key: string;
  amountCents: number;
  source: MoneySource;
  /** An invoice of a plan, or a top-up. */
  kind?: 'top_up' | 'subscription';
}

export interface Grant {
  accountId: string;
  key: string;
  amountMicros: number;
}

export interface MoneyBack {
  accountId: string;
  /** Names the refund or dispute. */
  key: string;
  amountCents: number;
  source: MoneySource;
  kind: 'refund' | 'dispute';
}

/** Money of accounts: double entry, in whole micro-dollars. */
export const ledger = {
  placeHold,
  captureHold,
  releaseHold,
  renewHolds,
  expireHolds,
  holdOf,
  statement: ledgerStatement,

  /** What the account can spend and what its runs hold. */
  async balanceOf(em: EntityManager, accountId: string): Promise<Balances> {
    const rows = await em.execute<BalanceRow[]>(
      'select name, balance_micros from ledger_accounts where name in (?, ?)',
      [customerAccount(accountId), heldAccount(accountId)],
    );
    return balancesOf(accountId, rows);
  },

  /** Credits money that came in, once for each key. */
  topUp(em: EntityManager, { accountId, key, amountCents, source, kind = 'top_up' }: MoneyIn): Promise<Posted> {
    const micros = positive(microsOfCents(amountCents));
    const asked = { accountId, kind, key: `${source}:${key}`, request: { amountCents, source } };
    return em.transactional((tx) =>
      postTransfer(tx, asked, () => ({ [customerAccount(accountId)]: micros, [`clearing:${source}`]: -micros })),
    );
  },

  /** Gives an account balance that nobody paid for, once for each key. */
  grant(em: EntityManager, { accountId, key, amountMicros }: Grant): Promise<Posted> {
    const micros = positive(amountMicros);
    const asked = { accountId, kind: 'grant' as const, key: `grant:${key}`, request: { amountMicros } };
    return em.transactional((tx) =>
      postTransfer(tx, asked, () => ({ [customerAccount(accountId)]: micros, promotion: -micros })),
    );
  },

  /** Takes back what was refunded or disputed: from the balance as far as it reaches, the rest is our loss. */
  takeBack(em: EntityManager, { accountId, key, amountCents, source, kind }: MoneyBack): Promise<Posted> {
    const micros = positive(microsOfCents(amountCents));
    const asked = { accountId, kind, key: `${kind}:${source}:${key}`, request: { amountCents, source } };
    return em.transactional((tx) =>
      postTransfer(tx, asked, ({ availableMicros }) => {
        const own = Math.min(micros, availableMicros);
        return {
          [customerAccount(accountId)]: -own,
          [`clearing:${source}`]: micros,
          ...(own < micros && { loss: own - micros }),
        };
      }),
    );
  },

  /** Cents that were taken back under this key; null when nothing was. */
  async takenBack(em: EntityManager, { accountId, key, source, kind }: MoneyBack): Promise<number | null> {
    const [row] = await em.execute<{ cents: string }[]>(
      `select e.amount_micros / 10000 as cents from entries e join transfers t on t.id = e.transfer_id
        where t.account_id = ? and t.key = ? and e.ledger_account = ?`,
      [accountId, `${kind}:${source}:${key}`, `clearing:${source}`],
    );
    return row ? Number(row.cents) : null;
  },

  /**
   * Undoes a `takeBack` line by line, whatever its amount was: what came from the balance returns to it. What was not
   * taken yet is taken first, so that older news of it, which comes late, finds it done.
   */
  giveBack(em: EntityManager, back: MoneyBack): Promise<Posted> {
    const { accountId, key, source, kind } = back;
    return em.transactional(async (tx) => {
      if ((await ledger.takenBack(tx, back)) === null) await ledger.takeBack(tx, back);
      const taken = await tx.execute<{ name: string; amount: string }[]>(
        `select e.ledger_account as name, e.amount_micros as amount from entries e
          join transfers t on t.id = e.transfer_id where t.account_id = ? and t.key = ?`,
        [accountId, `${kind}:${source}:${key}`],
      );
      const asked = { accountId, kind, key: `undo:${kind}:${source}:${key}`, request: { source } };
      return postTransfer(tx, asked, () =>
        Object.fromEntries(taken.map(({ name, amount }) => [name, -Number(amount)])),
      );
    });
  },
};

function positive(micros: number): number {
  if (Number.isSafeInteger(micros) && micros > 0) return micros;
  throw new AppError('internal', `${micros} is no amount to credit`);
}
