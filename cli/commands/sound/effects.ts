import { placeEffects } from '../../../contract/sound-effects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  apply?: boolean;
  base?: string;
}

/** Shows which effects the film's motion would have; places them only with `--apply`. */
export const createSoundEffectsCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright sound effects --apply',
  builder: (yargs) =>
    yargs
      .option('apply', { type: 'boolean', describe: 'Place them, instead of those that stand' })
      .option('base', { type: 'string', describe: 'The revision you saw' }) as never,
  async handler(arguments_) {
    const { apply, base } = arguments_;
    const params = { projectId: context.projectId(arguments_) };
    const reply = await context.client().call(placeEffects, { params, body: { apply, base } });
    const output = context.output(arguments_);
    output.value(reply);
    output.table(
      ['effect', 'from', 'frames', 'volume'],
      reply.clips.map(({ asset, startFrame, durationInFrames, volume }) => [
        ...[asset, `${(startFrame / reply.fps).toFixed(2)} s`, durationInFrames, `${volume} dB`],
      ]),
    );
    output.say(
      reply.applied ? `Placed in ${reply.revision}.` : 'A dry run: nothing changed. Add --apply to place them.',
    );
  },
});
