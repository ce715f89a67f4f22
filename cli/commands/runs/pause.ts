import { pauseRun } from '../../../contract/loops.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lets a loop or production stand still after the step that it is at. */
export const createRunsPauseCommand = (context: CliContext): Command<CommonArguments & { run: string }> => ({
  example: 'framewright runs pause run_0123',
  builder: (yargs) => yargs.positional('run', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const run = await context.client().call(pauseRun, { params: { runId: arguments_.run }, body: {} });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Run ${run.id} stands still after its present step. Go on: framewright runs resume ${run.id}`);
  },
});
