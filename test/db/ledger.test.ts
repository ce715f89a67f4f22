import { expect, test } from '@jest/globals';
import { newId } from '../../db/new-id.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { accountWith, balances, dollarQuote, hold, inAnHour, promptQuote } from './ledger-sample.ts';
import { codeOf, errorOf, newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();

test('two hundred holds at once on a balance for seven: seven are taken, nothing goes below zero', async () => {
  const accountId = await accountWith(db, 700);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => hold(db, accountId, { quote: dollarQuote })),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect([outcomes.length - refused.length, refused.length]).toEqual([7, 193]);
  expect(new Set(refused)).toEqual(new Set(['insufficient_balance']));
  expect(await balances(db, accountId)).toEqual([0, 7_000_000]);
});

test('fifty holds with one key are one hold, and fifty credits with one key are one credit', async () => {
  const accountId = await accountWith(db, 0);
  const credit = { accountId, key: 'session', amountCents: 700, source: 'stripe' as const };
  const credits = await Promise.all(Array.from({ length: 50 }, () => ledger.topUp(db.fork(), credit)));
  expect(credits.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(credits.map(({ transfer }) => transfer.id)).size).toBe(1);
  const runId = newId('run');
  const holds = await Promise.all(Array.from({ length: 50 }, () => hold(db, accountId, { runId, key: 'key' })));
  expect(holds.filter((placed) => placed?.isNew)).toHaveLength(1);
  expect(await balances(db, accountId)).toEqual([2_000_000, 5_000_000]);
});

test('fifty captures and releases of one hold at once resolve it once', async () => {
  const accountId = await accountWith(db, 500);
  const placed = await hold(db, accountId);
  const runId = placed?.hold.runId as string;
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 ? ledger.releaseHold(db.fork(), runId) : ledger.captureHold(db.fork(), runId, 1_250_000),
    ),
  );
  expect(ends.filter((end) => end?.isNew)).toHaveLength(1);
  const [available, held] = await balances(db, accountId);
  expect([held, [5_000_000, 3_750_000].includes(available)]).toEqual([0, true]);
});

test('the same key with another request moves nothing and is refused', async () => {
  const accountId = await accountWith(db, 1_000);
  const credit = { accountId, key: 'first', source: 'local' as const };
  expect(await codeOf(ledger.topUp(db.fork(), { ...credit, amountCents: 900 }))).toBe('idempotency_mismatch');
  await hold(db, accountId, { runId: newId('run'), key: 'key' });
  expect(await codeOf(hold(db, accountId, { runId: newId('run'), key: 'key' }))).toBe('idempotency_mismatch');
  expect(await balances(db, accountId)).toEqual([5_000_000, 5_000_000]);
});

test('a hold is the least of budget, high quote and balance, and a key that was refused is free', async () => {
  const accountId = await accountWith(db, 300);
  expect((await hold(db, accountId, { budgetMicros: 2_000_000 }))?.hold.amountMicros).toBe(2_000_000);
  expect((await hold(db, accountId))?.hold.amountMicros).toBe(1_000_000);
  const runId = newId('run');
  const refused = await errorOf(hold(db, accountId, { runId }));
  expect([refused.status, refused.options.members]).toEqual([402, { shortfall: 1, quote: { low: 1, high: 5 } }]);
  const small = await errorOf(hold(db, accountId, { budgetMicros: 999_999 }));
  expect([small.status, small.code, small.options.members]).toEqual([422, 'budget_too_small', { minimum: 1 }]);
  await ledger.topUp(db.fork(), { accountId, key: 'second', amountCents: 900, source: 'local' });
  expect((await hold(db, accountId, { runId }))?.hold.amountMicros).toBe(5_000_000);
});

test('what is refused leaves nothing of the transaction that it was part of', async () => {
  const { account, project } = await newProject(db);
  const work = db.transaction(async (em) => {
    const { run } = await newRun({ ...db, fork: () => em }, { account, project });
    const expiresAt = inAnHour();
    const wanted = { accountId: account.id, runId: run.id, key: run.id, quote: promptQuote, budgetMicros: null };
    await ledger.placeHold(em, { ...wanted, expiresAt });
  });
  expect(await codeOf(work)).toBe('insufficient_balance');
  expect(await db.fork().execute('select id from runs where account_id = ?', [account.id])).toEqual([]);
});

test('a capture takes at most the hold and gives the rest back; nothing else ends it afterwards', async () => {
  const accountId = await accountWith(db, 600);
  const runId = (await hold(db, accountId))?.hold.runId as string;
  expect(await codeOf(ledger.captureHold(db.fork(), runId, 5_000_001))).toBe('internal');
  const first = await ledger.captureHold(db.fork(), runId, 1_350_000);
  expect(first).toMatchObject({ isNew: true, hold: { state: 'captured', capturedMicros: 1_350_000 } });
  for (const again of [ledger.releaseHold(db.fork(), runId), ledger.captureHold(db.fork(), runId, 2_000_000)]) {
    expect(await again).toMatchObject({ isNew: false, hold: { state: 'captured', capturedMicros: 1_350_000 } });
  }
  expect(await balances(db, accountId)).toEqual([4_650_000, 0]);
});

test('a run that costs nothing holds nothing, and ends without one', async () => {
  const accountId = await accountWith(db, 0);
  const runId = newId('run');
  const free = { operation: 'ai_generation' as const, lowMicros: 0, highMicros: 0 };
  expect(await hold(db, accountId, { quote: free, runId })).toBe(null);
  expect(await ledger.captureHold(db.fork(), runId, 0)).toBe(null);
  expect(await ledger.releaseHold(db.fork(), runId)).toBe(null);
  expect(await codeOf(ledger.captureHold(db.fork(), runId, 1))).toBe('internal');
});

test('an expired hold goes back only when its run is over or was never written', async () => {
  const { account, project } = await newProject(db);
  await ledger.topUp(db.fork(), { accountId: account.id, key: 'a', amountCents: 600, source: 'local' });
  const { run } = await newRun(db, { account, project });
  const expiresAt = new Date(Date.now() - 1_000);
  await hold(db, account.id, { runId: run.id, expiresAt });
  const orphan = (await hold(db, account.id, { quote: dollarQuote, expiresAt }))?.hold.runId;
  expect(await ledger.expireHolds(db.fork(), new Date())).toEqual([orphan]);
  expect(await ledger.renewHolds(db.fork(), { soon: new Date(), until: inAnHour() })).toBe(1);
  expect(await ledger.renewHolds(db.fork(), { soon: new Date(), until: inAnHour() })).toBe(0);
  await db.fork().execute(`update runs set state = 'failed', ended_at = now() where id = ?`, [run.id]);
  expect(await ledger.expireHolds(db.fork(), new Date())).toEqual([]);
  const later = new Date(Date.now() + 7_200_000);
  expect(await ledger.renewHolds(db.fork(), { soon: later, until: later })).toBe(0);
  expect(await ledger.expireHolds(db.fork(), later)).toContain(run.id);
  expect(await balances(db, account.id)).toEqual([6_000_000, 0]);
});

test('a statement tells every movement once, newest first, with the balance after it, page by page', async () => {
  const accountId = await accountWith(db, 1_000);
  await ledger.grant(db.fork(), { accountId, key: 'welcome', amountMicros: 4_000_000 });
  const one = (await hold(db, accountId))?.hold.runId as string;
  await ledger.captureHold(db.fork(), one, 5_000_000);
  const two = (await hold(db, accountId))?.hold.runId as string;
  await ledger.releaseHold(db.fork(), two);
  const first = await ledger.statement(db.fork(), accountId, { limit: 4 });
  const second = await ledger.statement(db.fork(), accountId, { limit: 4, cursor: first.nextCursor as string });
  expect(
    [...first.items, ...second.items].map((row) => [
      row.kind,
      row.runId,
      row.availableMicros,
      row.heldMicros,
      row.balanceMicros,
    ]),
  ).toEqual([
    ['release', two, 5_000_000, -5_000_000, 9_000_000],
    ['hold', two, -5_000_000, 5_000_000, 4_000_000],
    ['capture', one, 0, -5_000_000, 9_000_000],
    ['hold', one, -5_000_000, 5_000_000, 9_000_000],
    ['grant', null, 4_000_000, 0, 14_000_000],
    ['top_up', null, 10_000_000, 0, 10_000_000],
  ]);
  expect(second.nextCursor).toBe(null);
  expect(await codeOf(ledger.statement(db.fork(), accountId, { cursor: 'x' }))).toBe('invalid_query');
});

test('a refund takes what the balance has and no more, once', async () => {
  const accountId = await accountWith(db, 500);
  await hold(db, accountId, { quote: dollarQuote });
  const refund = { accountId, key: 're_1', amountCents: 500, source: 'local' as const, kind: 'refund' as const };
  await ledger.takeBack(db.fork(), refund);
  expect((await ledger.takeBack(db.fork(), refund)).isNew).toBe(false);
  expect(await balances(db, accountId)).toEqual([0, 1_000_000]);
});
