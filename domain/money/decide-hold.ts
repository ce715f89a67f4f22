import { AppError } from '../../contract/errors.ts';
import { dollarsOfMicros, formatDollars } from './amounts.ts';
import type { Quote } from './quote.ts';

/** What is known when a paid run asks for its hold, in micro-dollars. */
export interface HoldRequest {
  quote: Pick<Quote, 'lowMicros' | 'highMicros'>;
  /** The caller's cap; null for none. */
  budgetMicros: number | null;
  availableMicros: number;
}

/**
 * The amount to hold: the least of budget, high quote and available balance; 0 for what is free. A budget below the
 * low quote is `budget_too_small`, an available balance below it `insufficient_balance`, in this order: the first can
 * be mended without money.
 */
export function decideHold(request: HoldRequest): number {
  const { quote, budgetMicros, availableMicros } = request;
  if (quote.highMicros === 0) return 0;
  // What has a price needs some money, even where it could turn out free.
  const least = Math.max(quote.lowMicros, 1);
  if (budgetMicros !== null && budgetMicros < least) throw budgetTooSmall(least, budgetMicros);
  if (availableMicros < least) throw insufficientBalance(request, least - availableMicros);
  return Math.min(budgetMicros ?? quote.highMicros, quote.highMicros, availableMicros);
}

function budgetTooSmall(least: number, budgetMicros: number): AppError {
  return new AppError('budget_too_small', `budget of ${budgetMicros} below ${least}`, {
    detail: `The budget must be at least ${formatDollars(least)} dollars.`,
    members: { minimum: dollarsOfMicros(least) },
  });
}

function insufficientBalance({ quote, availableMicros }: HoldRequest, shortfall: number): AppError {
  const available = formatDollars(availableMicros);
  return new AppError('insufficient_balance', `${availableMicros} available, ${quote.lowMicros} needed`, {
    detail: `${available} dollars are available; ${formatDollars(shortfall)} more are needed at least.`,
    members: {
      shortfall: dollarsOfMicros(shortfall),
      quote: { low: dollarsOfMicros(quote.lowMicros), high: dollarsOfMicros(quote.highMicros) },
    },
  });
}
