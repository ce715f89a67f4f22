import { AppError } from '../../contract/errors.ts';
import { accountTables } from '../../db/repositories/account-rows.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { people } from '../../db/repositories/people.ts';
import type { ApiContext } from '../context.ts';

/** All that is kept of an account as one JSON document, written row by row; `files` is where file tokens lead. */
export async function exportAccount(
  { database }: ApiContext,
  accountId: string,
  { files, now = new Date() }: { files: string; now?: Date },
): Promise<AsyncIterable<string>> {
  // Asked before the first byte, so that a refusal is still one.
  const account = await accounts.get(database.fork(), accountId);
  const tables = await accountTables(() => database.fork(), accountId);
  if (tables.length === 0) throw new AppError('internal', 'no tables to export');
  const person = account.personId ? await people.get(database.fork(), account.personId) : null;
  const signIn = person && { email: person.email };
  const head = {
    format: 'framewright-account',
    version: 1,
    exportedAt: now.toISOString(),
    accountId: account.id,
    signIn,
  };
  return write({ ...head, filesAt: `${files}/files/<token>` }, tables);
}

async function* write(head: object, tables: Awaited<ReturnType<typeof accountTables>>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"tables":{`;
  let isFirstTable = true;
  for (const { name, rows } of tables) {
    yield `${isFirstTable ? '' : ','}\n${JSON.stringify(name)}:[`;
    isFirstTable = false;
    let isFirstRow = true;
    for await (const row of rows) {
      yield `${isFirstRow ? '' : ','}\n${JSON.stringify(row)}`;
      isFirstRow = false;
    }
    yield ']';
  }
  yield '\n}}\n';
}
