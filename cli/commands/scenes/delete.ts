import { deleteScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Deletes a scene; the revision before it can be restored. */
export const createScenesDeleteCommand = (context: CliContext): Command<CommonArguments & { scene: string }> => ({
  example: 'framewright scenes delete scn_0123',
  builder: (yargs) => yargs.positional('scene', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), sceneId: arguments_.scene };
    const reply = await context.client().call(deleteScene, { params });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Deleted in ${reply.revision}.`);
  },
});
