import { type CameraMove, cameraMoves, generateVideoA, generateVideoB } from '../../../contract/media-operations.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type MakeArguments, makeMedia, makeOptions } from './generate.ts';

interface Arguments extends MakeArguments {
  prompt: string;
  model: 'a' | 'b';
  image?: string;
  seconds: number;
  move?: CameraMove;
  seed?: number;
}

/** Makes a clip from a prompt or over a picture. */
export const createMediaVideoCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright media video "slow drift over a city at night" --seconds 4 --name city',
  builder: (yargs) =>
    makeOptions(yargs.positional('prompt', { type: 'string', demandOption: true }))
      .option('model', { choices: ['a', 'b'] as const, default: 'a', describe: 'The cheaper one, or the better one' })
      .option('image', { type: 'string', describe: 'Name of a picture of the project that the camera moves over' })
      .option('seconds', { type: 'number', default: 4, describe: 'Its length, from 1 to 30' })
      .option('move', { choices: cameraMoves, describe: 'By default read from the prompt' })
      .option('seed', { type: 'number', describe: 'Another seed gives another clip' }) as never,
  async handler(arguments_) {
    const { prompt, model, image, seconds, move, seed } = arguments_;
    const endpoint = model === 'b' ? generateVideoB : generateVideoA;
    await makeMedia(context, arguments_, endpoint, { prompt, image, seconds, move, seed });
  },
});
