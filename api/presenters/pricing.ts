import type { z } from 'zod';
import type { estimate, getPricing } from '../../contract/discovery.ts';
import { freeOperations, type OperationKey, prices } from '../../contract/prices.ts';
import type { EstimatedItem } from '../../domain/estimate.ts';

const working: readonly OperationKey[] = ['ai_generation', 'export_hd'];
const noProvider = 'This installation has no provider for it.';
const noMoney = 'Billing is off: listed, not charged.';
const standIn = `The offline director stands in for a language model. ${noMoney}`;

/** Operations that nobody here can do, with the reason. */
export function unavailableOperations(): { operation: string; reason: string }[] {
  const missing = (Object.keys(prices) as OperationKey[]).filter((operation) => !working.includes(operation));
  const topUp = { operation: 'top_up', reason: 'Billing is off: there is nothing to pay and no checkout.' };
  return [...missing.map((operation) => ({ operation, reason: noProvider })), topUp];
}

export function presentPricing(director: 'offline' | 'anthropic'): z.input<typeof getPricing.reply> {
  const operations = (Object.keys(prices) as OperationKey[]).map((operation) => {
    const { title, unit, lowMicros, highMicros } = prices[operation];
    const available = working.includes(operation);
    const isStandIn = operation === 'ai_generation' && director === 'offline';
    const note = available ? (isStandIn ? standIn : noMoney) : noProvider;
    return { operation, title, unit, low: dollars(lowMicros), high: dollars(highMicros), available, note };
  });
  return { currency: 'usd', billing: 'off', operations, free: [...freeOperations] };
}

export function presentEstimate(items: readonly EstimatedItem[]): z.input<typeof estimate.reply> {
  const sum = (member: 'lowMicros' | 'highMicros') => dollars(items.reduce((total, item) => total + item[member], 0));
  return {
    items: items.map(({ lowMicros, highMicros, ...item }) => ({
      ...item,
      low: dollars(lowMicros),
      high: dollars(highMicros),
    })),
    total: { low: sum('lowMicros'), high: sum('highMicros') },
    currency: 'usd',
  };
}

function dollars(micros: number): number {
  return micros / 1_000_000;
}
