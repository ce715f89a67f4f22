import { randomUUID } from 'node:crypto';
import { duplicateProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

type Arguments = CommonArguments & { id: string; name?: string };

/** Makes another project of what a project holds. */
export const createProjectDuplicateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project duplicate prj_0123 --name "Launch, portrait words"',
  builder: (yargs) =>
    yargs
      .positional('id', { type: 'string', demandOption: true })
      .option('name', { type: 'string', describe: 'Name of the copy' }) as never,
  async handler(arguments_) {
    const { id: projectId, name } = arguments_;
    const input = { params: { projectId }, body: name === undefined ? {} : { name }, idempotencyKey: randomUUID() };
    const project = await context.client().call(duplicateProject, input);
    const output = context.output(arguments_);
    output.value(project);
    output.say(`Project ${project.name} (${project.id}) is a copy. Next: framewright project use ${project.id}`);
  },
});
