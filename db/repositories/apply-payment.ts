import type { EntityManager } from '@mikro-orm/postgresql';
import { planCents } from '../../contract/subscriptions.ts';
import type {
  CheckoutFacts,
  InvoiceFacts,
  MoneyBackFact,
  PaymentFacts,
  SubscriptionFacts,
} from '../../domain/money/payment-facts.ts';
import { TopUp } from '../entities/top-up.ts';
import type { Difference } from './discrepancies.ts';
import { ledger } from './ledger.ts';
import { subscriptions } from './subscriptions.ts';
import { topUps } from './top-ups.ts';

/**
 * Brings our books to what the provider says of one payment, once, whatever was applied before. Answers with what does
 * not fit our own rows and was therefore left alone; a payment that is none of ours is no business of ours.
 */
export function applyPayment(em: EntityManager, facts: PaymentFacts): Promise<Difference[]> {
  return em.transactional(async (tx) => {
    if (facts.kind === 'checkout') return applyCheckout(tx, facts);
    if (!(await isLiving(tx, facts.accountId))) return ofDeletedAccount(facts);
    if (facts.kind === 'invoice') return applyInvoice(tx, facts);
    const isNoted = await subscriptions.note(tx, facts);
    return isNoted || facts.state === 'ended' ? [] : [secondSubscription(facts)];
  });
}

async function applyCheckout(em: EntityManager, facts: CheckoutFacts): Promise<Difference[]> {
  const { topUpId, sessionId, state, amountCents, currency, paymentId } = facts;
  await em.execute('select 1 from top_ups where id = ? for update', [topUpId]);
  const row = await em.findOne(TopUp, { id: topUpId, source: 'stripe' }, { disableIdentityMap: true });
  if (!row) return [];
  if (row.sessionId && row.sessionId !== sessionId) {
    return [{ rule: 'payment_session', subject: topUpId, detail: `paid by another checkout, ${sessionId}` }];
  }
  if (state === 'paid' && (currency !== 'usd' || amountCents !== row.amountCents)) {
    const detail = `${amountCents} cents (${currency}) were paid, ${row.amountCents} (usd) asked`;
    return [{ rule: 'payment_amount', subject: topUpId, detail }];
  }
  await topUps.attachSession(em, topUpId, sessionId);
  if (state === 'expired') await em.nativeUpdate(TopUp, { id: topUpId, state: 'open' }, { state: 'expired' });
  if (state !== 'paid') return [];
  await topUps.fulfil(em, topUpId, { amountCents, paymentId });
  const differ = await applyMoneyBack(em, row.accountId, facts.moneyBack);
  if (await isLiving(em, row.accountId)) return differ;
  const gone = { rule: 'payment_of_no_account', subject: topUpId, detail: 'paid for an account that is gone' };
  return [...differ, gone];
}

async function applyInvoice(em: EntityManager, facts: InvoiceFacts): Promise<Difference[]> {
  const { accountId, invoiceId, plan, amountCents, currency, moneyBack } = facts;
  if (currency !== 'usd' || amountCents !== planCents[plan]) {
    const detail = `${amountCents} cents (${currency}) were paid for ${plan}, which costs ${planCents[plan]} (usd)`;
    return [{ rule: 'invoice_amount', subject: invoiceId, detail }];
  }
  await ledger.topUp(em, { accountId, key: invoiceId, amountCents, source: 'stripe', kind: 'subscription' });
  return applyMoneyBack(em, accountId, moneyBack);
}

/**
 * Takes each refund and dispute from the balance once, and gives back exactly what was taken when it came to nothing. One
 * whose amount changed after it was taken is left as it is, for a person to see to.
 */
async function applyMoneyBack(
  em: EntityManager,
  accountId: string,
  facts: readonly MoneyBackFact[],
): Promise<Difference[]> {
  const differ: Difference[] = [];
  for (const { id: key, kind, amountCents, state } of facts) {
    const back = { accountId, key, amountCents, source: 'stripe', kind } as const;
    const taken = await ledger.takenBack(em, back);
    if (state !== 'taken') await ledger.giveBack(em, back);
    else if (taken === null) await ledger.takeBack(em, back);
    else if (taken !== amountCents) {
      const detail = `${taken} cents were taken for this ${kind}, which is now of ${amountCents}`;
      differ.push({ rule: 'money_back_amount', subject: key, detail });
    }
  }
  return differ;
}

async function isLiving(em: EntityManager, accountId: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>('select 1 from accounts where id = ? and deleted_at is null', [accountId]);
  return rows.length > 0;
}

/** Two checkouts of plans were open at once, and both were paid. */
function secondSubscription({ subscriptionId, accountId }: SubscriptionFacts): Difference {
  return { rule: 'second_subscription', subject: subscriptionId, detail: `${accountId} pays for another plan too` };
}

/** Nobody could spend it; a person has to pay it back. */
function ofDeletedAccount(facts: Exclude<PaymentFacts, CheckoutFacts>): Difference[] {
  if (facts.kind === 'invoice') {
    return [{ rule: 'invoice_of_no_account', subject: facts.invoiceId, detail: 'paid for an account that is gone' }];
  }
  if (facts.state === 'ended') return [];
  const detail = 'goes on for an account that is gone';
  return [{ rule: 'subscription_of_no_account', subject: facts.subscriptionId, detail }];
}
