import { getExport } from '../../../contract/checks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { sayExport } from './start.ts';

/** Shows an export. */
export const createExportStatusCommand = (context: CliContext): Command<CommonArguments & { export: string }> => ({
  example: 'framewright export status exp_0123',
  builder: (yargs) => yargs.positional('export', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const exported = await context.client().call(getExport, { params: { exportId: arguments_.export } });
    const output = context.output(arguments_);
    output.value(exported);
    sayExport(exported, output);
  },
});
