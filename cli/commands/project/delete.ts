import { deleteProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Deletes a project by its id, never the active one by default. */
export const createProjectDeleteCommand = (context: CliContext): Command<CommonArguments & { id: string }> => ({
  example: 'framewright project delete prj_0123',
  builder: (yargs) => yargs.positional('id', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const reply = await context.client().call(deleteProject, { params: { projectId: arguments_.id } });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Project ${arguments_.id} is deleted. Bring it back: framewright project undelete ${arguments_.id}`);
  },
});
