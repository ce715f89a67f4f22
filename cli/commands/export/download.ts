import { getExport } from '../../../contract/checks.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { download } from '../../download.ts';

const endings = { mp4: 'mp4', webm: 'webm', gif: 'gif', prores: 'mov', png: 'tar' } as const;

/** Saves the file of a finished export. */
export const createExportDownloadCommand = (
  context: CliContext,
): Command<CommonArguments & { export: string; out?: string }> => ({
  example: 'framewright export download exp_0123 --out film.mp4',
  builder: (yargs) =>
    yargs.positional('export', { type: 'string', demandOption: true }).option('out', { type: 'string' }) as never,
  async handler(arguments_) {
    const exported = await context.client().call(getExport, { params: { exportId: arguments_.export } });
    if (!exported.url) throw notReady(exported.state);
    const file = await download(exported.url, arguments_.out ?? `${exported.id}.${endings[exported.format]}`);
    const output = context.output(arguments_);
    output.value({ ...exported, file });
    output.say(`Saved as ${file}`);
  },
});

function notReady(state: string): AppError {
  return new AppError('not_found', 'export without a file', {
    detail: `The export has no file: it is ${state}. See framewright export status.`,
  });
}
