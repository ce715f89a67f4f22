import { defineEntity, p } from '@mikro-orm/core';
import { moneySources, topUpStates } from '../../contract/ledger.ts';

/** One checkout: our own row, against which a payment's amount is checked. */
const TopUpSchema = defineEntity({
  name: 'TopUp',
  tableName: 'top_ups',
  properties: {
    id: p.string().primary(),
    accountId: p.string(),
    amountCents: p.integer(),
    source: p.enum(moneySources),
    /** Unguessable name of the local checkout page. */
    token: p.string(),
    state: p.enum(topUpStates),
    /** The provider's checkout session and payment. */
    sessionId: p.string().nullable(),
    paymentId: p.string().nullable(),
    expiresAt: p.datetime(),
    createdAt: p.datetime().onCreate(() => new Date()),
    paidAt: p.datetime().nullable(),
  },
});
export class TopUp extends TopUpSchema.class {}
TopUpSchema.setClass(TopUp);
