import { randomUUID } from 'node:crypto';
import { type Export, getExport } from '../../../contract/checks.ts';
import {
  type ExportRequest,
  exportFormats,
  exportQualities,
  exportRates,
  exportResolutions,
  startExport,
} from '../../../contract/runs.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { download } from '../../download.ts';
import type { Output } from '../../output.ts';
import { watchRun } from '../../watch-run.ts';

interface Arguments extends CommonArguments, ExportRequest {
  wait?: boolean;
  out?: string;
  accept?: string[];
  reason?: string;
}

/** Starts an export; `--wait` follows it to the end, `--out` saves the file as well. */
export const createExportStartCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright export start --wait --out film.mp4',
  builder: (yargs) =>
    yargs
      .option('wait', { type: 'boolean', describe: 'Follow the export to its end' })
      .option('out', { type: 'string', describe: 'Save the file here (waits)' })
      .option('format', { choices: exportFormats, describe: 'mp4 (default), webm, gif, prores (alpha) or png (a TAR)' })
      .option('resolution', { choices: exportResolutions, describe: 'Short side; by default the project’s own size' })
      .option('fps', { type: 'number', choices: exportRates, describe: 'Frames a second; by default the project’s' })
      .option('quality', { alias: 'preset', choices: exportQualities, describe: 'draft, standard (default) or high' })
      .option('transparent', { type: 'boolean', describe: 'Leave the ground out (prores, png)' })
      .option('accept', { type: 'string', array: true, describe: 'Finding that is accepted as it is' })
      .option('reason', { type: 'string', describe: 'Why the findings are accepted' }) as never,
  async handler(arguments_) {
    const { format, quality, resolution, fps, transparent, accept, reason, out } = arguments_;
    const client = context.client();
    const run = await client.call(startExport, {
      params: { projectId: context.projectId(arguments_) },
      body: { format, quality, resolution, fps, transparent, accept, reason },
      idempotencyKey: randomUUID(),
    });
    const output = context.output(arguments_);
    if (!arguments_.wait && !out) {
      output.value(run);
      output.say(`Export run ${run.id} started. Follow it: framewright runs watch ${run.id}`);
      return;
    }
    const ended = await watchRun(context, client, run, { output });
    const exported = await client.call(getExport, { params: { exportId: String(ended.result?.exportId) } });
    const file = out && exported.url ? await download(exported.url, out) : undefined;
    output.value(file ? { ...exported, file } : exported);
    sayExport(exported, output, file);
  },
});

/** The facts of an export for people. */
export function sayExport(exported: Export, output: Output, file?: string): void {
  const { width, height, fps, frames, seconds, bytes, state, url, format, quality, chunks } = exported;
  output.say(
    `${state}: ${format} ${quality}, ${width}×${height}, ${fps} fps, ${frames} frames, ${seconds.toFixed(2)} s, ${((bytes ?? 0) / 1e6).toFixed(2)} MB`,
  );
  if (chunks) output.say(`${chunks.rendered} chunks rendered, ${chunks.reused} reused`);
  output.table(
    ['check', 'measured', 'bound', 'passed'],
    exported.checks.map((row) => [row.name, row.measured, row.bound, row.passed ? 'yes' : 'no']),
  );
  output.say(file ? `Saved as ${file}` : `Address: ${url ?? '–'}`);
}
