import { setSceneCode } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { readSourceFile } from '../../read-source-file.ts';

interface Arguments extends CommonArguments {
  scene: string;
  file: string;
  base?: string;
}

/** Replaces the code of a scene without a director. */
export const createScenesSetCodeCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes set-code scn_0123 --file hero.tsx',
  builder: (yargs) =>
    yargs
      .positional('scene', { type: 'string', demandOption: true })
      .option('file', { type: 'string', demandOption: true })
      .option('base', {
        type: 'string',
        describe: 'The revision you saw; a newer change of the scene is refused',
      }) as never,
  async handler(arguments_) {
    const code = await readSourceFile(arguments_.file);
    const params = { projectId: context.projectId(arguments_), sceneId: arguments_.scene };
    const change = await context.client().call(setSceneCode, { params, body: { code, base: arguments_.base } });
    const output = context.output(arguments_);
    output.value(change);
    output.say(`${change.scene.name} changed in ${change.revision}. Next: framewright review`);
  },
});
