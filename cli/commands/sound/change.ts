import { changeSound } from '../../../contract/sound.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PlaceArguments, placeOf, placeOptions } from './place-options.ts';
import { clipInWords } from './say-clip.ts';

/** Moves a sound of the film, cuts it, or makes it louder or softer. */
export const createSoundChangeCommand = (
  context: CliContext,
): Command<CommonArguments & PlaceArguments & { clip: string }> => ({
  example: 'framewright sound change snd_0123 --volume -9 --fade-out 45',
  builder: (yargs) => placeOptions(yargs.positional('clip', { type: 'string', demandOption: true })) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), clipId: arguments_.clip };
    const change = await context.client().call(changeSound, { params, body: placeOf(arguments_) });
    const output = context.output(arguments_);
    output.value(change);
    output.say(clipInWords(change.clip));
  },
});
