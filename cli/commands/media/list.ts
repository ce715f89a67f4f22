import { type Asset, listAssets } from '../../../contract/assets.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { measureOf } from './say-asset.ts';

/** Lists the uploaded files of the active project. */
export const createMediaListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright media list',
  async handler(arguments_) {
    const list = await context.client().call(listAssets, { params: { projectId: context.projectId(arguments_) } });
    const output = context.output(arguments_);
    output.value(list);
    if (list.assets.length === 0) return output.say('No files yet. Next: framewright media upload <file…>');
    output.table(
      ['name', 'id', 'type', 'size', 'see-through', 'state'],
      list.assets.map((asset) => [
        ...[asset.name, asset.id, asset.type, measureOf(asset)],
        ...[alphaOf(asset), asset.state],
      ]),
    );
  },
});

function alphaOf({ picture, clip }: Asset): string {
  const seen = picture ?? clip;
  return seen ? (seen.alpha ? 'yes' : 'no') : '–';
}
