import { getKit } from '../../contract/discovery.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

interface Arguments extends CommonArguments {
  edits?: boolean;
}

/** Prints the reference of the motion kit that scene code imports. */
export const createKitCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright kit --edits',
  builder: (yargs) =>
    yargs.option('edits', { type: 'boolean', describe: 'The edits that the offline director understands' }) as never,
  async handler(arguments_) {
    const kit = await context.client({ anonymous: true }).call(getKit, {});
    const output = context.output(arguments_);
    output.value(arguments_.edits ? kit.edits : kit);
    if (!arguments_.edits) return output.say(kit.reference);
    for (const rule of kit.edits.rules) output.say(rule);
    output.table(
      ['edit', 'does', 'for example'],
      kit.edits.rows.map(({ edit, does, examples }) => [edit, does, Object.values(examples).flat().join('\n')]),
    );
  },
});
