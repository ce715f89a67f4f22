import { updateContext } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Puts an entry with another text in the place of a context entry. */
export const createContextUpdateCommand = (
  context: CliContext,
): Command<CommonArguments & { id: string; text: string }> => ({
  example: 'framewright context update ctx_0123 "Announce version 3 to developers"',
  builder: (yargs) =>
    yargs
      .positional('id', { type: 'string', demandOption: true })
      .positional('text', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), contextId: arguments_.id };
    const entry = await context.client().call(updateContext, { params, body: { text: arguments_.text } });
    const output = context.output(arguments_);
    output.value(entry);
    output.say(`${entry.label} ${entry.id} takes the place of ${arguments_.id}.`);
  },
});
