import { getReady } from '../../contract/discovery.ts';
import { exitCodes } from '../../contract/errors-page.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Whether the service can work now, and what is missing where it can't. */
export const createStatusCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright status',
  async handler(arguments_) {
    const client = context.client({ anonymous: true });
    // 503 is an answer here: it tells what is missing.
    const response = await client.open(getReady.method, getReady.path, { accept: [503] });
    const told = getReady.reply.parse(await response.json());
    const output = context.output(arguments_);
    output.value(told);
    output.say(`${client.baseUrl} is ${told.ready ? 'ready' : 'not ready'}.`);
    for (const { name, ok, detail } of told.checks)
      output.say(`  ${ok ? '✓' : '✗'} ${name}${detail ? `: ${detail}` : ''}`);
    if (!told.ready) context.fail(exitCodes.transient);
  },
});
