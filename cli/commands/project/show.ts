import { getProject } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Shows the active project. */
export const createProjectShowCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright project show',
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const project = await context.client().call(getProject, { params: { projectId } });
    const output = context.output(arguments_);
    output.value(project);
    output.say(`${project.name} (${project.id})`);
    output.say(
      `${project.width}×${project.height} at ${project.fps} fps, ${project.sceneCount} scenes, ${(project.durationInFrames / project.fps).toFixed(1)} s, phase ${project.phase}`,
    );
  },
});
