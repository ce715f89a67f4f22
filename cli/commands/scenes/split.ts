import { randomUUID } from 'node:crypto';
import { splitScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  scene: string;
  frame: number;
  name?: string;
  base?: string;
}

/** Cuts a scene in two at a frame of the film. */
export const createScenesSplitCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes split scn_0123 --frame 90',
  builder: (yargs) =>
    yargs
      .positional('scene', { type: 'string', demandOption: true, describe: 'Its id' })
      .option('frame', {
        type: 'number',
        demandOption: true,
        describe: 'Frame of the film where the later part begins',
      })
      .option('name', { type: 'string', describe: 'Name of the later part' })
      .option('base', { type: 'string', describe: 'The revision you saw' }) as never,
  async handler(arguments_) {
    const { scene: sceneId, frame, name, base } = arguments_;
    const params = { projectId: context.projectId(arguments_), sceneId };
    const body = { frame, name, base };
    const change = await context.client().call(splitScene, { params, body, idempotencyKey: randomUUID() });
    const output = context.output(arguments_);
    output.value(change);
    const later = change.scenes[1];
    output.say(`${later?.name} is scene ${later?.id}, from frame ${later?.startFrame}, in ${change.revision}.`);
  },
});
