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
  await applyMoneyBack(em, row.accountId, facts.moneyBack);
  if (await isLiving(em, row.accountId)) return [];
  return [{ rule: 'payment_of_no_account', subject: topUpId, detail: 'paid for an account that is gone' }];
}

async function applyInvoice(em: EntityManager, facts: InvoiceFacts): Promise<Difference[]> {
  const { accountId, invoiceId, plan, amountCents, currency, moneyBack } = facts;
  if (currency !== 'usd' || amountCents !== planCents[plan]) {
    const detail = `${amountCents} cents (${currency}) were paid for ${plan}, which costs ${planCents[plan]} (usd)`;
    return [{ rule: 'invoice_amount', subject: invoiceId, detail }];
  }
  await ledger.topUp(em, { accountId, key: invoiceId, amountCents, source: 'stripe', kind: 'subscription' });
  await applyMoneyBack(em, accountId, moneyBack);
  return [];
}

/** Takes each refund and dispute from the balance once, and gives back exactly what was taken when it came to nothing. */
async function applyMoneyBack(em: EntityManager, accountId: string, facts: readonly MoneyBackFact[]): Promise<void> {
  for (const { id: key, kind, amountCents, state } of facts) {
    const back = { accountId, key, amountCents, source: 'stripe', kind } as const;
    if (state === 'taken') await ledger.takeBack(em, back);
    else await ledger.giveBack(em, back);
  }
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
