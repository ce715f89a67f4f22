import { estimate } from '../../contract/discovery.ts';
import { AppError } from '../../contract/errors.ts';
import { formatDollars, readDollars } from '../../domain/money/amounts.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** What operations would cost here, before any of them is started. */
export const createEstimateCommand = (context: CliContext): Command<CommonArguments & { operations: string[] }> => ({
  example: 'framewright estimate ai_generation=2 export_hd=1 voiceover=0.5',
  builder: (yargs) =>
    yargs.positional('operations', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'operation=quantity; `framewright balance --pricing` lists operations',
    }) as never,
  async handler(arguments_) {
    const operations = arguments_.operations.map(readOperation);
    const told = await context.client({ anonymous: true }).call(estimate, { body: { operations } });
    const output = context.output(arguments_);
    output.value(told);
    output.table(
      ['operation', 'quantity', 'unit', 'price'],
      told.items.map(({ operation, quantity, unit, low, high }) => [operation, quantity, unit, range(low, high)]),
    );
    output.say(`Together ${range(told.total.low, told.total.high)}.`);
  },
});

function readOperation(text: string): { operation: string; quantity: number } {
  const [operation = '', amount = '1', ...more] = text.split('=');
  const quantity = Number(amount);
  if (operation && more.length === 0 && quantity > 0 && Number.isFinite(quantity)) return { operation, quantity };
  const detail = `${text} is no operation=quantity such as ai_generation=2.`;
  throw new AppError('invalid_arguments', 'no operation', { detail });
}

const dollars = (amount: number) => `$${formatDollars(readDollars(amount) ?? 0)}`;
const range = (low: number, high: number) => (low === high ? dollars(low) : `${dollars(low)}–${dollars(high)}`);
