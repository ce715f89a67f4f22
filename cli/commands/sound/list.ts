import { listSound } from '../../../contract/sound.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists what the active project's film is heard with. */
export const createSoundListCommand = (context: CliContext): Command<CommonArguments & { revision?: string }> => ({
  example: 'framewright sound list',
  builder: (yargs) => yargs.option('revision', { type: 'string', describe: 'The head without' }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_) };
    const list = await context.client().call(listSound, { params, query: { revision: arguments_.revision } });
    const output = context.output(arguments_);
    output.value(list);
    if (list.clips.length === 0) return output.say('The film is silent. Next: framewright sound add <asset>');
    output.table(
      ['sound', 'id', 'role', 'track', 'from frame', 'frames', 'left out', 'volume', 'fades'],
      list.clips.map((clip) => [
        ...[clip.asset, clip.id, clip.role, String(clip.track)],
        ...[String(clip.startFrame), String(clip.durationInFrames), `${clip.fromSeconds} s`, `${clip.volume} dB`],
        `${clip.fadeInFrames}/${clip.fadeOutFrames}`,
      ]),
    );
  },
});
