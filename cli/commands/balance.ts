import { getBalance } from '../../contract/accounts.ts';
import { getPricing } from '../../contract/discovery.ts';
import { formatDollars, readDollars } from '../../domain/money/amounts.ts';
import type { Client } from '../client.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import type { Output } from '../output.ts';

interface Arguments extends CommonArguments {
  pricing?: boolean;
}

/** Shows the balance, or with `--pricing` what operations cost. */
export const createBalanceCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright balance --pricing',
  builder: (yargs) => yargs.option('pricing', { type: 'boolean', describe: 'List billable operations' }) as never,
  async handler(arguments_) {
    const output = context.output(arguments_);
    if (arguments_.pricing) return showPricing(context.client({ anonymous: true }), output);
    const balance = await context.client().call(getBalance, {});
    output.value(balance);
    output.say(
      balance.billing === 'off'
        ? 'Billing is off in this installation: every operation runs without a balance.'
        : `Available ${dollars(balance.available)}, held ${dollars(balance.held)}.`,
    );
  },
});

async function showPricing(client: Client, output: Output): Promise<void> {
  const pricing = await client.call(getPricing, {});
  output.value(pricing);
  output.table(
    ['operation', 'price', 'per', 'here', 'note'],
    pricing.operations.map(({ operation, low, high, unit, available, free, note }) => [
      operation,
      low === high ? dollars(low) : `${dollars(low)}–${dollars(high)}`,
      unit,
      available ? (free ? 'free' : 'paid') : 'unavailable',
      note ?? '',
    ]),
  );
  output.say(`Free: ${pricing.free.join(', ')}.`);
}

const dollars = (amount: number) => `$${formatDollars(readDollars(amount) ?? 0)}`;
