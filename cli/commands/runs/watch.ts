import { getRun } from '../../../contract/runs.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { sayEnd } from '../../say-end.ts';
import { watchRun } from '../../watch-run.ts';

interface Arguments extends CommonArguments {
  run: string;
  streamJson?: boolean;
}

/** Attaches to a run and shows it to its end. */
export const createRunsWatchCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright runs watch run_0123',
  builder: (yargs) =>
    yargs
      .positional('run', { type: 'string', demandOption: true })
      .option('stream-json', { type: 'boolean', describe: 'Print every event as one JSON line' }) as never,
  async handler(arguments_) {
    const client = context.client();
    const run = await client.call(getRun, { params: { runId: arguments_.run } });
    const output = context.output(arguments_);
    const ended = await watchRun(context, client, run, { output, streamJson: arguments_.streamJson });
    if (arguments_.streamJson) return;
    output.value(ended);
    await sayEnd(context, ended, output);
  },
});
