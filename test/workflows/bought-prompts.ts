import { expect } from '@jest/globals';
import type { Run } from '../../db/entities/run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { type Quote, quotePrompt } from '../../domain/money/quote.ts';
import type { WorkflowStack } from './workflow-stack.ts';

const prompt = quotePrompt({ spar: false, charged: true });

interface Bought {
  balanceMicros?: number;
  budgetMicros?: number;
  quote?: Quote;
}

/** Starts a prompt of an account with a balance, ten dollars unless told. */
export async function beginBought(stack: WorkflowStack, input: Record<string, unknown>, bought: Bought = {}) {
  const { balanceMicros = 10_000_000, quote = prompt, budgetMicros } = bought;
  const project = await stack.project();
  await stack.grant(project.accountId, balanceMicros);
  const runId = await stack.start(project, 'prompt', input, undefined, { quote, budgetMicros });
  return { ...project, runId };
}

/** What the account paid and still holds, in dollars, after its run has ended; all books agree. */
export async function paidAfter(
  stack: WorkflowStack,
  { accountId, runId }: { accountId: string; runId: string },
  balanceMicros = 10_000_000,
) {
  const run = await stack.ended(runId);
  const { availableMicros, heldMicros } = await ledger.balanceOf(stack.ports.database.fork(), accountId);
  expect(await reconcileLedger(stack.ports.database.fork())).toEqual([]);
  expect(run.spentMicros).toBe(balanceMicros - availableMicros);
  return { run, paid: run.spentMicros / 1_000_000, held: heldMicros };
}

/** What a run of `agent-max` weighed: two heroes, of which the better one was chosen, told once each. */
export async function expectTwoHeroes(stack: WorkflowStack, { id, result }: Run): Promise<void> {
  const variants = result?.variants as { seed: number; score: number; chosen: boolean }[];
  expect(variants.map(({ seed }) => seed)).toEqual([0, 1]);
  const best = Math.max(...variants.map(({ score }) => score));
  expect(variants.filter(({ chosen }) => chosen).map(({ score }) => score)).toEqual([best]);
  const told = (await stack.events(id)).map(({ type, body }) => JSON.stringify([type, body]));
  expect(told.filter((line) => line.startsWith('["plan"'))).toHaveLength(2);
  expect(new Set(told).size).toBe(told.length);
}
