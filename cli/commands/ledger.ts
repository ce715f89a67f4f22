import { text } from 'node:stream/consumers';
import { downloadLedger, listLedger } from '../../contract/money.ts';
import { formatDollars, readDollars } from '../../domain/money/amounts.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

interface Arguments extends CommonArguments {
  csv?: boolean;
  limit?: number;
  cursor?: string;
}

/** Every movement of the balance, newest first; with `--csv` the whole statement. */
export const createLedgerCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright ledger --csv > statement.csv',
  builder: (yargs) =>
    yargs
      .option('csv', { type: 'boolean', describe: 'The whole statement as CSV on standard output' })
      .option('limit', { type: 'number', describe: 'At most 100' })
      .option('cursor', { type: 'string', describe: 'Go on from `nextCursor`' }) as never,
  async handler(arguments_) {
    const client = context.client();
    const output = context.output(arguments_);
    if (arguments_.csv) {
      const reply = await client.open(downloadLedger.method, downloadLedger.path, { signal: context.signal });
      const csv = await text(reply.body as never);
      if (output.json) return output.value({ csv });
      return void context.streams.out.write(csv);
    }
    const { limit, cursor } = arguments_;
    const page = await client.call(listLedger, { query: { limit, cursor } });
    output.value(page);
    output.table(
      ['time', 'kind', 'operation', 'run', 'amount', 'balance'],
      page.entries.map(({ at, kind, operation, runId, amount, balance }) => [
        ...[at, kind, operation ?? '', runId ?? ''],
        ...[dollars(amount), dollars(balance)],
      ]),
    );
    if (page.nextCursor) output.say(`More: framewright ledger --cursor ${page.nextCursor}`);
  },
});

const dollars = (amount: number) => formatDollars(readDollars(amount) ?? 0);
