import { deleteAsset } from '../../../contract/assets.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Deletes an uploaded file of the active project that no revision shows. */
export const createMediaDeleteCommand = (context: CliContext): Command<CommonArguments & { asset: string }> => ({
  example: 'framewright media delete ast_0123',
  builder: (yargs) => yargs.positional('asset', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), assetId: arguments_.asset };
    const reply = await context.client().call(deleteAsset, { params });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Deleted ${arguments_.asset}.`);
  },
});
