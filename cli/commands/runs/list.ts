import { listRuns } from '../../../contract/runs.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists runs of the account, or of `--project` alone. */
export const createRunsListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright runs list',
  async handler(arguments_) {
    const list = await context.client().call(listRuns, { query: { projectId: arguments_.project } });
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'kind', 'state', 'phase', 'started'],
      list.runs.map(({ id, kind, state, phase, createdAt }) => [id, kind, state, phase, createdAt]),
    );
  },
});
