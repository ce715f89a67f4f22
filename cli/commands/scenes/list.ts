import { listScenes } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the scenes of the head revision. */
export const createScenesListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright scenes list --json',
  async handler(arguments_) {
    const list = await context.client().call(listScenes, { params: { projectId: context.projectId(arguments_) } });
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'name', 'track', 'start', 'length', 'by'],
      list.scenes.map(({ id, name, track, startFrame, durationInFrames, writtenBy }) => [
        id,
        name,
        track,
        startFrame,
        durationInFrames,
        writtenBy,
      ]),
    );
  },
});
