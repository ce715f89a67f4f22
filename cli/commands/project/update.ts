import { AppError } from '../../../contract/errors.ts';
import { updateProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  name?: string;
  directed?: boolean;
}

/** Renames the active project, or changes whether a director treatment opens its gate. */
export const createProjectUpdateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project update --name "Autumn launch"',
  builder: (yargs) =>
    yargs.option('name', { type: 'string' }).option('directed', {
      type: 'boolean',
      describe: 'Ask for instructions before generating; --no-directed not',
    }) as never,
  async handler(arguments_) {
    const { name, directed } = arguments_;
    if (name === undefined && directed === undefined) throw nothing();
    const params = { projectId: context.projectId(arguments_) };
    const project = await context.client().call(updateProject, { params, body: { name, directed } });
    const output = context.output(arguments_);
    output.value(project);
    output.say(`Project ${project.id} is ${project.name}${project.directed ? ', directed' : ''}.`);
  },
});

function nothing(): AppError {
  const detail = 'Say what to change: --name, --directed or --no-directed.';
  return new AppError('invalid_arguments', 'nothing to change', { detail });
}
