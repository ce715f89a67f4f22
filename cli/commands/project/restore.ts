import { restoreRevision } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Makes an old revision the head again, as a new revision. */
export const createProjectRestoreCommand = (context: CliContext): Command<CommonArguments & { revision: string }> => ({
  example: 'framewright project restore rev_0123',
  builder: (yargs) => yargs.positional('revision', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), revisionId: arguments_.revision };
    const reply = await context.client().call(restoreRevision, { params });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Restored as ${reply.revision}.`);
  },
});
