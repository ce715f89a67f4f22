import { listProjects } from '../../../contract/projects.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';
import { showDeletedProjects } from './list-deleted.ts';

interface Arguments extends PageArguments {
  deleted?: boolean;
}

/** Lists the account's projects. */
export const createProjectListCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project list',
  builder: (yargs) =>
    yargs
      .option('deleted', { type: 'boolean', describe: 'Those that were deleted and can be restored' })
      .options(pageOptions) as never,
  async handler(arguments_) {
    const output = context.output(arguments_);
    const client = context.client();
    if (arguments_.deleted) return showDeletedProjects(client, output, arguments_);
    const list = await readPages(arguments_, 'projects', (query) => client.call(listProjects, { query }));
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
    sayMore(output, list, 'project list');
  },
});
