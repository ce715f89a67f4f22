import { deleteAsset } from '../../../contract/assets.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { assetIdOf } from './asset-id.ts';

/** Deletes a file of the active project, given by its id or name, that no revision shows. */
export const createMediaDeleteCommand = (context: CliContext): Command<CommonArguments & { asset: string }> => ({
  example: 'framewright media delete logo',
  builder: (yargs) =>
    yargs.positional('asset', { type: 'string', demandOption: true, describe: 'Its name or id' }) as never,
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const assetId = await assetIdOf(context, projectId, arguments_.asset);
    const reply = await context.client().call(deleteAsset, { params: { projectId, assetId } });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Deleted ${arguments_.asset}.`);
  },
});
