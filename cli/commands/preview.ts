import { AppError } from '../../contract/errors.ts';
import type { Artefact } from '../../contract/findings.ts';
import { startPreview } from '../../contract/runs.ts';
import { listScenes } from '../../contract/scenes.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import { downloadArtefacts } from '../download.ts';
import { middleFrames } from '../middle-frames.ts';
import { watchRun } from '../watch-run.ts';

interface Arguments extends CommonArguments {
  frames?: string;
  sheet?: boolean;
  lossless?: boolean;
  out?: string;
  revision?: string;
}

/** Renders still frames, of every scene one unless they are named, and with `--sheet` one numbered contact sheet of them. */
export const createPreviewCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright preview --frames 0,45,90 --sheet --out stills',
  builder: (yargs) =>
    yargs
      .option('frames', {
        type: 'string',
        describe: 'Comma-separated frame numbers from 0; without, the middle of each scene',
      })
      .option('sheet', { type: 'boolean', describe: 'Add a numbered contact sheet' })
      .option('lossless', { type: 'boolean', describe: 'PNG instead of JPEG' })
      .option('out', { type: 'string', describe: 'A folder to save the pictures in' })
      .option('revision', { type: 'string', describe: 'A draft or an old revision' }) as never,
  async handler(arguments_) {
    const { sheet, lossless, revision } = arguments_;
    const named = arguments_.frames === undefined ? undefined : readFrames(arguments_.frames);
    const client = context.client();
    const params = { projectId: context.projectId(arguments_) };
    const frames = named ?? middleFrames((await client.call(listScenes, { params, query: { revision } })).scenes);
    const run = await client.call(startPreview, { params, body: { frames, sheet, lossless, revision } });
    const output = context.output(arguments_);
    const ended = await watchRun(context, client, run, { output });
    const artefacts = (ended.result?.artefacts ?? []) as Artefact[];
    const files = arguments_.out ? await downloadArtefacts(artefacts, arguments_.out) : null;
    output.value({ runId: run.id, revision: ended.result?.revision, artefacts, files: files ?? undefined });
    output.table(
      ['picture', 'size', 'bytes', 'where'],
      artefacts.map((artefact, index) => [
        artefact.kind === 'sheet' ? 'contact sheet' : `frame ${artefact.frame}`,
        `${artefact.width}×${artefact.height}`,
        artefact.bytes,
        files?.[index] ?? artefact.url,
      ]),
    );
  },
});

/** `0,30,60` as integers; anything else is refused. */
function readFrames(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => /^\d{1,9}$/.test(part))) return parts.map(Number);
  throw new AppError('invalid_arguments', 'frames are not integers', {
    detail: 'Give --frames as frame numbers from 0, separated by commas, for example 0,30,60.',
  });
}
