import { resumeRun } from '../../../contract/loops.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lets a loop or production go on that is paused or waits for money. */
export const createRunsResumeCommand = (context: CliContext): Command<CommonArguments & { run: string }> => ({
  example: 'framewright runs resume run_0123',
  builder: (yargs) => yargs.positional('run', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const run = await context.client().call(resumeRun, { params: { runId: arguments_.run }, body: {} });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Run ${run.id} goes on. Attach: framewright runs watch ${run.id}`);
  },
});
