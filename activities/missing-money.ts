import type { AppError } from '../contract/errors.ts';
import type { RunEventBody } from '../contract/runs.ts';

/** What a refused hold says is missing, in dollars: how much more, and the balance from which the step can be paid. */
export function missingMoney({ options }: AppError): RunEventBody<'balance.needed'> {
  const { shortfall, quote } = options.members as { shortfall: number; quote: { low: number } };
  return { shortfall, needed: quote.low };
}
