import type { z } from 'zod';
import type { estimate, getPricing } from '../../contract/discovery.ts';
import type { Billing } from '../../contract/ledger.ts';
import { freeOperations, type OperationKey, prices, subscriptions } from '../../contract/prices.ts';
import type { ToldEnd } from '../../db/repositories/media.ts';
import type { EstimatedItem } from '../../domain/estimate.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import { isCharged } from '../../domain/money/quote.ts';

/** What prices depend on here: how money is taken, who directs, and who makes media files. */
export interface PriceSetting {
  billing: Billing;
  director: 'offline' | 'anthropic';
  ends: readonly ToldEnd[];
}

type Unavailable = { operation: string; reason: string };

const ownOperations: readonly string[] = ['ai_generation', 'export_hd'];
const untold = 'No worker has told yet what it can make.';
const noPlans = 'Plans are paid by Stripe, which takes no payments here.';
const standIn = 'The offline director stands in for a language model';
const noCheckout: Partial<Record<Billing, string>> = {
  off: 'Billing is off: there is nothing to pay and no checkout.',
  unconfigured: 'Payments are not configured: no Stripe key is set, and the local checkout is for loopback alone.',
};
const moneyNotes: Record<Billing, string> = {
  off: 'Billing is off: listed, not charged.',
  unconfigured: 'Charged, but nobody can top up: payments are not configured.',
  local: 'Charged at list price; the local checkout moves no money.',
  stripe: 'Charged at list price.',
};

/** Operations that nobody here can do, with the reason. */
export function unavailableOperations({ billing, ends }: Pick<PriceSetting, 'billing' | 'ends'>): Unavailable[] {
  const missing = (Object.keys(prices) as OperationKey[]).filter((operation) => !isAvailable(operation, ends));
  const reason = noCheckout[billing];
  const topUp = reason ? [{ operation: 'top_up', reason }] : [];
  const plans =
    billing === 'stripe' ? [] : Object.keys(subscriptions).map((plan) => ({ operation: plan, reason: noPlans }));
  const reasons = missing.map((operation) => ({ operation, reason: endOf(operation, ends)?.note ?? untold }));
  return [...reasons, ...plans, ...topUp];
}

const endOf = (operation: string, ends: PriceSetting['ends']) => ends.find((end) => end.operation === operation);

function isAvailable(operation: string, ends: PriceSetting['ends']): boolean {
  return ownOperations.includes(operation) || Boolean(endOf(operation, ends)?.provider);
}

/** Whether an operation of the price list costs nothing here. */
export function isFreeHere(operation: string, { billing, director, ends }: PriceSetting): boolean {
  const isStandIn =
    (operation === 'ai_generation' && director === 'offline') || endOf(operation, ends)?.provider === 'embedded';
  return Object.hasOwn(prices, operation) && !isCharged(billing, isStandIn);
}

export function presentPricing(setting: PriceSetting): z.input<typeof getPricing.reply> {
  const operations = (Object.keys(prices) as OperationKey[]).map((operation) => {
    const { title, unit, lowMicros, highMicros } = prices[operation];
    const [low, high] = [dollarsOfMicros(lowMicros), dollarsOfMicros(highMicros)];
    const [available, free] = [isAvailable(operation, setting.ends), isFreeHere(operation, setting)];
    const note = available ? noteOf(operation, setting, free) : (endOf(operation, setting.ends)?.note ?? untold);
    return { operation, title, unit, low, high, available, free, note };
  });
  const all = [...operations, ...presentPlans(setting)];
  return { currency: 'usd', billing: setting.billing, operations: all, free: [...freeOperations] };
}

function presentPlans({ billing }: PriceSetting) {
  return Object.entries(subscriptions).map(([operation, { title, unit, lowMicros, highMicros }]) => {
    const available = billing === 'stripe';
    const [low, high] = [dollarsOfMicros(lowMicros), dollarsOfMicros(highMicros)];
    const note = available ? 'A plan: each paid month adds its amount to the balance.' : noPlans;
    return { operation, title, unit, low, high, available, free: false, note };
  });
}

function noteOf(operation: OperationKey, { billing, director, ends }: PriceSetting, free: boolean): string {
  const end = endOf(operation, ends);
  if (end) {
    const price = free && billing !== 'off' ? "A stand-in's work costs 0 where money is real." : moneyNotes[billing];
    return `${end.note} ${price}`;
  }
  if (operation !== 'ai_generation' || director !== 'offline') return moneyNotes[billing];
  return free && billing !== 'off'
    ? `${standIn}, and a stand-in's work costs 0 where money is real.`
    : `${standIn}. ${moneyNotes[billing]}`;
}

export function presentEstimate(items: readonly EstimatedItem[]): z.input<typeof estimate.reply> {
  const sum = (member: 'lowMicros' | 'highMicros') =>
    dollarsOfMicros(items.reduce((total, item) => total + item[member], 0));
  return {
    items: items.map(({ lowMicros, highMicros, ...item }) => ({
      ...item,
      low: dollarsOfMicros(lowMicros),
      high: dollarsOfMicros(highMicros),
    })),
    total: { low: sum('lowMicros'), high: sum('highMicros') },
    currency: 'usd',
  };
}
