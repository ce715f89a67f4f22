import { randomUUID } from 'node:crypto';
import { duplicateScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  scene: string;
  name?: string;
  track?: number;
  start?: number;
  base?: string;
}

/** Copies a scene to a place, or to the end of its track. */
export const createScenesDuplicateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes duplicate scn_0123 --name "Opening again" --start 120',
  builder: (yargs) =>
    yargs
      .positional('scene', { type: 'string', demandOption: true, describe: 'Its id' })
      .option('name', { type: 'string' })
      .option('track', { type: 'number', describe: 'Its own track without' })
      .option('start', { type: 'number', describe: 'First frame; after the last scene of the track without' })
      .option('base', { type: 'string', describe: 'The revision you saw' }) as never,
  async handler(arguments_) {
    const { scene: sceneId, name, track, start: startFrame, base } = arguments_;
    const params = { projectId: context.projectId(arguments_), sceneId };
    const body = { name, track, startFrame, base };
    const change = await context.client().call(duplicateScene, { params, body, idempotencyKey: randomUUID() });
    const output = context.output(arguments_);
    output.value(change);
    const { id, name: called, track: at, startFrame: from } = change.scene;
    output.say(`${called} is scene ${id}, on track ${at} from frame ${from}, in ${change.revision}.`);
  },
});
