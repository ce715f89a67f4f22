import { generateMusic, type MusicMood, musicMoods } from '../../../contract/media-operations.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type MakeArguments, makeMedia, makeOptions } from './generate.ts';

interface Arguments extends MakeArguments {
  prompt?: string;
  mood?: MusicMood;
  tempo?: number;
  seconds: number;
  seed?: number;
}

/** Composes music of an exact length. */
export const createMediaMusicCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright media music "soft and calm" --seconds 30 --name bed',
  builder: (yargs) =>
    makeOptions(yargs.positional('prompt', { type: 'string', describe: 'What it should be like' }))
      .option('seconds', { type: 'number', demandOption: true, describe: 'Its exact length' })
      .option('mood', { choices: musicMoods, describe: 'By default read from the prompt' })
      .option('tempo', { type: 'number', describe: 'Beats a minute; by default the mood’s own' })
      .option('seed', { type: 'number', describe: 'Another seed gives another piece' }) as never,
  async handler(arguments_) {
    const { prompt, mood, tempo, seconds, seed } = arguments_;
    await makeMedia(context, arguments_, generateMusic, { prompt, mood, tempo, seconds, seed });
  },
});
