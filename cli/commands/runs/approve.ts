import { approveRun } from '../../../contract/productions.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lets a production go on that waits for approval. */
export const createRunsApproveCommand = (context: CliContext): Command<CommonArguments & { run: string }> => ({
  example: 'framewright runs approve run_0123',
  builder: (yargs) => yargs.positional('run', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const run = await context.client().call(approveRun, { params: { runId: arguments_.run }, body: {} });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Approved. Attach: framewright runs watch ${run.id}`);
  },
});
