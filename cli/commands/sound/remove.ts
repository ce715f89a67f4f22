import { removeSound } from '../../../contract/sound.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Takes a sound out of the film; its file stays in the library, and the revision before can be restored. */
export const createSoundRemoveCommand = (context: CliContext): Command<CommonArguments & { clip: string }> => ({
  example: 'framewright sound remove snd_0123',
  builder: (yargs) => yargs.positional('clip', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), clipId: arguments_.clip };
    const reply = await context.client().call(removeSound, { params, query: {} });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Taken out in ${reply.revision}.`);
  },
});
