import { listRuns } from '../../../contract/runs.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

/** Lists runs of the account, or of `--project` alone. */
export const createRunsListCommand = (context: CliContext): Command<PageArguments> => ({
  example: 'framewright runs list',
  builder: (yargs) => yargs.options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const list = await readPages(arguments_, 'runs', (query) =>
      client.call(listRuns, { query: { ...query, projectId: arguments_.project } }),
    );
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'kind', 'state', 'phase', 'started'],
      list.runs.map(({ id, kind, state, phase, createdAt }) => [id, kind, state, phase, createdAt]),
    );
    const only = arguments_.project ? ` --project ${arguments_.project}` : '';
    sayMore(output, list, `runs list${only}`);
  },
});
