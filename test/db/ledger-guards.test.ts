import { expect, test } from '@jest/globals';
import { newId } from '../../db/new-id.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { accountWith, balances, hold } from './ledger-sample.ts';
import { openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();
const sql = (text: string, ...values: unknown[]) => db.fork().execute(text, values);
const hash = 'a'.repeat(64);

/** A transfer of `accountId` written past the repository: one line for each ledger account. */
const forge = (accountId: string, lines: Record<string, number>, count = Object.keys(lines).length) =>
  db.transaction(async (em) => {
    const id = newId('transfer');
    const values = [id, accountId, id, hash, count];
    await em.execute(
      `insert into transfers (id, account_id, kind, key, request_hash, entry_count) values (?, ?, 'grant', ?, ?, ?)`,
      values,
    );
    for (const [name, micros] of Object.entries(lines)) {
      await em.execute('insert into entries (transfer_id, ledger_account, amount_micros) values (?, ?, ?)', [
        id,
        name,
        micros,
      ]);
    }
  });

async function heldAccountOf() {
  const accountId = await accountWith(db, 700);
  const placed = await hold(db, accountId);
  return { accountId, runId: placed?.hold.runId as string, transferId: placed?.hold.placedBy as string };
}

test('the database refuses to change or delete transfers and entries, even while erasing', async () => {
  const { transferId } = await heldAccountOf();
  const statements = [
    'update entries set amount_micros = amount_micros + 1 where transfer_id = ?',
    'delete from entries where transfer_id = ?',
    `update transfers set kind = 'grant' where id = ?`,
    'delete from transfers where id = ?',
  ];
  for (const statement of statements) {
    await expect(sql(statement, transferId)).rejects.toThrow('immutable');
    const erasing = db.transaction(async (em) => {
      await em.execute(`set local framewright.erase = 'on'`);
      await em.execute(statement, [transferId]);
    });
    await expect(erasing).rejects.toThrow('immutable');
  }
  for (const table of ['entries', 'transfers', 'holds', 'ledger_accounts']) {
    await expect(sql(`truncate ${table} cascade`)).rejects.toThrow('immutable');
  }
});

test('the database refuses a transfer that is not balanced, has no entries or gets one later', async () => {
  const { accountId, transferId } = await heldAccountOf();
  const customer = `customer:${accountId}`;
  await expect(forge(accountId, { [customer]: 5, promotion: -4 })).rejects.toThrow('not balanced');
  await expect(forge(accountId, { [customer]: 5 }, 2)).rejects.toThrow('not balanced');
  await expect(forge(accountId, {}, 2)).rejects.toThrow('not balanced');
  await expect(forge(accountId, { [customer]: 0 })).rejects.toThrow(/constraint/);
  const later = sql(
    'insert into entries (transfer_id, ledger_account, amount_micros) values (?, ?, 0)',
    transferId,
    'loss',
  );
  await expect(later).rejects.toThrow('not balanced');
  expect(await balances(db, accountId)).toEqual([2_000_000, 5_000_000]);
});

test('the database refuses a negative balance, a balance moved by hand and an entry of another account', async () => {
  const { accountId } = await heldAccountOf();
  const other = await accountWith(db, 100);
  const customer = `customer:${accountId}`;
  await expect(forge(accountId, { [customer]: -2_000_001, promotion: 2_000_001 })).rejects.toThrow('never_negative');
  await expect(sql('update ledger_accounts set balance_micros = 9 where name = ?', customer)).rejects.toThrow(
    'immutable',
  );
  await expect(sql('delete from ledger_accounts where name = ?', customer)).rejects.toThrow('immutable');
  const opened = sql(`insert into ledger_accounts (name, balance_micros) values ('customer:acc_x', 5)`);
  await expect(opened).rejects.toThrow('immutable');
  const stolen = forge(accountId, { [`customer:${other}`]: -1_000_000, [customer]: 1_000_000 });
  await expect(stolen).rejects.toThrow('another account');
  expect(await balances(db, other)).toEqual([1_000_000, 0]);
});

test('the database refuses a hold that ends twice, ends above itself, changes or goes without its money', async () => {
  const { accountId, runId, transferId } = await heldAccountOf();
  const held = `held:${accountId}`;
  const end = `update holds set state = 'released', resolved_by = ?, resolved_at = now() where run_id = ?`;
  await expect(sql(end, transferId, runId)).rejects.toThrow('open holds');
  await expect(sql('update holds set amount_micros = 1 where run_id = ?', runId)).rejects.toThrow('keeps its amount');
  await expect(sql('delete from holds where run_id = ?', runId)).rejects.toThrow('immutable');
  const moved = forge(accountId, { [held]: -5, [`customer:${accountId}`]: 5 });
  await expect(moved).rejects.toThrow('open holds');
  const above = `update holds set state = 'captured', captured_micros = amount_micros + 1, resolved_by = ?,
    resolved_at = now() where run_id = ?`;
  await expect(sql(above, transferId, runId)).rejects.toThrow('holds_capture_within');
  await ledger.releaseHold(db.fork(), runId);
  await expect(sql(end, transferId, runId)).rejects.toThrow('resolved already');
  await expect(sql(`update holds set state = 'held' where run_id = ?`, runId)).rejects.toThrow('resolved already');
});

test('the database takes one transfer for each key of an account', async () => {
  const { accountId } = await heldAccountOf();
  const again = sql(
    `insert into transfers (id, account_id, kind, key, request_hash, entry_count)
      select 'trf_x', account_id, kind, key, request_hash, 2 from transfers where account_id = ? limit 1`,
    accountId,
  );
  await expect(again).rejects.toThrow('transfers_account_id_key_key');
});
