import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../contract/errors.ts';
import { getTopUp, topUp } from '../../contract/money.ts';
import { formatDollars, microsOfDollars } from '../../domain/money/amounts.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

interface Arguments extends CommonArguments {
  dollars: number;
  wait?: boolean;
  streamJson?: boolean;
}

const pollMs = 1_000;

/** Opens a checkout and prints its address; with `--wait` returns when it is paid or expired. */
export const createTopUpCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright top-up 5 --wait',
  builder: (yargs) =>
    yargs
      .positional('dollars', { type: 'number', demandOption: true, describe: 'At least 5' })
      .option('wait', { type: 'boolean', describe: 'Return when it is paid' })
      .option('stream-json', {
        type: 'boolean',
        describe: 'Wait, and print two JSON lines: the checkout with its address at once, then its end',
      }) as never,
  async handler(arguments_) {
    const client = context.client();
    const output = context.output(arguments_);
    const cents = centsOf(arguments_.dollars);
    const opened = await client.call(topUp, { body: { amount_cents: cents }, idempotencyKey: randomUUID() });
    const { wait, streamJson } = arguments_;
    if (streamJson) output.line(opened);
    else output.say(`Pay $${formatDollars(opened.amount_cents * 10_000)} here: ${opened.checkoutUrl}`);
    if (!wait && !streamJson) return output.value(opened);
    for (;;) {
      const now = await client.call(getTopUp, { params: { topUpId: opened.id } });
      if (now.state === 'open') {
        await delay(pollMs, undefined, { signal: context.signal });
        continue;
      }
      if (streamJson) return output.line(now);
      output.value(now);
      return output.say(now.state === 'paid' ? 'Paid. See: framewright balance' : 'The checkout has expired.');
    }
  },
});

/** Dollars as whole cents; a fraction of a cent is refused, not rounded. */
function centsOf(dollars: number): number {
  const cents = microsOfDollars(dollars, 'dollars') / 10_000;
  if (Number.isInteger(cents)) return cents;
  const errors = [{ path: 'dollars', message: 'has more than two decimals' }];
  throw new AppError('invalid_arguments', 'fraction of a cent', { detail: 'Give dollars with two decimals.', errors });
}
