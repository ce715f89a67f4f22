import { getKit } from '../../contract/discovery.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Prints the reference of the motion kit that scene code imports. */
export const createKitCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright kit',
  async handler(arguments_) {
    const kit = await context.client({ anonymous: true }).call(getKit, {});
    const output = context.output(arguments_);
    output.value(kit);
    output.say(kit.reference);
  },
});
