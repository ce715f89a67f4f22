import { writeFile } from 'node:fs/promises';
import { getScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  scene: string;
  output?: string;
}

/** Writes the code of a scene to a file, or to standard output without one. */
export const createScenesCodeCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes code scn_0123 --output hero.tsx',
  builder: (yargs) =>
    yargs
      .positional('scene', { type: 'string', demandOption: true })
      .option('output', { alias: 'o', type: 'string', describe: 'The file to write' }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), sceneId: arguments_.scene };
    const scene = await context.client().call(getScene, { params });
    const output = context.output(arguments_);
    if (!arguments_.output) {
      output.value(scene);
      output.say(scene.code);
      return;
    }
    await writeFile(arguments_.output, scene.code);
    const { code, ...rest } = scene;
    output.value({ ...rest, file: arguments_.output, bytes: Buffer.byteLength(code) });
    output.say(`Wrote ${arguments_.output}. Next: framewright scenes set-code ${scene.id} --file ${arguments_.output}`);
  },
});
