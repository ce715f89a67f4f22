import { expect, test } from '@jest/globals';
import { createProducingActivities } from '../../activities/producing.ts';
import { finishPaidRun } from '../../db/repositories/finish-paid-run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newProject, newRun, openTestDatabase } from '../db/test-project.ts';

const db = await openTestDatabase();
const producing = createProducingActivities({ database: db, director: { name: 'offline' } as never });

/** A production whose first prompt ended because nothing was left of what was held for it. */
async function stoppedProduction({ budgetMicros = 0, balanceMicros = 0 }) {
  const owner = await newProject(db);
  await ledger.grant(db.fork(), { accountId: owner.account.id, key: 'g', amountMicros: balanceMicros });
  const input = { name: 'F', goal: 'G', requirement: 'R', brand: 'B' };
  const { run } = await newRun(db, owner, { kind: 'production', input, billing: 'local', budgetMicros });
  const opened = await producing.openStep({ runId: run.id, step: 'generate', n: 0 });
  if (opened.type !== 'act') throw new Error(`waits for ${opened.reason}`);
  const childId = opened.child.runId;
  const held = (await ledger.holdOf(db.fork(), childId))?.amountMicros ?? 0;
  const event = { type: 'run.completed' as const, body: { stoppedBy: 'budget' } };
  await finishPaidRun(db.fork(), childId, { state: 'completed', event }, held);
  return { runId: run.id, ended: await producing.endStep({ runId: run.id, childId }) };
}

test('a production goes on with its first prompt when the budget that cut it short is raised, as if nothing stood', async () => {
  const { runId, ended } = await stoppedProduction({ budgetMicros: 1_200_000, balanceMicros: 20_000_000 });
  expect(ended.isCutShort).toBe(true);
  const again = { runId, step: 'generate' as const, n: 1, needsBudget: true };
  expect(await producing.openStep(again)).toMatchObject({ type: 'wait', reason: 'budget' });
  const told = (await runs.eventsOfType(db.fork(), runId, 'budget.needed')).map(({ body }) => body);
  // What was held is spent, so that the next prompt needs all of its price more.
  expect(told).toEqual([{ shortfall: 1, needed: 2.2 }]);
  await runs.raiseBudget(db.fork(), runId, 6_000_000);
  const opened = await producing.openStep(again);
  expect(opened).toMatchObject({ type: 'act' });
  const children = await runs.childrenOf(db.fork(), runId);
  expect(children.map(({ input }) => input.isAnew)).toEqual([undefined, true]);
});

test('a prompt that its own quote or the balance bounded is as whole as it can be', async () => {
  const byQuote = await stoppedProduction({ budgetMicros: 30_000_000, balanceMicros: 40_000_000 });
  const byBalance = await stoppedProduction({ budgetMicros: 30_000_000, balanceMicros: 1_200_000 });
  expect([byQuote.ended.isCutShort, byBalance.ended.isCutShort]).toEqual([undefined, undefined]);
});
