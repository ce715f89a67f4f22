import { sendBackRun } from '../../../contract/productions.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  run: string;
  note: string;
}

/** Sends a production that waits for approval back; the note becomes a prompt. */
export const createRunsSendBackCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright runs send-back run_0123 "Make the film 12 s long."',
  builder: (yargs) =>
    yargs
      .positional('run', { type: 'string', demandOption: true })
      .positional('note', { type: 'string', demandOption: true, describe: 'What is to change, as a prompt' }) as never,
  async handler(arguments_) {
    const { run: runId, note } = arguments_;
    const run = await context.client().call(sendBackRun, { params: { runId }, body: { note } });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`Sent back. Attach: framewright runs watch ${run.id}`);
  },
});
