import { listExports } from '../../../contract/checks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the exports of the active project. */
export const createExportListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright export list',
  async handler(arguments_) {
    const list = await context.client().call(listExports, { params: { projectId: context.projectId(arguments_) } });
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
  },
});
