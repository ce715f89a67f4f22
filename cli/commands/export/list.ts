import { listExports } from '../../../contract/checks.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

/** Lists the exports of the active project. */
export const createExportListCommand = (context: CliContext): Command<PageArguments> => ({
  example: 'framewright export list',
  builder: (yargs) => yargs.options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const projectId = context.projectId(arguments_);
    const list = await readPages(arguments_, 'exports', (query) =>
      client.call(listExports, { params: { projectId }, query }),
    );
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'state', 'format', 'quality', 'seconds', 'address'],
      list.exports.map(({ id, state, format, quality, seconds, url }) => [
        id,
        state,
        format,
        quality,
        seconds.toFixed(2),
        url ?? '–',
      ]),
    );
    sayMore(output, list, 'export list');
  },
});
