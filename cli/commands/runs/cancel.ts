import { cancelRun } from '../../../contract/runs.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  run: string;
  discard?: boolean;
}

/** Cancels a run; a prompt's finished scenes are kept unless `--discard`. */
export const createRunsCancelCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright runs cancel run_0123',
  builder: (yargs) =>
    yargs.positional('run', { type: 'string', demandOption: true }).option('discard', { type: 'boolean' }) as never,
  async handler(arguments_) {
    const { run: runId, discard } = arguments_;
    const run = await context.client().call(cancelRun, { params: { runId }, body: { discard } });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Run ${run.id} is being cancelled. See: framewright runs show ${run.id}`);
  },
});
