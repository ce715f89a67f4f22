import { generateImage, type ImageStyle, imageStyles } from '../../../contract/media-operations.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type MakeArguments, makeMedia, makeOptions } from './generate.ts';

interface Arguments extends MakeArguments {
  prompt: string;
  style?: ImageStyle;
  width?: number;
  height?: number;
  seed?: number;
}

/** Makes a picture from a prompt. */
export const createMediaImageCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright media image "mountains at dusk" --name backdrop',
  builder: (yargs) =>
    makeOptions(yargs.positional('prompt', { type: 'string', demandOption: true }))
      .option('style', { choices: imageStyles, describe: 'By default read from the prompt' })
      .option('width', { type: 'number', describe: 'Pixels; by default the project’s' })
      .option('height', { type: 'number', describe: 'Pixels; by default the project’s' })
      .option('seed', { type: 'number', describe: 'Another seed gives another picture' }) as never,
  async handler(arguments_) {
    const { prompt, style, width, height, seed } = arguments_;
    await makeMedia(context, arguments_, generateImage, { prompt, style, width, height, seed });
  },
});
