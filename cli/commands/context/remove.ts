import { removeContext } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Removes a context entry of the active project. */
export const createContextRemoveCommand = (context: CliContext): Command<CommonArguments & { id: string }> => ({
  example: 'framewright context remove ctx_0123',
  builder: (yargs) => yargs.positional('id', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), contextId: arguments_.id };
    const reply = await context.client().call(removeContext, { params });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Removed ${arguments_.id}.`);
  },
});
