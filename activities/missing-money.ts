import type { EntityManager } from '@mikro-orm/postgresql';
import type { AppError } from '../contract/errors.ts';
import type { WaitReason } from '../contract/names.ts';
import type { RunEventBody } from '../contract/runs.ts';
import { runs } from '../db/repositories/runs.ts';
import { dollarsOfMicros, microsOfDollars } from '../domain/money/amounts.ts';
import type { Spending } from './spent-by-children.ts';

/** What keeps a step from being paid, in dollars: how much more it takes, and from which figure on it can be paid. */
export type MissingMoney = RunEventBody<'balance.needed'>;

/** What a refused hold says is missing of the balance. */
export function missingMoney({ options }: AppError): MissingMoney {
  const { shortfall, quote } = options.members as { shortfall: number; quote: { low: number } };
  return { shortfall, needed: quote.low };
}

/** What a refused hold says is missing of the budget; `needed` is what the budget must be in all. */
export function missingBudget({ options }: AppError, { capMicros, leftMicros }: Spending): MissingMoney {
  const { minimum } = options.members as { minimum: number };
  const shortfallMicros = Math.max(0, microsOfDollars(minimum, 'minimum') - (leftMicros ?? 0));
  return {
    shortfall: dollarsOfMicros(shortfallMicros),
    needed: dollarsOfMicros((capMicros ?? 0) + shortfallMicros),
  };
}

/** What a run that waits for money was last told to be missing; null where it waits for something else. */
export async function toldMissing(
  em: EntityManager,
  runId: string,
  reason: WaitReason | null | undefined,
): Promise<MissingMoney | null> {
  if (reason !== 'balance' && reason !== 'budget') return null;
  const told = (await runs.eventsOfType(em, runId, `${reason}.needed`)).at(-1);
  return (told?.body as MissingMoney | undefined) ?? null;
}
