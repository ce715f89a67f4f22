import { randomUUID } from 'node:crypto';
import { addSound } from '../../../contract/sound.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PlaceArguments, placeOf, placeOptions } from './place-options.ts';
import { clipInWords } from './say-clip.ts';

/** Lays a sound of the library under the active project's film. */
export const createSoundAddCommand = (
  context: CliContext,
): Command<CommonArguments & PlaceArguments & { asset: string }> => ({
  example: 'framewright sound add calm-piano --role music --volume -6',
  builder: (yargs) =>
    placeOptions(yargs.positional('asset', { type: 'string', demandOption: true, describe: 'Its name' })) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_) };
    const body = { asset: arguments_.asset, ...placeOf(arguments_) };
    const change = await context.client().call(addSound, { params, body, idempotencyKey: randomUUID() });
    const output = context.output(arguments_);
    output.value(change);
    output.say(`${clipInWords(change.clip)} Next: framewright export start`);
  },
});
