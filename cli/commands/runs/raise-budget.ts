import { raiseBudget } from '../../../contract/loops.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  run: string;
  dollars: number;
}

/** Raises the cap of a loop or production that lives. */
export const createRunsRaiseBudgetCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright runs raise-budget run_0123 10',
  builder: (yargs) =>
    yargs
      .positional('run', { type: 'string', demandOption: true })
      .positional('dollars', { type: 'number', demandOption: true, describe: 'The new budget in all' }) as never,
  async handler(arguments_) {
    const { run: runId, dollars: budget } = arguments_;
    const run = await context.client().call(raiseBudget, { params: { runId }, body: { budget } });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Run ${run.id} may spend $${budget.toFixed(2)} in all; it has spent $${run.spent.toFixed(2)}.`);
  },
});
