import { type Asset, getAsset } from '../../../contract/assets.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { download } from '../../download.ts';
import { assetIdOf } from './asset-id.ts';
import { addressOf, sayAsset } from './say-asset.ts';

type ShowArguments = CommonArguments & { asset: string; out?: string };

/** Shows one file of the active project, given by its id or name, and saves it on request. */
export const createMediaShowCommand = (context: CliContext): Command<ShowArguments> => ({
  example: 'framewright media show logo --out logo.png',
  builder: (yargs) =>
    yargs.positional('asset', { type: 'string', demandOption: true, describe: 'Its name or id' }).option('out', {
      type: 'string',
      describe: 'Save the file here: a picture as PNG or JPEG, a sound as FLAC, a clip as MP4',
    }) as never,
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const assetId = await assetIdOf(context, projectId, arguments_.asset);
    const asset = await context.client().call(getAsset, { params: { projectId, assetId } });
    const file = arguments_.out ? await download(neededAddressOf(asset), arguments_.out) : undefined;
    const output = context.output(arguments_);
    output.value({ ...asset, ...(file && { file }) });
    const { name, state, type, bytes, picture, clip, sound, font } = asset;
    output.say(`${name}: ${type}, ${bytes} bytes, ${state}.${asset.refusal ? ` ${asset.refusal}` : ''}`);
    if (state === 'ready') output.say(`${sayAsset(asset)}${(picture ?? clip)?.alpha ? ', see-through' : ''}`);
    for (const part of [picture, clip, sound, font]) if (part) output.say(part.url);
    if (file) output.say(`Saved as ${file}`);
  },
});

function neededAddressOf(asset: Asset): string {
  const url = addressOf(asset);
  if (url !== undefined) return url;
  throw new AppError('not_found', 'asset without a file', {
    detail: `${asset.name} has no file to save: it is ${asset.state}. ${asset.refusal ?? 'See framewright media list.'}`,
  });
}
