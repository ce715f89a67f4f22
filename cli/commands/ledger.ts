import { text } from 'node:stream/consumers';
import { downloadLedger, listLedger } from '../../contract/money.ts';
import { formatDollars, readDollars } from '../../domain/money/amounts.ts';
import type { Command } from '../command.ts';
import type { CliContext } from '../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../pages.ts';

interface Arguments extends PageArguments {
  csv?: boolean;
}

/** Every movement of the balance, newest first; with `--csv` the whole statement. */
export const createLedgerCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright ledger --csv > statement.csv',
  builder: (yargs) =>
    yargs
      .option('csv', { type: 'boolean', describe: 'The whole statement as CSV on standard output' })
      .options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const output = context.output(arguments_);
    if (arguments_.csv) {
      const reply = await client.open(downloadLedger.method, downloadLedger.path, { signal: context.signal });
      const csv = await text(reply.body as never);
      if (output.json) return output.value({ csv });
      return void context.streams.out.write(csv);
    }
    const page = await readPages(arguments_, 'entries', (query) => client.call(listLedger, { query }));
    output.value(page);
    output.table(
      ['time', 'kind', 'operation', 'run', 'amount', 'held', 'balance'],
      page.entries.map(({ at, kind, operation, runId, amount, held, balance }) => [
        ...[at, kind, operation ?? '', runId ?? ''],
        ...[dollars(amount), dollars(held), dollars(balance)],
      ]),
    );
    sayMore(output, page, 'ledger');
  },
});

const dollars = (amount: number) => formatDollars(Math.sign(amount) * (readDollars(Math.abs(amount)) ?? 0));
