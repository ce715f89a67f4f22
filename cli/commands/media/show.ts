import { getAsset } from '../../../contract/assets.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { sayAsset } from './say-asset.ts';

/** Shows one uploaded file of the active project. */
export const createMediaShowCommand = (context: CliContext): Command<CommonArguments & { asset: string }> => ({
  example: 'framewright media show ast_0123',
  builder: (yargs) => yargs.positional('asset', { type: 'string', demandOption: true }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_), assetId: arguments_.asset };
    const asset = await context.client().call(getAsset, { params });
    const output = context.output(arguments_);
    output.value(asset);
    const { name, state, type, bytes, picture, clip, sound } = asset;
    output.say(`${name}: ${type}, ${bytes} bytes, ${state}.${asset.refusal ? ` ${asset.refusal}` : ''}`);
    if (state === 'ready') output.say(`${sayAsset(asset)}${(picture ?? clip)?.alpha ? ', see-through' : ''}`);
    for (const part of [picture, clip, sound]) if (part) output.say(part.url);
  },
});
