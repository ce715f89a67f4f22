import { getProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Makes a project the active one in the shared settings file; parallel sessions set CLI_PROJECT_ID instead. */
export const createProjectUseCommand = (context: CliContext): Command<CommonArguments & { id: string }> => ({
  example: 'framewright project use prj_0123',
  builder: (yargs) => yargs.positional('id', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const project = await context.client().call(getProject, { params: { projectId: arguments_.id } });
    await context.settings.store({ projectId: project.id });
    const output = context.output(arguments_);
    output.value(project);
    output.say(`${project.name} (${project.id}) is active.`);
  },
});
