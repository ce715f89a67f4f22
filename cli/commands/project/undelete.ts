import { undeleteProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Restores a deleted project. */
export const createProjectUndeleteCommand = (context: CliContext): Command<CommonArguments & { id: string }> => ({
  example: 'framewright project undelete prj_0123',
  builder: (yargs) => yargs.positional('id', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const project = await context.client().call(undeleteProject, { params: { projectId: arguments_.id } });
    const output = context.output(arguments_);
    output.value(project);
    output.say(`Project ${project.name} (${project.id}) is back.`);
  },
});
