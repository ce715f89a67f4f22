import { getRun } from '../../../contract/runs.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { sayEnd } from '../../say-end.ts';

/** Kinds whose end says more than their state. */
const long: readonly string[] = ['loop', 'production'];

/** Shows a run with its link into the Temporal UI. */
export const createRunsShowCommand = (context: CliContext): Command<CommonArguments & { run: string }> => ({
  example: 'framewright runs show run_0123',
  builder: (yargs) => yargs.positional('run', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const run = await context.client().call(getRun, { params: { runId: arguments_.run } });
    const output = context.output(arguments_);
    output.value(run);
    output.say(`${run.kind} run ${run.id}: ${run.state}, phase ${run.phase}, spent $${run.spent.toFixed(2)}`);
    if (run.waitsFor) output.say(`  Waits: ${run.waitsFor}${run.asks ? `. ${run.asks}` : ''}`);
    if (run.error) output.say(`  ${run.error.title}. ${run.error.detail}`);
    if (run.endedAt && !run.error && long.includes(run.kind)) await sayEnd(context, run, output);
    if (run.temporalUrl) output.say(`  Temporal: ${run.temporalUrl}`);
  },
});
