import { AppError } from '../../contract/errors.ts';
import type { Billing } from '../../contract/ledger.ts';
import { generationSteps, type OperationKey, prices } from '../../contract/prices.ts';
import { priceOfWork } from './charge-prompt.ts';
import { timesQuantity } from './times-quantity.ts';

/** What a run may cost before it starts, in micro-dollars. Both are 0 for what is free. */
export interface Quote {
  operation: OperationKey;
  lowMicros: number;
  highMicros: number;
}

/**
 * Whether work is charged at list price. A stand-in's work is free where the money is real, or would be; on the local
 * checkout it costs the list price, so that budgets and 402 can be tried.
 */
export function isCharged(billing: Billing, isStandIn: boolean): boolean {
  return billing === 'local' || (billing !== 'off' && !isStandIn);
}

/** The quote of one prompt, with the files that it may have made. A `spar` is the plan alone. */
export function quotePrompt({
  spar,
  charged,
  mediaMicros = 0,
}: {
  spar: boolean;
  charged: boolean;
  mediaMicros?: number;
}): Quote {
  const { lowMicros, highMicros } = prices.ai_generation;
  const high = spar ? generationSteps.plan : highMicros;
  return withMedia(quoteOf('ai_generation', charged, lowMicros, high), 0, spar ? 0 : mediaMicros);
}

/** A file that cannot be made costs nothing, so the low end may leave it out. */
function withMedia(quote: Quote, lowMicros: number, highMicros: number): Quote {
  return { ...quote, lowMicros: quote.lowMicros + lowMicros, highMicros: quote.highMicros + highMicros };
}

/** Repairs of one scene by a model, at most. */
export const repairsAtMost = 2;

/** The quote of making a plan: its scenes as they are for the low end, each repaired to its bound for the high one. */
export function quotePlan({
  scenes,
  deep,
  charged,
  mediaMicros = 0,
}: {
  scenes: number;
  deep: boolean;
  charged: boolean;
  mediaMicros?: number;
}): Quote {
  const priceWith = (repairs: number) =>
    priceOfWork({ planned: true, rounds: deep ? 1 : 0, repairs: Array.from({ length: scenes }, () => repairs) });
  const quote = quoteOf('ai_generation', charged, priceWith(0), priceWith(repairsAtMost));
  return withMedia(quote, mediaMicros, mediaMicros);
}

/** The quote of one export; free when the project has one of this picture with these settings. */
export function quoteExport({ exists, charged }: { exists: boolean; charged: boolean }): Quote {
  const { lowMicros, highMicros } = prices.export_hd;
  return quoteOf('export_hd', charged && !exists, lowMicros, highMicros);
}

/** The quote of `quantity` units of a media operation (images, thousands of characters, clips, seconds). */
export function quoteMedia(operation: OperationKey, quantity: number, charged: boolean): Quote {
  const price = prices[operation];
  const low = timesQuantity(price.lowMicros, quantity);
  const high = timesQuantity(price.highMicros, quantity);
  if (low === null || high === null) throw new AppError('invalid_body', `${quantity} ${price.unit} cannot be priced`);
  return quoteOf(operation, charged, low, high);
}

function quoteOf(operation: OperationKey, charged: boolean, lowMicros: number, highMicros: number): Quote {
  return charged ? { operation, lowMicros, highMicros } : { operation, lowMicros: 0, highMicros: 0 };
}
