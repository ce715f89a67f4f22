import { listProjects } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { showDeletedProjects } from './list-deleted.ts';

interface Arguments extends CommonArguments {
  deleted?: boolean;
  cursor?: string;
}

/** Lists the account's projects. */
export const createProjectListCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project list',
  builder: (yargs) =>
    yargs
      .option('deleted', { type: 'boolean', describe: 'Those that were deleted and can be restored' })
      .option('cursor', { type: 'string', describe: 'Where the last list ended' }) as never,
  async handler(arguments_) {
    const output = context.output(arguments_);
    const { cursor, deleted } = arguments_;
    if (deleted) return showDeletedProjects(context.client(), output, cursor);
    const list = await context.client().call(listProjects, { query: { cursor } });
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
