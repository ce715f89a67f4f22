import { listProjects } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the account's projects. */
export const createProjectListCommand = (context: CliContext): Command<CommonArguments & { cursor?: string }> => ({
  example: 'framewright project list',
  builder: (yargs) => yargs.option('cursor', { type: 'string', describe: 'Where the last list ended' }) as never,
  async handler(arguments_) {
    const list = await context.client().call(listProjects, { query: { cursor: arguments_.cursor } });
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'name', 'size', 'phase', 'scenes', 'seconds'],
      list.projects.map((project) => [
        project.id,
        project.name,
        `${project.width}×${project.height}`,
        project.phase,
        project.sceneCount,
        (project.durationInFrames / project.fps).toFixed(1),
      ]),
    );
    if (list.nextCursor) output.say(`More: framewright project list --cursor ${list.nextCursor}`);
  },
});
