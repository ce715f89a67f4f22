import progress from 'cli-progress';
import type { Asset } from '../../../contract/assets.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { uploadFile } from '../../upload-file.ts';
import { sayAsset } from './say-asset.ts';

interface Arguments extends CommonArguments {
  files: string[];
  name?: string;
  presigned?: boolean;
}

/** Uploads files to the active project, one after the other; a large one goes on where it broke off. */
export const createMediaUploadCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright media upload logo.svg voice.wav',
  builder: (yargs) =>
    yargs
      .positional('files', {
        type: 'string',
        array: true,
        demandOption: true,
        describe: 'PNG, JPEG, WebP, AVIF, GIF, SVG; MP4, MOV, WebM; WAV, MP3, AAC, M4A, FLAC, Ogg; TTF, OTF, WOFF2',
      })
      .option('name', { type: 'string', describe: 'What scenes call it; by default the file’s own name' })
      .option('presigned', {
        type: 'boolean',
        describe: 'Send it to a signed address: straight to storage where that is S3',
      }) as never,
  async handler(arguments_) {
    const { files: paths, name, presigned } = arguments_;
    const client = context.client();
    const projectId = context.projectId(arguments_);
    if (name !== undefined && paths.length > 1) {
      const detail = 'Give --name with one file: a name stands for one file.';
      throw new AppError('invalid_arguments', 'one name for many files', { detail });
    }
    const output = context.output(arguments_);
    const uploaded: Asset[] = [];
    for (const path of paths) {
      const bar = output.terminal ? newBar(path) : null;
      const onProgress = (sent: number, total: number) => {
        bar?.setTotal(total);
        bar?.update(sent);
      };
      try {
        uploaded.push(
          await uploadFile(client, { projectId, path, name, presigned, onProgress, signal: context.signal }),
        );
      } finally {
        bar?.stop();
      }
    }
    output.value({ assets: uploaded });
    for (const asset of uploaded) output.say(`${asset.name} (${asset.id}): ${sayAsset(asset)}`);
  },
});

function newBar(path: string) {
  const bar = new progress.SingleBar({ format: `${path} {bar} {percentage} %, {eta} s left`, hideCursor: true });
  bar.start(1, 0);
  return bar;
}
