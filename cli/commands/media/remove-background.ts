import { removeBackground } from '../../../contract/media-operations.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type MakeArguments, makeMedia, makeOptions } from './generate.ts';

/** Cuts what a picture shows out of its ground. */
export const createMediaRemoveBackgroundCommand = (
  context: CliContext,
): Command<MakeArguments & { asset: string }> => ({
  example: 'framewright media remove-background product --name product-cut',
  builder: (yargs) =>
    makeOptions(
      yargs.positional('asset', { type: 'string', demandOption: true, describe: 'Name of a picture of the project' }),
    ) as never,
  handler: (arguments_) => makeMedia(context, arguments_, removeBackground, { asset: arguments_.asset }),
});
