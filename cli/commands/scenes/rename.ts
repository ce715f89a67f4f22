import { renameScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  scene: string;
  name: string;
  base?: string;
}

/** Gives a scene another name. */
export const createScenesRenameCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes rename scn_0123 "Opening"',
  builder: (yargs) =>
    yargs
      .positional('scene', { type: 'string', demandOption: true, describe: 'Its id' })
      .positional('name', { type: 'string', demandOption: true })
      .option('base', {
        type: 'string',
        describe: 'The revision you saw; a newer change of the scene is refused',
      }) as never,
  async handler(arguments_) {
    const { scene: sceneId, name, base } = arguments_;
    const params = { projectId: context.projectId(arguments_), sceneId };
    const change = await context.client().call(renameScene, { params, body: { name, base } });
    const output = context.output(arguments_);
    output.value(change);
    output.say(`Scene ${sceneId} is called ${change.scene.name} in ${change.revision}.`);
  },
});
